#!/bin/sh
# The container's process: the image's build made live, then nginx. Hashed files of earlier images stay in
# $DEPLOY_ROOT/shared, if that is a volume.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export DEPLOY_ROOT="${DEPLOY_ROOT:-/srv/harmattan}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"

"$here/configure.sh"
[ -d "$DEPLOY_ROOT/releases/image" ] || "$here/release.sh" add image
RELOAD=true "$here/release.sh" activate image
exec nginx -e stderr -c "$DEPLOY_ROOT/nginx/nginx.conf" -g 'daemon off;'
