"""Sends an invoice with mistakes, and tells each one where it is: python3 handle_a_problem.py"""

from mostrador import Problem, call

try:
    call(
        "POST",
        "/v1/ec/invoices",
        body={
            "buyer": {"identification_type": "consumidor_final"},
            "lines": [{"quantity": "dos", "unit_price": "4.50", "taxes": [{"type": "iva", "rate": "iva_15"}]}],
            "payments": [{"method": "sin_sistema_financiero"}],
        },
    )
except Problem as problem:
    print(problem)
    # All mistakes come at once. `pointer` says where in the body: put the message beside that field.
    for error in problem.errors:
        print(f"{error['pointer']}: {error['message']}")
