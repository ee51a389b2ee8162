#!/bin/sh
# Sells while the tax authority is down: sh rehearse-outage.sh
# Only with a sandbox key: `simulate` says how the simulated authority behaves towards this one document.
set -eu

# By standard input: an argument could be read in the list of processes.
authorization() { echo "Authorization: Bearer $MOSTRADOR_KEY"; }

invoices=${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices

invoice=$(authorization | curl -sS -H @- --fail-with-body "$invoices?wait=2" \
  -H "Content-Type: application/json" \
  -H "Idempotency-Key: rehearsal-$(date +%s)-$$" \
  -d '{
    "buyer": { "identification_type": "consumidor_final" },
    "lines": [
      {
        "description": "Café molido 250 g",
        "quantity": "1",
        "unit_price": "4.50",
        "taxes": [{ "type": "iva", "rate": "iva_15" }]
      }
    ],
    "payments": [{ "method": "sin_sistema_financiero" }],
    "simulate": "unavailable"
  }')

# Issuing never fails because the authority is away. The number and the access key are final: print, and go on selling.
printf '%s' "$invoice" | jq -r '[.number, .status, .access_key] | join(" ")'
ticket=factura-$(printf '%s' "$invoice" | jq -r .number).pdf
authorization | curl -sS -H @- --fail -o "$ticket" "$invoices/$(printf '%s' "$invoice" | jq -r .id)/ride?format=ticket80"
echo "$ticket"
