#!/bin/sh
# Saves the printed page (RIDE) and the XML of the last authorized invoice here: sh download-ride.sh
set -eu
invoices=${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices

curl -sS --fail-with-body "$invoices?status=authorized&limit=1" -H "Authorization: Bearer $MOSTRADOR_KEY" |
  jq -r '.data[] | [.id, .number] | join(" ")' |
  while read -r id number; do
    # a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
    curl -sS --fail -o "factura-$number.pdf" "$invoices/$id/ride?format=ticket80" -H "Authorization: Bearer $MOSTRADOR_KEY"
    curl -sS --fail -o "factura-$number.xml" "$invoices/$id/xml" -H "Authorization: Bearer $MOSTRADOR_KEY"
    echo "factura-$number.pdf"
    echo "factura-$number.xml"
  done
