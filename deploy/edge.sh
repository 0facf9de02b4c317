#!/bin/sh
# After `npm run build`: makes dist/ what Netlify and Cloudflare Pages want. They compress by themselves, and read
# response headers from _headers.
set -eu
cd "$(dirname "$0")/.."
cp deploy/generated/_headers dist/_headers
find dist -name '*.br' -delete -o -name '*.gz' -delete
echo 'dist/ is ready to be published.'
