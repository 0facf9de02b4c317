#!/bin/bash
# The container's health check: whether nginx sends a file. Bash opens the connection itself, because the image has no HTTP
# client.
set -euo pipefail

LISTEN=${LISTEN:-8080}
address=${LISTEN%% *}
port=${address##*:}
host=${address%"$port"}
host=${host%:}
case $host in '' | '*' | 0.0.0.0 | '[::]') host=localhost ;; esac
host=${host#[}

exec 3<>"/dev/tcp/${host%]}/$port"
printf 'GET /robots.txt HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
IFS= read -r -t 4 status <&3
case $status in
HTTP/1.?\ 200\ *) ;;
# nginx's response to plain HTTP where it expects HTTPS.
HTTP/1.?\ 400\ *) case $LISTEN in *\ ssl*) ;; *) exit 1 ;; esac ;;
*) exit 1 ;;
esac
