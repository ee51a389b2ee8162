import { v7 as uuid } from 'uuid';
import { type SeededRandom, seededRandom } from '../../../support/seeded-random.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { startService } from '../../../support/service/run-service.ts';
import { makeCustomers } from '../make-documents/customers.ts';
import { issueScene } from '../make-documents/scene.ts';

/** Clients that sell at the same time. */
const CLIENTS = 4;
const PRODUCTS = 3000;

/** A shop is opened, and closed again before anything is sold: what its file takes by itself. */
export async function openShop(data: string): Promise<void> {
  await (await startService({ data })).stop();
}

/** Issues invoices of ten lines each, of chance products to chance customers, until all are authorized. */
export async function sellTenLines(data: string, sales: number, seed: number): Promise<void> {
  await selling(data, async (client) => {
    const random = seededRandom(seed);
    const products = makeProducts(random);
    const customers = makeCustomers(sales, seed);
    const bodies = customers.map((customer, index) => ({
      buyer:
        index % 3 === 0
          ? { identification_type: 'consumidor_final' }
          : { identification_type: 'cedula', ...customer },
      lines: Array.from({ length: 10 }, () => ({
        ...random.pick(products),
        quantity: String(random.between(1, 4)),
      })),
      payments: [{ method: 'sin_sistema_financiero' }],
    }));
    const issued: string[] = [];
    const sell = async () => {
      for (let body = bodies.pop(); body; body = bodies.pop()) {
        const headers = { 'idempotency-key': uuid() };
        const answer = await client.call('POST', '/v1/ec/invoices', { body, headers });
        if (answer.status !== 201) throw new Error(`a sale: ${answer.status} ${answer.text}`);
        issued.push(String(answer.json().id));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, sell));
    for (const id of issued) {
      const { status } = (await client.call('GET', `/v1/ec/documents/${id}?wait=25`)).json();
      if (status !== 'authorized') throw new Error(`${id} stays ${status}`);
    }
  });
}

/** Plays the scene whose copies fill the store of a million, so many times for real. */
export async function playScenes(data: string, times: number): Promise<void> {
  await selling(data, async (client) => {
    for (let time = 0; time < times; time += 1) await issueScene(client);
  });
}

async function selling(data: string, sell: (client: ApiClient) => Promise<void>): Promise<void> {
  const service = await startService({ data, env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  try {
    await sell(await keyHolderOf(service, 'sandbox'));
  } finally {
    await service.stop();
  }
}

const goods = [
  'Café',
  'Arroz',
  'Azúcar',
  'Jabón',
  'Galleta',
  'Atún',
  'Aceite',
  'Cuaderno',
  'Fideo',
  'Detergente',
];
const makers = [
  'La Campiña',
  'Doña Petrona',
  'Sierra',
  'Del Litoral',
  'Superior',
  'Oriental',
  'Amazonas',
  'Real',
];
const units = ['g', 'ml', 'u'];

function makeProducts(random: SeededRandom) {
  return Array.from({ length: PRODUCTS }, (_, index) => ({
    code: `P-${String(index).padStart(5, '0')}`,
    description: `${random.pick(goods)} ${random.pick(makers)} ${random.between(1, 900)} ${random.pick(units)}`,
    unit_price: `${random.between(1, 40)}.${String(random.between(0, 99)).padStart(2, '0')}`,
    taxes: [{ type: 'iva', rate: random.between(0, 2) === 0 ? 'iva_0' : 'iva_15' }],
  }));
}
