#!/bin/sh
# Makes a backup each night at 02:17 UTC, as the CronJob in deploy/kubernetes does. Makes one at once if there is no checked backup of the
# last day, for example after the first start. A backup that can be restored has a file `checked`.
#
#   sh -eu back-up-nightly.sh FOLDER
backups=$1
at=$((2 * 3600 + 17 * 60))
retry_after=600

is_fresh() {
  find "$backups" -mindepth 2 -maxdepth 2 -name checked -mmin -1440 | grep -q .
}

# We promise to erase deleted accounts. So backups older than 30 days are deleted once there is a newer one.
back_up() {
  folder="$backups/$(date -u +%Y-%m-%dT%H%M%SZ)"
  node api/src/commands/backup.ts "$folder" &&
    node api/src/commands/restore.ts "$folder" --check &&
    touch "$folder/checked" &&
    find "$backups" -mindepth 1 -maxdepth 1 -name '20*' -mtime +29 -exec rm -r -- {} +
}

try_to_back_up() {
  for _ in 1 2 3; do
    if back_up; then return; fi
    echo "the backup failed" >&2
    rest "$retry_after"
  done
}

# `sleep` in the foreground would delay signals until it ends; `wait` is interrupted by them.
rest() {
  sleep "$1" &
  wait $!
}

# An interrupted backup is never continued; restoring refuses it.
trap 'exit 0' TERM INT
is_fresh || try_to_back_up
while :; do
  rest "$((86400 - ($(date -u +%s) - at) % 86400))"
  try_to_back_up
done
