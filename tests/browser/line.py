"""The websocket between a page and the studio, on which what the page says can be held back: a press that is on its way."""

from playwright.sync_api import Page, WebSocketRoute
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg


class Line:
    """Passes on what is said in both directions; of what the page says, nothing while it is held."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._is_held = False
        self._runs_ended = 0
        page.route_web_socket("**/_stcore/stream", self._open)

    def hold(self) -> None:
        """Keep what the page says from now on."""
        self._is_held = True

    def release_first(self) -> None:
        """Pass on the first that is kept, and keep the rest."""
        while not self._held:
            self._page.wait_for_timeout(10)
        studio, said = self._held.pop(0)
        studio.send(said)

    def answer_first(self) -> None:
        """Pass on the first that is kept, and wait until the studio has drawn what it asks for."""
        before = self._runs_ended
        self.release_first()
        while self._runs_ended == before:
            self._page.wait_for_timeout(10)

    def release(self) -> None:
        """Pass on all that was kept, at once and in order."""
        self._is_held = False
        held, self._held = self._held, []
        for studio, said in held:
            studio.send(said)

    def _open(self, page: WebSocketRoute) -> None:
        studio = page.connect_to_server()
        page.on_message(lambda said: self._say(studio, said))
        studio.on_message(lambda said: self._answer(page, said))

    def _answer(self, page: WebSocketRoute, said: str | bytes) -> None:
        page.send(said)
        if isinstance(said, bytes):
            self._runs_ended += ForwardMsg.FromString(said).WhichOneof("type") == "script_finished"

    def _say(self, studio: WebSocketRoute, said: str | bytes) -> None:
        if self._is_held:
            self._held.append((studio, said))
        else:
            studio.send(said)
