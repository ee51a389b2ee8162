#!/bin/sh
# Saves the printed page (RIDE) and the XML of the last authorized invoice here: sh download-ride.sh
set -eu

# By standard input: an argument could be read in the list of processes.
authorization() { echo "Authorization: Bearer $MOSTRADOR_KEY"; }

invoices=${MOSTRADOR_URL:-http://127.0.0.1:4747}/v1/ec/invoices

authorization | curl -sS -H @- --fail-with-body "$invoices?status=authorized&limit=1" |
  jq -r '.data[] | [.id, .number] | join(" ")' |
  while read -r id number; do
    # a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
    authorization | curl -sS -H @- --fail -o "factura-$number.pdf" "$invoices/$id/ride?format=ticket80"
    authorization | curl -sS -H @- --fail -o "factura-$number.xml" "$invoices/$id/xml"
    echo "factura-$number.pdf"
    echo "factura-$number.xml"
  done
