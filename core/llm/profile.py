"""Profiles: which server and model to ask, and how. A key is never part of one, only where it is to be found."""

import os
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import keyring
from keyring.errors import KeyringError
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from core.errors import InputError
from core.llm.usage import Budget, Price
from core.text import Text

KEYRING_SERVICE = "tripstudio"
_KEY = re.compile(r"[\x21-\x7e]+")
"""What a header holds of a key."""
REPLAYED_URL = "http://cassette.invalid/v1"
"""The address of a profile that replays; nothing is ever sent to it."""
OPENAI_URL = "https://api.openai.com/v1"
_EXPECTED = {
    "name": Text(
        "名称由字母、数字、点、下划线或连字符组成，以字母或数字开头，最多 64 个字符",
        "a name has letters, digits, dots, underscores and hyphens, begins with a letter or a digit, and is not longer "
        "than 64",
    ),
    "base_url": Text(
        "应是 http 或 https 网址，例如 https://api.deepseek.com/v1；密钥不能写在网址里",
        "it should be an http(s) address such as https://api.deepseek.com/v1, with no key and no query in it",
    ),
    "model": Text("请填写模型名", "give the name of a model"),
}
Structured = Literal["schema", "object", "text"]


def _usable_address(value: str) -> str:
    address = urlsplit(value)
    # asking for the port raises ValueError where it is none
    is_address = address.scheme in ("http", "https") and address.hostname and address.port != 0
    if not is_address or not value.isprintable() or " " in value:
        raise ValueError("not an http(s) address")
    if address.username or address.password or address.query or address.fragment:
        raise ValueError("a key or a query in an address")
    return value.rstrip("/")


class Profile(BaseModel):
    """One way to ask a model.

    `key_env` names the environment variable of the key; `key_in_keyring` says that the system's keyring holds it.
    Prices are for a million tokens, `context` is in tokens, `timeout` the seconds a server may stay silent.
    `structured` is what the server understands of JSON answers: a schema, only "an object", or neither. `record` is a
    cassette to write, `replay` one to answer from in the place of the server. `run_tokens` and `run_cost` (in the currency
    of the prices) end a run that has used as much.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    name: Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")]
    base_url: Annotated[str, AfterValidator(_usable_address)]
    model: Annotated[str, Field(min_length=1)]
    embedding_model: str | None = None
    key_env: str | None = None
    key_in_keyring: bool = False
    temperature: Annotated[float, Field(ge=0, le=2)] = 0.0
    seed: int | None = 0
    price_in: Annotated[float, Field(ge=0)] | None = None
    price_out: Annotated[float, Field(ge=0)] | None = None
    context: Annotated[int, Field(ge=256)] | None = None
    concurrency: Annotated[int, Field(ge=1, le=256)] = 4
    requests_per_minute: Annotated[int, Field(ge=1)] | None = None
    timeout: Annotated[float, Field(gt=0)] = 60.0
    structured: Structured = "schema"
    run_tokens: Annotated[int, Field(ge=1)] | None = None
    run_cost: Annotated[float, Field(gt=0)] | None = None
    record: str | None = None
    replay: str | None = None

    @property
    def price(self) -> Price | None:
        """What tokens cost; None where a price is not given."""
        if self.price_in is None or self.price_out is None:
            return None
        return Price(self.price_in, self.price_out)

    @property
    def budget(self) -> Budget:
        """The most that a run may use."""
        return Budget(tokens=self.run_tokens, cost=self.run_cost)

    @field_validator("run_cost")
    @classmethod
    def _counted_by_prices(cls, value: float | None, info: ValidationInfo) -> float | None:
        if value is not None and None in (info.data.get("price_in"), info.data.get("price_out")):
            raise ValueError("is counted by prices: give price_in and price_out too")
        return value


def read_profile(values: Mapping[str, Any]) -> Profile:
    """A profile of these values. Raises InputError that names the first field that cannot be used."""
    try:
        return Profile.model_validate(dict(values))
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        field, told = ".".join(str(part) for part in fault["loc"]), fault["msg"].removeprefix("Value error, ")
        # what is wrong with an address may be a key in it
        given = "" if field == "base_url" else f" {fault['input']!r}"
        why = _EXPECTED.get(field, Text(told, told))
        raise InputError(
            f"模型配置的 {field}{given} 不可用：{why.zh}",
            f"the profile's {field}{given} cannot be used: {why.en}",
        ) from None


def profile_of_environment(environment: Mapping[str, str] = os.environ) -> Profile | None:
    """The profile `env`, from OPENAI_API_KEY, OPENAI_BASE_URL and TRIPSTUDIO_MODEL; None where neither is set.

    Raises InputError where the model is not named.
    """
    if not environment.get("OPENAI_API_KEY") and not environment.get("OPENAI_BASE_URL"):
        return None
    if not environment.get("TRIPSTUDIO_MODEL"):
        raise InputError(
            "已设置 OPENAI_API_KEY 或 OPENAI_BASE_URL，但没有用 TRIPSTUDIO_MODEL 指明模型",
            "OPENAI_API_KEY or OPENAI_BASE_URL is set, but TRIPSTUDIO_MODEL does not name a model: set it too",
        )
    return read_profile(
        {
            "name": "env",
            "base_url": environment.get("OPENAI_BASE_URL") or OPENAI_URL,
            "model": environment["TRIPSTUDIO_MODEL"],
            "key_env": "OPENAI_API_KEY" if environment.get("OPENAI_API_KEY") else None,
        }
    )


def read_key(profile: Profile, environment: Mapping[str, str] = os.environ) -> str | None:
    """The key of a profile; None where its server needs none. Raises InputError that says where it was looked for."""
    key = _kept_key(profile, environment)
    if key is not None and not _KEY.fullmatch(key):
        where = "系统密钥环" if profile.key_in_keyring else f"环境变量 {profile.key_env} "
        place = (
            "the system's keyring"
            if profile.key_in_keyring
            else f"the environment variable {profile.key_env}"
        )
        raise InputError(
            f"{where}中模型配置 {profile.name} 的密钥含有空格、换行或非 ASCII 字符，不能使用；请重新设置",
            f"the key of the profile {profile.name} in {place} holds a blank, a line end or a letter beyond ASCII, "
            "which no key does: set it again",
        )
    return key


def without_key(text: str, key: str | None) -> str:
    """What a server said, with the key blotted out where it says it."""
    return text.replace(key, "***") if key else text


def _kept_key(profile: Profile, environment: Mapping[str, str]) -> str | None:
    if profile.key_in_keyring:
        key = (_key_of_keyring(profile.name) or "").strip()
        if not key:
            raise InputError(
                f"系统密钥环中没有模型配置 {profile.name} 的密钥；请重新运行 tripstudio llm add {profile.name} --keyring",
                f"the system's keyring has no key for the profile {profile.name}: "
                f"run `tripstudio llm add {profile.name} --keyring` again",
            )
        return key
    if profile.key_env is None:
        return None
    key = environment.get(profile.key_env, "").strip()
    if not key:
        raise InputError(
            f"模型配置 {profile.name} 的密钥应在环境变量 {profile.key_env} 中，但它没有设置；请设置后重新启动",
            f"the key of the profile {profile.name} should be in the environment variable {profile.key_env}, "
            "which is not set: set it and start again",
        )
    return key


def keep_key(profile: str, key: str) -> None:
    """Put a profile's key into the system's keyring. Raises InputError where there is no keyring."""
    try:
        keyring.set_password(KEYRING_SERVICE, profile, key)
    except KeyringError as error:
        raise _no_keyring(error) from error


def forget_key(profile: str) -> str | None:
    """Take a profile's key out of the system's keyring, and return it. Raises InputError where that cannot be done."""
    key = _key_of_keyring(profile)
    try:
        keyring.delete_password(KEYRING_SERVICE, profile)
    except KeyringError as error:
        raise _no_keyring(error) from error
    return key


def _key_of_keyring(profile: str) -> str | None:
    try:
        return keyring.get_password(KEYRING_SERVICE, profile)
    except KeyringError as error:
        raise _no_keyring(error) from error


def _no_keyring(error: KeyringError) -> InputError:
    return InputError(
        f"无法使用系统密钥环；请把密钥放进环境变量，并填写该变量的名称（命令行用 --key-env）。原因：{error}",
        "the system's keyring cannot be used: put the key into an environment variable and name that (--key-env on the "
        f"command line). The reason: {error}",
    )
