"""What a server's refusal means, in a sentence that names the profile and the remedy, and never the key."""

import re

import openai

from core.errors import ContextOverflowError, ModelError, ModelSetupError
from core.llm.calling.retries import is_out_of_credit
from core.llm.profile import Profile, without_key

_OVERFLOW = re.compile(
    r"context[ _-]?(length|window|size)|maximum context|too many tokens|prompt is too long|exceeds? .*context",
    re.I,
)
_REFUSAL_CHARACTERS = 300


def is_about_the_form(error: openai.APIStatusError) -> bool:
    """Whether a server refuses the way in which a JSON answer is asked for."""
    return error.status_code in (400, 415, 422, 501) and bool(
        re.search(
            r"response_format|json_schema|json_object|structured output|guided", _told(error, None), re.I
        )
    )


def meaning(error: openai.APIStatusError, profile: Profile, key: str | None) -> ModelError:
    """The error of our own tree for a refusal that another attempt does not mend."""
    told, status, name = _told(error, key), error.status_code, profile.name
    if status in (401, 403):
        source = profile.key_env or ("keyring" if profile.key_in_keyring else None)
        if source is None:
            return ModelSetupError(
                f"模型配置 {name}：服务器要求密钥，但没有设置（HTTP {status}）：{told}",
                f"profile {name}: the server wants a key, and none is set (HTTP {status}): {told}",
            )
        return ModelSetupError(
            f"模型配置 {name}：服务器拒绝了密钥（HTTP {status}，密钥来自 {source}）：{told}",
            f"profile {name}: the server refused the key (HTTP {status}, key from {source}): {told}",
        )
    if status == 404:
        return ModelSetupError(
            f"模型配置 {name}：{profile.base_url} 没有模型 {profile.model}，或地址不对（HTTP 404）：{told}",
            f"profile {name}: {profile.base_url} has no model {profile.model}, or the address is wrong (HTTP 404): {told}",
        )
    if is_out_of_credit(error):
        return ModelSetupError(
            f"模型配置 {name}：账户余额不足：{told}", f"profile {name}: the account is out of credit: {told}"
        )
    if error.code == "context_length_exceeded" or (status in (400, 413, 422) and _OVERFLOW.search(told)):
        return ContextOverflowError(
            f"模型配置 {name}：对话超出模型的上下文长度：{told}",
            f"profile {name}: the conversation is longer than the model's context: {told}",
        )
    return ModelError(
        f"模型配置 {name}：服务器拒绝了请求（HTTP {status}）：{told}",
        f"profile {name}: the server refused the request (HTTP {status}): {told}",
    )


def _told(error: openai.APIStatusError, key: str | None) -> str:
    text = without_key(error.message, key)
    text = "".join(letter if letter.isprintable() else " " for letter in text)
    return text if len(text) <= _REFUSAL_CHARACTERS else text[:_REFUSAL_CHARACTERS] + "…"
