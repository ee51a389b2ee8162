import type { RunningService } from '../support/service.ts';

const line = (description: string, quantity: string, price: string) => ({
  description,
  quantity,
  unit_price_with_taxes: price,
  taxes: [{ type: 'iva', rate: 'iva_15' }],
});

const buyer = {
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'Rosa Elena Cevallos',
  email: 'rosa@ejemplo.ec',
};
const nobody = { identification_type: 'consumidor_final' };

/** What the shop offered: what became an invoice, what was accepted, and the last, to somebody known by name: its id. */
export async function offer(service: RunningService, key: string): Promise<string | undefined> {
  const call = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${service.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) process.stderr.write(`tour: ${path} ${answer.status} ${await answer.clone().text()}\n`);
    return answer.json();
  };
  const path = '/v1/local/proformas';
  const paint = [
    line('Galón de pintura blanca para exteriores', '4', '18.50'),
    line('Rodillo de 9 pulgadas', '2', '5.75'),
  ];
  const sold = await call('POST', path, { buyer, lines: paint });
  await call('POST', '/v1/ec/invoices', sold.invoice_body);
  const accepted = await call('POST', path, { buyer, lines: [line('Cemento 50 kg', '120', '8.35')] });
  await call('PUT', `${path}/${accepted.id}/acceptance`, { accepted: true });
  const open = { buyer: nobody, recipient_name: 'Maestro Juan, obra de La Floresta', lines: paint };
  return (await call('POST', path, open)).id;
}
