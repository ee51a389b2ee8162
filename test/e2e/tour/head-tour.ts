import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { enrolmentCode } from '../../support/head/head-shop.ts';
import { type RunningHead, startHead } from '../../support/head/run-head.ts';
import { type RunningService, startService } from '../support/service.ts';
import type { Look } from './camera.ts';
import { furnish } from './furnish.ts';
import { noSights, pressButton as press, type Sights, type Stop } from './stops/stop.ts';

const madeKey = z.object({ key: z.string() });
const headOffice = z.object({ waiting: z.int().optional() });

/** A head office of its own, with a page in which its owner is signed in: without any till, then with a full one. */
export async function inHeadOffice(on: Browser, look: Look): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mostrador-tour-head-'));
  const head = await startHead(['--data', dataDir, '--port', '0', '--embedded']);
  const till = await startService();
  // A head office makes its own certificate.
  const page = await on.newPage({ reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  try {
    await signIn(page, head);
    await look(page, 'head-empty', headStops(noSights));
    const sights = await furnish(till);
    await report(till, head);
    await decide(head, sights);
    await look(page, 'head', headStops(sights));
  } finally {
    await page.close();
    await Promise.all([head.stop(), till.stop().catch(() => undefined)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signIn(page: Page, head: RunningHead): Promise<void> {
  const body = { role: 'owner', name: 'Rosa Elena Cevallos' };
  const { key } = madeKey.parse((await head.call('POST', '/v1/head/keys', { body })).json);
  await head.call('POST', '/v1/head/keys', { body: { role: 'accountant', name: 'Contadora externa' } });
  await page.goto(head.url);
  await page.getByLabel(es.head.signIn.key, { exact: true }).fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: es.head.home.title }).waitFor();
}

const REPORTED_WITHIN_MS = 30_000;
/** A till learns of what it is asked, does it, and tells. */
const ANSWERED_WITHIN_MS = 4_000;

/** Enrols a till, and waits until the head office has all of it. */
async function report(till: RunningService, head: RunningHead): Promise<void> {
  const code = await enrolmentCode(head);
  await till.call('POST', '/v1/local/head-office', { code });
  const until = Date.now() + REPORTED_WITHIN_MS;
  while (Date.now() < until) {
    const { json } = await till.call('GET', '/v1/local/head-office');
    if (headOffice.parse(json).waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What the head office decides, and asks of its till, one thing of each kind. */
async function decide(head: RunningHead, { documentId }: Sights): Promise<void> {
  const put = (path: string, body: object) => head.call('POST', path, { body });
  await put('/v1/head/price-lists', { name: 'Mayoristas' });
  const price = { unit_price_with_taxes: '6.50', iva: 'iva_15' };
  await put('/v1/head/products', {
    code: 'ARROZ-5',
    name: 'Arroz flor 5 kg',
    category: 'Abarrotes',
    ...price,
  });
  await put('/v1/head/operators', { name: 'Rosa Elena Cevallos', role: 'administrator' });
  await put('/v1/head/operators', {
    ...{ name: 'Luis Andrade', role: 'cashier' },
    establishment: '001',
  });
  await head.call('PATCH', '/v1/head/settings', { body: { prices_with_taxes: 'exact' } });
  await put('/v1/webhook-endpoints', { url: 'https://contable.example.com/avisos', events: ['*'] });
  await put('/v1/head/commands', { action: 'email', document_id: documentId, to: ['rosa@ejemplo.ec'] });
  await new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS));
}

/** In which everything is that was furnished. */
const thisMonth = () => ecuadorDate(new Date()).slice(0, 7);

/** Every screen of the head office's window, then what opens on top of it. */
function headStops({ documentId }: Sights): readonly Stop[] {
  const hasPeople = documentId !== undefined;
  return [
    { name: 'home', path: '/' },
    { name: 'documents', path: '/documentos' },
    ...(documentId === undefined ? [] : [{ name: 'document', path: `/documentos/${documentId}` }]),
    { name: 'reports', path: '/informes' },
    { name: 'reports-month', path: '/informes/mes' },
    { name: 'reports-declaration', path: `/informes/declaracion?mes=${thisMonth()}` },
    { name: 'stations', path: '/cajas' },
    { name: 'code', path: '/cajas', act: press(({ head }) => head.stations.enrol) },
    { name: 'commands', path: '/documentos/encargos' },
    { name: 'products', path: '/productos' },
    { name: 'price-lists', path: '/productos', act: press(({ catalog }) => catalog.priceLists.open) },
    { name: 'customers', path: '/clientes' },
    { name: 'new-customer', path: '/clientes', act: press(({ customers }) => customers.new) },
    { name: 'operators', path: '/operadores' },
    {
      name: 'new-operator',
      path: '/operadores',
      act: press(({ operators }) => (hasPeople ? operators.new : operators.first)),
    },
    { name: 'settings', path: '/ajustes' },
    { name: 'mail', path: '/ajustes/correo' },
    { name: 'webhooks', path: '/ajustes/webhooks' },
    { name: 'backups', path: '/ajustes/respaldos' },
    { name: 'keys', path: '/claves' },
    { name: 'new-key', path: '/claves', act: press(({ head }) => head.keys.make) },
    { name: 'account', path: '/', act: press(({ head }) => head.account) },
  ];
}
