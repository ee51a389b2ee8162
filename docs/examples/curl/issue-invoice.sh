#!/bin/sh
# Issues the invoice of one sale and waits for the decision: sh issue-invoice.sh [SALE]
# Run it again with the same sale: it prints the same invoice, because the sale is the Idempotency-Key.
set -eu

# By standard input: an argument could be read in the list of processes.
authorization() { echo "Authorization: Bearer $MOSTRADOR_KEY"; }

sale=${1:-venta-1041}

# --retry repeats after a broken connection; with the Idempotency-Key that issues nothing twice.
authorization | curl -sS -H @- --fail-with-body --retry 4 --retry-connrefused "${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices?wait=20" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: $sale" \
  -d '{
    "buyer": { "identification_type": "consumidor_final" },
    "lines": [
      {
        "code": "CAF-250",
        "description": "Café molido 250 g",
        "quantity": "2",
        "unit_price": "4.50",
        "taxes": [{ "type": "iva", "rate": "iva_15" }]
      }
    ],
    "payments": [{ "method": "sin_sistema_financiero" }],
    "metadata": { "sale": "'"$sale"'" }
  }' |
  jq -r '.detail // ([.number, .status, .access_key] | join(" "))'
