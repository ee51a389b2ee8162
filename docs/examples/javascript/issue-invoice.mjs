// Issues the invoice of one sale and waits for the decision: node issue-invoice.mjs [SALE]
// Run it again with the same sale: it prints the same invoice, because the sale is the Idempotency-Key.
import { call } from './mostrador.mjs';

const sale = process.argv[2] ?? 'venta-1041';

const invoice = await call('POST', '/v1/ec/invoices?wait=20', {
  idempotencyKey: sale,
  body: {
    buyer: { identification_type: 'consumidor_final' },
    lines: [
      {
        code: 'CAF-250',
        description: 'Café molido 250 g',
        quantity: '2',
        unit_price: '4.50',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    payments: [{ method: 'sin_sistema_financiero' }],
    metadata: { sale },
  },
});

// `pending` and `submitted` are good news too: the invoice exists, and is delivered by itself.
console.log(invoice.number, invoice.status, invoice.access_key);
for (const { message, remedy } of invoice.sri_messages) console.log(message, remedy);
