#!/bin/sh
# Prints every document since a day, newest first: sh list-documents.sh [YYYY-MM-DD]
set -eu
since=${1:-2020-01-01}
cursor=

while :; do
  page=$(curl -sS --fail-with-body --get "${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/documents" \
    -H "Authorization: Bearer $MOSTRADOR_KEY" \
    --data-urlencode "issue_date[gte]=$since" -d limit=100 ${cursor:+--data-urlencode "cursor=$cursor"})
  printf '%s' "$page" | jq -r '.data[] | [.object, .number, .status] | join(" ")'
  cursor=$(printf '%s' "$page" | jq -r '.next_cursor // empty')
  [ -n "$cursor" ] || break
done
