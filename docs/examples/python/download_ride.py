"""Saves the printed page (RIDE) and the XML of the last authorized invoice here: python3 download_ride.py"""

from pathlib import Path

from mostrador import call, download

for invoice in call("GET", "/v1/ec/invoices?status=authorized&limit=1")["data"]:
    path = f"/v1/ec/invoices/{invoice['id']}"
    name = f"factura-{invoice['number']}"
    # a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
    Path(f"{name}.pdf").write_bytes(download(f"{path}/ride?format=ticket80"))
    Path(f"{name}.xml").write_bytes(download(f"{path}/xml"))
    print(f"{name}.pdf")
    print(f"{name}.xml")
