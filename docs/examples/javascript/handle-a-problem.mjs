// Sends an invoice with mistakes, and tells each one where it is: node handle-a-problem.mjs
import { call, Problem } from './mostrador.mjs';

try {
  await call('POST', '/v1/ec/invoices', {
    body: {
      buyer: { identification_type: 'consumidor_final' },
      lines: [{ quantity: 'dos', unit_price: '4.50', taxes: [{ type: 'iva', rate: 'iva_15' }] }],
      payments: [{ method: 'sin_sistema_financiero' }],
    },
  });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.log(error.message);
  // All mistakes come at once. `pointer` says where in the body: put the message beside that field.
  for (const { pointer, message } of error.errors) console.log(`${pointer}: ${message}`);
}
