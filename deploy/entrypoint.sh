#!/bin/sh
# The container's entry point: activates the image's build, then runs nginx. If $DEPLOY_ROOT/shared is a volume, it
# preserves the hashed files of earlier images.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
export DEPLOY_ROOT="${DEPLOY_ROOT:-/srv/harmattan}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"

"$here/configure.sh"
[ -d "$DEPLOY_ROOT/releases/image" ] || "$here/release.sh" add image
RELOAD=true "$here/release.sh" activate image
exec nginx -e stderr -c "$DEPLOY_ROOT/nginx/nginx.conf" -g 'daemon off;'
