#!/bin/sh
# Backs up each night at 02:17 UTC into a folder, as the CronJob of deploy/kubernetes does; at once where no good backup of the last day
# is there, such as after the first start. A backup that can be restored has a file `checked`.
#
#   sh -eu back-up-nightly.sh FOLDER
backups=$1
at=$((2 * 3600 + 17 * 60))
retry_after=600

is_fresh() {
  find "$backups" -mindepth 2 -maxdepth 2 -name checked -mmin -1440 | grep -q .
}

# Whoever deletes an account is promised to be forgotten: what is older than 30 days goes, once there is a newer one.
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

# Not by `sleep` alone, during which a shell hears no signal.
rest() {
  sleep "$1" &
  wait $!
}

# A backup that was interrupted is refused and not gone on with.
trap 'exit 0' TERM INT
is_fresh || try_to_back_up
while :; do
  rest "$((86400 - ($(date -u +%s) - at) % 86400))"
  try_to_back_up
done
