"""Issues the invoice of one sale and waits for the decision: python3 issue_invoice.py [SALE]

Run it again with the same sale: it prints the same invoice, because the sale is the Idempotency-Key.
"""

import sys

from mostrador import call

sale = sys.argv[1] if len(sys.argv) > 1 else "venta-1041"

invoice = call(
    "POST",
    "/v1/ec/invoices?wait=20",
    idempotency_key=sale,
    body={
        "buyer": {"identification_type": "consumidor_final"},
        "lines": [
            {
                "code": "CAF-250",
                "description": "Café molido 250 g",
                "quantity": "2",
                "unit_price": "4.50",
                "taxes": [{"type": "iva", "rate": "iva_15"}],
            }
        ],
        "payments": [{"method": "sin_sistema_financiero"}],
        "metadata": {"sale": sale},
    },
)

# `pending` and `submitted` are good news too: the invoice exists, and is delivered by itself.
print(invoice["number"], invoice["status"], invoice["access_key"])
for said in invoice["sri_messages"]:
    print(said["message"], said["remedy"])
