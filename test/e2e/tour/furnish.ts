import { z } from 'zod';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { recordPurchases } from '../support/purchases.ts';
import type { RunningService } from '../support/service.ts';
import { bringGoods } from './goods.ts';
import { putIntoLots } from './lots.ts';
import { offer } from './offered.ts';
import { owe } from './owed.ts';
import type { Sights } from './stops/stop.ts';
import { hangShirts } from './variants.ts';

const withId = z.object({ id: z.string() });
const sessionKey = z.object({ key: z.string() });

const shelf = [
  ['Arroz superior 2 kg', '2.35', 'iva_0'],
  ['Aceite de girasol 900 ml', '3.10', 'iva_15'],
  ['Café pasado 400 g', '6.25', 'iva_15'],
  ['Chocolate amargo 70 % de cacao fino de aroma de Vinces, tableta de 100 g', '2.85', 'iva_15'],
  ['Leche entera 1 l', '0.95', 'iva_0'],
  ['Ñoquis de papa 500 g', '2.20', 'iva_15'],
  ['Pan de yuca', '0.50', 'iva_0'],
  ['Queso fresco', '3.40', 'iva_0'],
  ['Shampoo de manzanilla 750 ml', '5.60', 'iva_15'],
  ['Taladro percutor 850 W con maletín', '79.90', 'iva_15'],
] as const;

const people = [
  ['1710034065', 'Rosa Elena Cevallos'],
  ['0926687856', 'Ángel Muñoz Ibarra'],
] as const;

/** As long as names get in the public registry. */
const longNamed = {
  identification_type: 'ruc',
  identification: '1790012345001',
  name: 'ASOCIACIÓN DE COMERCIANTES MINORISTAS, ARTESANOS Y PEQUEÑOS PRODUCTORES AGROPECUARIOS DEL MERCADO MUNICIPAL SAN FRANCISCO DE ASÍS DE LA PARROQUIA EL QUINCHE Y SUS ALREDEDORES EN LIQUIDACIÓN',
} as const;

/** What the longest sale has lines of, each another product. */
const PRODUCTS = 68;
const CATEGORIES = ['Abarrotes', 'Bebidas', 'Aseo personal y limpieza del hogar', 'Ferretería'];

/** Fills a new shop with what a month leaves behind: products, customers, a till, a machine, sales, a refusal. */
export async function furnish(service: RunningService): Promise<Sights> {
  const make = async (path: string, body: unknown) => {
    const { status, json } = await service.call('POST', path, body);
    // A screen that lacks something is still worth looking at, and says what is missing.
    if (status >= 400) process.stderr.write(`tour: ${path} ${status} ${JSON.stringify(json)}\n`);
    return withId.safeParse(json).data?.id;
  };
  const { barcodes, ids } = await shelve(make);
  await service.call('PUT', '/v1/local/tiles', {
    pages: [
      { name: 'Favoritos', product_ids: ids.slice(0, 9) },
      { name: 'Desayunos y meriendas', product_ids: ids.slice(10, 16) },
    ],
  });
  for (const promotion of [
    { name: 'Tres por dos', terms: { kind: 'n_for_m', take: 3, pay: 2 }, products: ids.slice(0, 2) },
    { name: 'Semana de abarrotes', terms: { kind: 'percent', percent: '10' }, categories: ['Abarrotes'] },
    {
      name: 'Feria de fin de año',
      terms: { kind: 'price', unit_price_with_taxes: '1.99' },
      categories: ['Bebidas'],
      from: '2099-12-20',
      until: '2099-12-31',
      weekdays: [5, 6, 7],
    },
    { name: 'Aniversario', terms: { kind: 'percent', percent: '5' }, until: '2026-01-31' },
  ]) {
    await make('/v1/local/promotions', promotion);
  }
  await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
  await make('/v1/local/stock/movements', {
    environment: 'sandbox',
    kind: 'in',
    products: ids.slice(0, 12).map((id) => ({ product_id: id, quantity: '24', unit_cost: '1.275' })),
  });
  // The third is one that was not in stock before.
  await putIntoLots(service, [...ids.slice(0, 2), ...ids.slice(20, 21)]);
  await hangShirts(service, make);
  for (const [identification, name] of people) {
    await make('/v1/local/customers', { identification_type: 'cedula', identification, name });
  }
  await make('/v1/local/customers', longNamed);
  const machine = { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' };
  const fiscal_machine_id = await make('/v1/local/fiscal-machines', machine);
  const point = { environment: 'sandbox', establishment: '001', emission_point: '001' };
  await make('/v1/local/tills', { name: 'Caja 1', ...point, fiscal_machine_id });
  const sell = await seller(service);
  const documentId = await sell(1, machine);
  for (let sale = 2; sale < 12; sale += 1) await sell(sale, machine);
  const annulledId = await annulled(service, await sell(13));
  await service.call('PUT', '/v1/local/sandbox/conditions', { reception: 'returned_65', remaining: 1 });
  const refusedId = await sell(12, machine);
  const longId = await sell(SIXTY);
  const key = await practiceKey(service);
  await owe(service, key);
  const proformaId = await offer(service, key);
  const purchaseId = await recordPurchases(service);
  const goods = await bringGoods(service, { key, barcodes, ids });
  return {
    barcodes,
    purchaseId,
    ...goods,
    ...(proformaId !== undefined && { proformaId }),
    ...(documentId !== undefined && { documentId }),
    ...(annulledId !== undefined && { annulledId }),
    ...(refusedId !== undefined && { refusedId }),
    ...(longId !== undefined && { longId }),
  };
}

/** Products of every kind of name, in categories; the barcodes and the ids they got. */
async function shelve(make: (path: string, body: unknown) => Promise<string | undefined>) {
  const barcodes: string[] = [];
  const ids: string[] = [];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const [name, unit_price, iva] = shelf[index % shelf.length] ?? shelf[0];
    const round = Math.floor(index / shelf.length);
    const barcode = `78610000${String(index).padStart(5, '0')}`;
    barcodes.push(barcode);
    const id = await make('/v1/local/products', {
      code: `P${String(index + 1).padStart(4, '0')}`,
      barcode,
      name: round === 0 ? name : `${name} ${round + 1}`,
      category: CATEGORIES[index % CATEGORIES.length],
      unit_price,
      iva,
    });
    if (id !== undefined) ids.push(id);
  }
  return { barcodes, ids };
}

/** Annuls a sale once the authority has it; its id, or nothing where that did not go. */
async function annulled(service: RunningService, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const key = await practiceKey(service);
  const about = `${service.url}/v1/ec/documents/${id}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  await fetch(`${about}?wait=20`, { headers });
  const body = { annulled_on: ecuadorDate(new Date()), reason: 'El cliente la pidió con otro RUC' };
  const answer = await fetch(`${about}/annul`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) process.stderr.write(`tour: annulment ${answer.status} ${await answer.text()}\n`);
  return id;
}

async function practiceKey(service: RunningService): Promise<string> {
  const { json } = await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' });
  return sessionKey.parse(json).key;
}

/** The number of the sale that has as many lines, to somebody with a long name. */
const SIXTY = 60;

function lineOf(number: number) {
  const [description, unit_price, iva] = shelf[number % shelf.length] ?? shelf[0];
  const taxes = [{ type: 'iva', rate: iva }];
  const code = `P${String(number + 1).padStart(4, '0')}`;
  return { code, description, quantity: String(number), unit_price, taxes };
}

/** Sells over the API, in the environment of practice. */
export async function seller(service: RunningService) {
  const key = await practiceKey(service);
  return async (number: number, fiscal_machine?: object): Promise<string | undefined> => {
    const lines = number === SIXTY ? SIXTY : 1;
    const [identification, name] = people[number % people.length] ?? people[0];
    const answer = await fetch(`${service.url}/v1/ec/invoices`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': `tour-${number}-${Date.now()}`,
      },
      body: JSON.stringify({
        buyer: lines > 1 ? longNamed : { identification_type: 'cedula', identification, name },
        lines: Array.from({ length: lines }, (_, line) => lineOf(number + line)),
        payments: [{ method: 'sin_sistema_financiero' }],
        ...(fiscal_machine && { fiscal_machine }),
      }),
    });
    const issued = await answer.json();
    if (!answer.ok) process.stderr.write(`tour: sale ${answer.status} ${JSON.stringify(issued)}\n`);
    return withId.safeParse(issued).data?.id;
  };
}
