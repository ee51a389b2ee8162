"""Sells while the tax authority is down: python3 rehearse_outage.py

Only with a sandbox key: `simulate` says how the simulated authority behaves towards this one document.
"""

import uuid
from pathlib import Path

from mostrador import call, download

invoice = call(
    "POST",
    "/v1/ec/invoices?wait=2",
    idempotency_key=str(uuid.uuid4()),
    body={
        "buyer": {"identification_type": "consumidor_final"},
        "lines": [
            {
                "description": "Café molido 250 g",
                "quantity": "1",
                "unit_price": "4.50",
                "taxes": [{"type": "iva", "rate": "iva_15"}],
            }
        ],
        "payments": [{"method": "sin_sistema_financiero"}],
        "simulate": "unavailable",
    },
)

# Issuing never fails because the authority is away. The number and the access key are final: print, and go on selling.
print(invoice["number"], invoice["status"], invoice["access_key"])
name = f"factura-{invoice['number']}.pdf"
Path(name).write_bytes(download(f"/v1/ec/invoices/{invoice['id']}/ride?format=ticket80"))
print(name)
