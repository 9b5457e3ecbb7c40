"""A model server that was written elsewhere: llama.cpp's own, with a tiny model."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import xllamacpp

from tests.fakes.tiny_model import write_tiny_model

NAME, KEY = "tiny", "sk-of-the-server"


@contextmanager
def llama_serving(folder: Path) -> Iterator[str]:
    """The base URL of a server that runs while the block does; it keeps its model in the folder and wants KEY."""
    path = folder / "tiny.gguf"
    write_tiny_model(path)
    settings = xllamacpp.CommonParams()
    settings.model.path, settings.model_alias = str(path), {NAME}
    settings.port, settings.api_keys = 0, [KEY]
    settings.n_ctx, settings.n_parallel, settings.cpuparams.n_threads = 8192, 1, 1
    settings.verbosity, settings.use_jinja = -1, True
    settings.embedding, settings.pooling_type = True, xllamacpp.llama_pooling_type.LLAMA_POOLING_TYPE_MEAN
    # the server ends where nothing holds it any more
    server = xllamacpp.Server(settings)
    yield f"{server.listening_address}/v1"
    del server
