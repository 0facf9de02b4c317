#!/bin/sh
# Run after `npm run build`: prepares dist/ for Netlify and Cloudflare Pages, which compress files themselves and read
# response headers from _headers.
set -eu
cd "$(dirname "$0")/.."
[ -f deploy/generated/_headers ] || {
  echo 'The build wrote no _headers: run npm run build, and see its warning.' >&2
  exit 1
}
cp deploy/generated/_headers dist/_headers
find dist -name '*.br' -delete -o -name '*.gz' -delete
echo 'dist/ is ready to publish.'
