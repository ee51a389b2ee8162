import type { Taker } from './example-taker.ts';

/** Who owes what, and what is paid of it. */
export async function takeReceivables({ take }: Taker, today: string): Promise<void> {
  const path = '/v1/local/receivables';
  const identification = '1710034065';
  const noted = { identification, name: 'Ana Pérez', issued_on: today };
  await take('POST', `${path}/opening-balances`, {
    body: { ...noted, amount: '40.00', reference: 'Cuaderno, página 12' },
  });
  const repeated = await take('POST', `${path}/opening-balances`, { body: { ...noted, amount: '5.00' } });
  await take('POST', `${path}/opening-balances/{id}/cancel`, {
    ids: [repeated],
    body: { reason: 'Estaba anotado dos veces' },
  });
  const method = 'otros_sistema_financiero';
  const payment = await take('POST', `${path}/payments`, {
    body: { identification, amount: '25.00', method },
  });
  await take('GET', `${path}/payments`);
  await take('GET', path);
  await take('GET', `${path}/customers/{identification}`, { ids: [identification] });
  await take('GET', `${path}/customers/{identification}/statement`, { ids: [identification] });
  const imports = `${path}/opening-balances/imports`;
  const file = {
    name: 'cuaderno.csv',
    content:
      'Cédula,Nombre,Saldo,Fecha,Referencia\n1710034073,Luis Mora,12.50,31/01/2026,Página 3\n17100,Eva,cero,31/02/2026,\n',
  };
  const preview = [await take('POST', imports, { file })];
  await take('GET', `${imports}/{id}`, { ids: preview });
  await take('GET', `${imports}/{id}/rows`, { ids: preview });
  await take('PATCH', `${imports}/{id}`, { ids: preview, body: { decimal_mark: 'point' } });
  await take('POST', `${imports}/{id}/commit`, { ids: preview, body: {} });
  await take('POST', `${path}/payments/{id}/reverse`, {
    ids: [payment],
    body: { reason: 'Era de otro cliente' },
  });
}
