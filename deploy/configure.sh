#!/bin/sh
# Writes nginx's configuration to $DEPLOY_ROOT/nginx from environment variables. See docs/deployment.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

DEPLOY_ROOT=${DEPLOY_ROOT:-/srv/harmattan}
LISTEN=${LISTEN:-8080}
SERVER_NAME=${SERVER_NAME:-_}
BACKEND_URL=${BACKEND_URL:-}
ACCESS_LOG=${ACCESS_LOG:-/var/log/nginx/access.log}
ACME_ROOT=${ACME_ROOT:-$DEPLOY_ROOT/acme}
BROTLI_MODULE=${BROTLI_MODULE:-/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}
RUN_DIR=$DEPLOY_ROOT/run

# An origin without a path: nginx would replace the request's path with it.
BACKEND_URL=${BACKEND_URL%/}
if ! printf '%s\n' "$BACKEND_URL" | grep -Eq '^(https?://[][A-Za-z0-9.:_-]+)?$'; then
  echo "BACKEND_URL must be an origin such as http://10.0.0.5:8000 (is \"$BACKEND_URL\")" >&2
  exit 1
fi

if [ -e "$BROTLI_MODULE" ]; then
  load_brotli="load_module $BROTLI_MODULE;" brotli='brotli_static on;'
else
  load_brotli='# No Brotli module on this machine: gzip only.' brotli=$load_brotli
fi
if [ -n "$BACKEND_URL" ]; then
  backend_state='proxied to it.'
  backend_map='"~^/(?:api/|(?:health|status)/$)" 1;'
  backend_include="include $DEPLOY_ROOT/nginx/backend.conf;"
else
  backend_state='404, since BACKEND_URL is not set.' backend_map='' backend_include=''
fi
if [ "$ACCESS_LOG" = off ]; then access_log='access_log off;'; else access_log="access_log $ACCESS_LOG harmattan;"; fi

mkdir -p "$DEPLOY_ROOT/nginx" "$RUN_DIR" "$ACME_ROOT"

# Escapes \, & and the delimiter for sed.
escape() { printf '%s' "$1" | sed 's/[\\&|]/\\&/g'; }

render() {
  sed -e "s|@DEPLOY_ROOT@|$(escape "$DEPLOY_ROOT")|g" \
    -e "s|@RUN_DIR@|$(escape "$RUN_DIR")|g" \
    -e "s|@LISTEN@|$(escape "$LISTEN")|g" \
    -e "s|@SERVER_NAME@|$(escape "$SERVER_NAME")|g" \
    -e "s|@ACCESS_LOG@|$(escape "$access_log")|g" \
    -e "s|@ACME_ROOT@|$(escape "$ACME_ROOT")|g" \
    -e "s|@BACKEND_URL@|$(escape "$BACKEND_URL")|g" \
    -e "s|@LOAD_BROTLI@|$(escape "$load_brotli")|g" \
    -e "s|@BROTLI@|$(escape "$brotli")|g" \
    -e "s|@BACKEND_STATE@|$(escape "$backend_state")|g" \
    -e "s|@BACKEND_MAP@|$(escape "$backend_map")|g" \
    -e "s|@BACKEND_INCLUDE@|$(escape "$backend_include")|g" \
    "$here/nginx/$1.template" >"$DEPLOY_ROOT/nginx/$1"
}

render nginx.conf
render site.conf
render backend.conf
render acme.conf
echo "Wrote $DEPLOY_ROOT/nginx/site.conf"
