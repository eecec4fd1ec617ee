#!/bin/sh
# Tries an image on the database of DATABASE_URL (reachable from here): as a user that it does not know, with a read-only root,
# ready within 10 s of its start and gone within 10 s of SIGTERM. ENGINE=docker for another program than podman.
set -eu
engine=${ENGINE:-podman} image=${1:-oktet} port=${PORT:-3900} name=oktet-try-$$
now() { date +%s%3N; }

# The first argument is the engine's command, such as run. The others are passed on.
do_with() {
  action=$1 && shift
  "$engine" "$action" --network host --user 54321 --read-only --cap-drop all --security-opt no-new-privileges \
    --tmpfs /tmp --tmpfs /data:mode=1777 --name "$name" \
    --env DATABASE_URL="$DATABASE_URL" --env AUTH_SECRET=f3b1c7d29a8e4065b7d1a2c39e8f4d60 --env PORT="$port" \
    --env PUBLIC_URL=https://oktet.example --env TERMINAL_ADDRESSES=10.1.2.0/24 \
    --env SMTP_URL=smtp://127.0.0.1:9 --env SMS_URL=https://sms.example/send "$@"
}
trap '"$engine" rm --force "$name" >/dev/null 2>&1' EXIT

do_with run --rm "$image" tools/migrate.ts
# Creating comes first, because some storage drivers copy the whole image then, which is no part of the start.
do_with create "$image" >/dev/null
began=$(now)
"$engine" start "$name" >/dev/null
until curl -fso /dev/null "http://127.0.0.1:$port/health/ready"; do
  [ $(($(now) - began)) -lt 60000 ] || { "$engine" logs "$name"; exit 1; }
  sleep 0.1
done
ready=$(($(now) - began))
began=$(now)
"$engine" stop --time 30 "$name" >/dev/null
stopped=$(($(now) - began))
code=$("$engine" inspect --format '{{.State.ExitCode}}' "$name")
echo "ready after $ready ms, stopped after $stopped ms with code $code"
[ "$ready" -le 10000 ] && [ "$stopped" -le 10000 ] && [ "$code" = 0 ]
