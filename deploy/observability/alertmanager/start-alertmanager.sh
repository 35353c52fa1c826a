#!/bin/sh
# Fills the ALERT_ variables into alertmanager.yml and starts Alertmanager with it, which reads no environment itself. With one argument it
# only writes: into that folder.
set -eu
settings="$(dirname "$0")/alertmanager.yml"
folder="${1:-/tmp}"

for name in ALERT_MAIL_TO ALERT_MAIL_FROM ALERT_SMTP_HOST ALERT_SMTP_USER ALERT_SMTP_PASSWORD; do
  eval "value=\${$name:-}"
  case "$value" in
    "") echo "$name is empty: alerts would reach nobody. Set it in kreda.env." >&2; exit 1 ;;
  esac
done
# What would end a quoted text of YAML, or sed's replacement.
for name in ALERT_MAIL_TO ALERT_MAIL_FROM ALERT_SMTP_HOST ALERT_SMTP_USER; do
  eval "value=\$$name"
  case "$value" in
    *[\"\\\|\&]*) echo "$name: without quotation marks, backslashes, bars and ampersands." >&2; exit 1 ;;
  esac
done

umask 077
printf %s "$ALERT_SMTP_PASSWORD" > "$folder/smtp-password"
sed -e "s|\${ALERT_MAIL_TO}|$ALERT_MAIL_TO|" -e "s|\${ALERT_MAIL_FROM}|$ALERT_MAIL_FROM|" \
  -e "s|\${ALERT_SMTP_HOST}|$ALERT_SMTP_HOST|" -e "s|\${ALERT_SMTP_USER}|$ALERT_SMTP_USER|" \
  "$settings" > "$folder/alertmanager.yml"

[ "$#" -eq 0 ] || exit 0
exec /bin/alertmanager --config.file="$folder/alertmanager.yml" --storage.path=/alertmanager --cluster.listen-address=
