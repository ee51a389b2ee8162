#!/bin/sh
# Sends an invoice with mistakes, and tells each one where it is: sh handle-a-problem.sh
set -eu

# By standard input: an argument could be read in the list of processes.
authorization() { echo "Authorization: Bearer $MOSTRADOR_KEY"; }

# All mistakes come at once. `pointer` says where in the body: put the message beside that field.
authorization | curl -sS -H @- "${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices" \
  -H "Content-Type: application/json" \
  -d '{
    "buyer": { "identification_type": "consumidor_final" },
    "lines": [{ "quantity": "dos", "unit_price": "4.50", "taxes": [{ "type": "iva", "rate": "iva_15" }] }],
    "payments": [{ "method": "sin_sistema_financiero" }]
  }' |
  jq -r '"\(.code) (\(.status)): \(.detail)", (.errors[] | "\(.pointer): \(.message)")'
