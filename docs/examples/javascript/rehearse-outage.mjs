// Sells while the tax authority is down: node rehearse-outage.mjs
// Only with a sandbox key: `simulate` says how the simulated authority behaves towards this one document.
import { writeFile } from 'node:fs/promises';
import { call, download } from './mostrador.mjs';

const invoice = await call('POST', '/v1/ec/invoices?wait=2', {
  idempotencyKey: crypto.randomUUID(),
  body: {
    buyer: { identification_type: 'consumidor_final' },
    lines: [
      {
        description: 'Café molido 250 g',
        quantity: '1',
        unit_price: '4.50',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    payments: [{ method: 'sin_sistema_financiero' }],
    simulate: 'unavailable',
  },
});

// Issuing never fails because the authority is away. The number and the access key are final: print, and go on selling.
console.log(invoice.number, invoice.status, invoice.access_key);
const ticket = await download(`/v1/ec/invoices/${invoice.id}/ride?format=ticket80`);
await writeFile(`factura-${invoice.number}.pdf`, ticket);
console.log(`factura-${invoice.number}.pdf`);
