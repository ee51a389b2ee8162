import { beforeAll, describe, expect, it } from 'vitest';
import { setupBodyOf } from '../../../src-main/cli/commands/program/setup.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { staffEvent } from '../../../src-main/contract/counter/staff-event.ts';
import { tillResource } from '../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { sessionKeyResource, windowSessionResource } from '../../../src-main/contract/local.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type ApiClient, apiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();
const unreachable = 'http://127.0.0.1:9';

/** A business that can issue, whose documents nobody takes. */
async function startShop() {
  const service = await services.start({
    env: { MOSTRADOR_AUTHORITY_TEST_URL: unreachable, MOSTRADOR_AUTHORITY_LIVE_URL: unreachable },
  });
  const owner = ownerOf(service);
  const folder = services.newFolder();
  const file = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
  expect((await owner.call('PUT', '/v1/local/setup', { body: setupBodyOf(file) })).status).toBe(200);
  return { service, owner };
}

async function environmentOf(window: ApiClient): Promise<Environment> {
  return workspaceResource.parse((await window.call('GET', '/v1/local/workspace')).json()).environment;
}

function askForKey(
  window: ApiClient,
  environment: Environment,
  asked: { till?: string; approval?: string } = {},
) {
  const { till, approval } = asked;
  return window.call(
    'POST',
    `/v1/local/session-keys${approval === undefined ? '' : `?approval_id=${approval}`}`,
    { body: { environment, leave_live: true, ...(till !== undefined && { till_id: till }) } },
  );
}

async function keyFor(service: AnsweringService, ...asked: Parameters<typeof askForKey>) {
  const answer = await askForKey(...asked);
  expect(answer.status).toBe(201);
  return apiClient(service.url, sessionKeyResource.parse(answer.json()).key);
}

const sell = (documents: ApiClient) => documents.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });

/** Who left, the newest first. */
async function leavings(owner: ApiClient) {
  const answer = await owner.call('GET', '/v1/local/staff-events?type=live_left');
  return listOf(staffEvent)
    .parse(answer.json())
    .data.map(({ object: _, id: __, created_at: ___, type: ____, ...leaving }) => leaving);
}

describe('a window of a live shop', () => {
  let service: AnsweringService;
  let shop: StaffedService;
  let till: string;

  beforeAll(async () => {
    ({ service } = await startShop());
    shop = await staff(service);
    await shop.signIn(shop.ana);
    const body = { name: 'Caja 1', environment: 'live', establishment: '002', emission_point: '003' };
    till = tillResource.parse((await shop.window.call('POST', '/v1/local/tills', { body })).json()).id;
    const product = { code: 'A-1', name: 'Cuaderno universitario', unit_price: '10.00' };
    expect((await shop.window.call('POST', '/v1/local/products', { body: product })).status).toBe(201);
    await shop.signIn(shop.caro);
    expect((await sell(shop.documents)).status).toBe(201);
    await shop.signIn(shop.ana);
    const gone = await shop.window.call('PATCH', '/v1/local/setup', { body: { finished: true } });
    expect(gone.status).toBe(200);
    await shop.signIn(shop.caro);
  });

  it('opens in the environment of the shop, whichever browser it is', async () => {
    const other = await shop.owner.call('POST', '/v1/local/window-sessions');
    const window = apiClient(service.url, windowSessionResource.parse(other.json()).token);
    await window.call('POST', `/v1/local/operators/${shop.caro.id}/sign-in`, { body: { pin: '482913' } });
    expect(await environmentOf(window)).toBe('live');
  });

  it('sells nothing any more with the key of practice it had before', async () => {
    expect((await sell(shop.documents)).status).toBe(401);
  });

  it('is taken out of it by no cashier', async () => {
    const before = await leavings(shop.owner);
    for (const environment of ['sandbox', 'test'] as const) {
      const answer = await askForKey(shop.window, environment);
      expect([answer.status, answer.json().code]).toEqual([403, 'operator_not_allowed']);
    }
    expect((await askForKey(shop.window, 'live')).status).toBe(201);
    expect(await leavings(shop.owner)).toEqual(before);
  });

  it('is taken out of it once by who somebody let, and that is written down', async () => {
    const approval = await shop.approve('leave_live');
    const documents = await keyFor(service, shop.window, 'sandbox', { approval, till });
    expect((await sell(documents)).status).toBe(201);
    expect((await leavings(shop.owner))[0]).toEqual({
      operator: { id: shop.caro.id, name: 'Caro' },
      former_environment: 'live',
      environment: 'sandbox',
      till: { id: till, name: 'Caja 1' },
    });
    expect((await askForKey(shop.window, 'sandbox', { approval })).status).toBe(403);
  });

  it('is back in it when another person signs in', async () => {
    await shop.signIn(shop.ana);
    const documents = await keyFor(service, shop.window, 'test');
    expect((await documents.call('GET', '/v1/ec/invoices')).status).toBe(200);
    await shop.signIn(shop.caro);
    expect((await documents.call('GET', '/v1/ec/invoices')).status).toBe(401);
    await shop.signIn(shop.ana);
    expect((await documents.call('GET', '/v1/ec/invoices')).status).toBe(401);
    await shop.signIn(shop.caro);
  });

  it('takes nothing from programs: their key decides the environment as ever', async () => {
    const documents = await keyHolderOf(service, 'sandbox');
    expect((await sell(documents)).status).toBe(201);
    const owner = await askForKey(shop.owner, 'sandbox');
    expect(owner.status).toBe(201);
  });
});

describe('a shop', () => {
  it('is a live one once a program issued there, without a press in the window', async () => {
    const { service } = await startShop();
    const shop = await staff(service);
    await shop.signIn(shop.ana);
    expect(await environmentOf(shop.window)).toBe('sandbox');
    expect((await sell(await keyHolderOf(service, 'test'))).status).toBe(201);
    expect(await environmentOf(shop.window)).toBe('sandbox');
    expect((await sell(await keyHolderOf(service, 'live'))).status).toBe(201);
    expect(await environmentOf(shop.window)).toBe('live');
  });

  it('without operators is left by anybody, and that is written down too', async () => {
    const { service, owner } = await startShop();
    await owner.call('PATCH', '/v1/local/setup', { body: { finished: true } });
    const opened = await owner.call('POST', '/v1/local/window-sessions');
    const window = apiClient(service.url, windowSessionResource.parse(opened.json()).token);
    await keyFor(service, window, 'sandbox');
    expect(await leavings(owner)).toEqual([{ former_environment: 'live', environment: 'sandbox' }]);
  });

  it('is moved to live by who may set it up, and by no cashier', async () => {
    const { service } = await startShop();
    const shop = await staff(service);
    await shop.signIn(shop.caro);
    const answer = await shop.window.call('PATCH', '/v1/local/setup', { body: { finished: true } });
    expect(answer.status).toBe(403);
    expect(await environmentOf(shop.window)).toBe('sandbox');
  });
});
