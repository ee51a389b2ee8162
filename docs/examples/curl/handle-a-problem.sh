#!/bin/sh
# Sends an invoice with mistakes, and tells each one where it is: sh handle-a-problem.sh
set -eu

# All mistakes come at once. `pointer` says where in the body: put the message beside that field.
curl -sS "${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices" \
  -H "Authorization: Bearer $MOSTRADOR_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "buyer": { "identification_type": "consumidor_final" },
    "lines": [{ "quantity": "dos", "unit_price": "4.50", "taxes": [{ "type": "iva", "rate": "iva_15" }] }],
    "payments": [{ "method": "sin_sistema_financiero" }]
  }' |
  jq -r '"\(.code) (\(.status)): \(.detail)", (.errors[] | "\(.pointer): \(.message)")'
