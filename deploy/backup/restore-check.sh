#!/bin/sh
# Restores the newest backup and the archived log beside the running database, up to this moment, starts it and compares.
# Run it on a database machine as the user postgres; the running database is only read, apart from a restore point.
#   npm run restore-check      or      sh deploy/backup/restore-check.sh
# Settings: STANZA (oktet), PGDATABASE (oktet), PGPORT (5432), CHECK_PORT (5499), CHECK_DIR (a folder with room for the
# database, /var/tmp), PG_BIN (folder of PostgreSQL's programs), PGBACKREST (pgbackrest, with options if it needs some).
set -eu
stanza=${STANZA:-oktet}
port=${CHECK_PORT:-5499}
bin=${PG_BIN:-$(pg_config --bindir)}
backrest=${PGBACKREST:-pgbackrest}
export PGDATABASE="${PGDATABASE:-oktet}"
dir=$(mktemp -d "${CHECK_DIR:-/var/tmp}/oktet-restore-XXXXXX")
trap '"$bin/pg_ctl" -D "$dir/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$dir"' EXIT
ask() { psql -XAtq -v ON_ERROR_STOP=1 "$@"; }

count="SELECT (SELECT count(*) FROM booking), (SELECT count(*) FROM booking_event), (SELECT count(*) FROM account)"
before=$(ask -c "$count")
head=$(ask -c "SELECT log_seq || ' ' || log_hash FROM queue_head")
point="oktet-check-$(date +%s)"
ask -c "SELECT pg_create_restore_point('$point')" >/dev/null
# Waits until the archive has the log up to the restore point. Fails after 30 s.
$backrest --stanza="$stanza" --archive-timeout=30 --log-level-console=warn check

began=$(date +%s)
mkdir -m 700 "$dir/data"
$backrest --stanza="$stanza" --pg1-path="$dir/data" --type=name --target="$point" --target-action=promote \
  --archive-mode=off --log-level-console=warn restore
restored=$(date +%s)
# The copy gets its own settings, because Debian keeps the settings outside of the data folder and they name that folder. These five
# must not be smaller than in the running database, or the log cannot be replayed. The socket is in a folder of this user.
ask -c "SELECT name || ' = ' || setting FROM pg_settings WHERE name IN ('max_connections', 'max_worker_processes', 'max_wal_senders',
  'max_prepared_transactions', 'max_locks_per_transaction')" > "$dir/postgresql.conf"
echo 'local all all trust' > "$dir/pg_hba.conf"
"$bin/pg_ctl" -D "$dir/data" -l "$dir/log" -w -t 3600 \
  -o "-p $port -k $dir -c listen_addresses= -c config_file=$dir/postgresql.conf -c hba_file=$dir/pg_hba.conf" start >/dev/null || { cat "$dir/log"; exit 1; }
# Until recovery ends, the copy only replays the archive.
until state=$(ask -h "$dir" -p "$port" -c 'SELECT pg_is_in_recovery()') || { tail -n 5 "$dir/log" >&2; exit 1; }
  [ "$state" = f ]; do sleep 0.2; done
ready=$(date +%s)

after=$(ask -h "$dir" -p "$port" -c "$count")
hash=$(ask -h "$dir" -p "$port" -c "SELECT seq || ' ' || hash FROM queue_log WHERE seq = ${head% *}")
echo "bookings|events|accounts  running $before, restored $after"
echo "head of the queue's log   running $head, restored ${hash:-none}"
echo "restored in $((restored - began)) s, serving after $((ready - began)) s (RTO seen)"
# The running database may have grown before the restore point was set, so the copy may have more rows, but never fewer.
less=$(ask -c "SELECT bool_or(a::bigint < b::bigint) FROM unnest(string_to_array('$after', '|'), string_to_array('$before', '|')) AS t (a, b)")
if [ "$less" = t ] || { [ "${head% *}" != 0 ] && [ "$hash" != "$head" ]; }; then
  echo "The restored database lacks something of the running one." >&2
  exit 1
fi
# This check archived the log first, so it does not tell what would be lost if the machine died at once.
echo "Nothing that was committed before the restore point is missing."
