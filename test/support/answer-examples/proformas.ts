import type { Taker } from './example-taker.ts';

/** What a shop offers before it sells. A printer is added later, and prints it then. */
export async function takeProformas({ take }: Taker): Promise<void> {
  const path = '/v1/local/proformas';
  const proforma = await take('POST', path, {
    body: {
      buyer: { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' },
      lines: [
        {
          description: 'Galón de pintura blanca',
          quantity: '4',
          unit_price_with_taxes: '18.50',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        },
      ],
    },
  });
  await take('GET', path);
  await take('GET', `${path}/{id}`, { ids: [proforma] });
  await take('PUT', `${path}/{id}/acceptance`, { ids: [proforma], body: { accepted: true } });
}
