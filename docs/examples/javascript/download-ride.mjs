// Saves the printed page (RIDE) and the XML of the last authorized invoice here: node download-ride.mjs
import { writeFile } from 'node:fs/promises';
import { call, download } from './mostrador.mjs';

const { data } = await call('GET', '/v1/ec/invoices?status=authorized&limit=1');
for (const { id, number } of data) {
  // a4 for a letter or an e-mail; ticket80 and ticket58 for the paper of a ticket printer.
  await writeFile(`factura-${number}.pdf`, await download(`/v1/ec/invoices/${id}/ride?format=ticket80`));
  await writeFile(`factura-${number}.xml`, await download(`/v1/ec/invoices/${id}/xml`));
  console.log(`factura-${number}.pdf`);
  console.log(`factura-${number}.xml`);
}
