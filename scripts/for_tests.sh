#!/usr/bin/env bash
# Installs what the tests need and a machine may lack: Chromium, a font with Chinese characters, PostgreSQL.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v fc-list >/dev/null || missing+=(fontconfig)
{ command -v fc-list >/dev/null && [ -n "$(fc-list :lang=zh family)" ]; } || missing+=(fonts-noto-cjk)
{ command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb'; } >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
	echo "The tests need ${missing[*]}: please install them (on Debian: apt-get install ${missing[*]})." >&2
	exit 1
fi
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
echo "Installing ${missing[*]} for the tests"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
