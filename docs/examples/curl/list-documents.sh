#!/bin/sh
# Prints every document since a day, newest first: sh list-documents.sh [YYYY-MM-DD]
set -eu

# By standard input: an argument could be read in the list of processes.
authorization() { echo "Authorization: Bearer $MOSTRADOR_KEY"; }

since=${1:-2020-01-01}
cursor=

while :; do
  page=$(authorization | curl -sS -H @- --fail-with-body --get "${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/documents" \
    --data-urlencode "issue_date[gte]=$since" -d limit=100 ${cursor:+--data-urlencode "cursor=$cursor"})
  printf '%s' "$page" | jq -r '.data[] | [.object, .number, .status] | join(" ")'
  cursor=$(printf '%s' "$page" | jq -r '.next_cursor // empty')
  [ -n "$cursor" ] || break
done
