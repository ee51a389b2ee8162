import { describe, expect, it, onTestFinished } from 'vitest';
import { setupBodyOf } from '../../../src-main/cli/commands/program/setup.ts';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody, anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
import { companyRuc } from '../../support/certificates/test-certificates.ts';
import { cliShell } from '../../support/cli/cli-shell.ts';
import { eventually } from '../../support/eventually.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { type ApiClient, invoiceOf, keyHolderOf, ownerOf, syncOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const shops = testShops();
const services = testServices();
const hasPoppler = requireTool('pdftotext');

describe('an invoice for the authority', () => {
  it('is authorized by its own judgement: business, certificate and key made by the command line', async () => {
    const { authority, client } = await shops.open();
    const invoice = await client.issue(anInvoiceBodyOfTenLines(), 'wait=15');
    expect(invoice).toMatchObject({ status: 'authorized', environment: 'test', number: '002-003-000000041' });
    expect(invoice.access_key.slice(10, 24)).toBe(`${companyRuc}1`);
    expect(authority.documents()).toMatchObject([{ accessKey: invoice.access_key, state: 'authorized' }]);
    expect(authority.received(invoice.access_key)).toHaveLength(1);
  });

  it('takes the number after the last, in each environment its own', async () => {
    const { client } = await shops.open();
    const numbers = [];
    for (let count = 0; count < 3; count += 1) numbers.push((await client.issue(anInvoiceBody())).number);
    expect(numbers).toEqual(['002-003-000000041', '002-003-000000042', '002-003-000000043']);
  });
});

describe('a document that the authority refused', () => {
  const refusal = { code: '52', title: 'ERROR EN DIFERENCIAS', detail: 'x', type: 'ERROR' } as const;

  it("is corrected and authorized under the same key, by the double's own judgement of the new bytes", async () => {
    const { authority, client } = await shops.open();
    authority.refuse('decision', () => refusal);
    const refused = await client.issue(anInvoiceBodyOfTenLines(), 'wait=15');
    expect(refused).toMatchObject({ status: 'not_authorized', sri_messages: [{ code: '52' }] });
    authority.refuse('decision', () => null);
    const corrected = await correct(client, refused.id);
    expect(corrected).toMatchObject({
      status: 'authorized',
      number: refused.number,
      access_key: refused.access_key,
    });
    expect(accepted(authority, refused.access_key)).toBe(2);
    const held = authority.documents().at(-1);
    expect(held).toMatchObject({ accessKey: refused.access_key, state: 'authorized' });
    expect(await client.file(refused.id, 'xml?form=signed')).toEqual(Buffer.from(held?.bytes ?? []));
  });

  it('is not taken for refused again by the old refusal when the service dies while it sends the correction', async () => {
    const shop = await shops.openProcess();
    const { authority, client, service } = shop;
    authority.refuse('decision', () => refusal);
    const { id, access_key } = await client.issue(anInvoiceBody(), 'wait=15');
    authority.refuse('decision', () => null);
    // The correction goes out into silence.
    authority.next('reception', 'hang');
    const countBefore = authority.counts().reception;
    await client.call('POST', `/v1/ec/invoices/${id}/resubmit`, { body: anInvoiceBodyOfTenLines() });
    await eventually(
      () => authority.counts().reception,
      (count) => count > countBefore,
    );
    await service.kill();
    const again = await shops.reopen(shop);
    const invoice = await again.client.invoice(id, 'wait=15');
    expect(invoice).toMatchObject({ status: 'authorized', access_key });
    expect(invoice.lines).toHaveLength(10);
    expect(accepted(authority, access_key)).toBe(2);
  });

  async function correct(client: ApiClient, id: string): Promise<InvoiceResource> {
    const path = `/v1/ec/invoices/${id}/resubmit?wait=15`;
    return invoiceOf(await client.call('POST', path, { body: anInvoiceBody() }), 200);
  }
});

describe('an authority that does not answer', () => {
  it('keeps nobody from selling: what waits is delivered when it is back, once', async () => {
    const { authority, client, service } = await shops.open();
    authority.always('reception', 'unavailable');
    authority.always('authorization', 'unavailable');
    const { id, access_key, status } = await client.issue(anInvoiceBody(), 'wait=1');
    expect(status).toBe('pending');
    const tried = await eventually(
      () => authority.counts().reception,
      (count) => count > 0,
    );
    expect(tried).toBeGreaterThan(0);
    expect(await syncOf(ownerOf(service))).toMatchObject({ online: false, waiting: 1, unsent: 1 });
    authority.always('reception', null);
    authority.always('authorization', null);
    expect((await client.invoice(id, 'wait=15')).status).toBe('authorized');
    expect(authority.received(access_key).map(({ estado }) => estado)).toEqual(['RECIBIDA']);
    expect(await syncOf(ownerOf(service))).toMatchObject({ online: true, waiting: 0, unsent: 0 });
  });

  it('does not keep the program from ending', async () => {
    const { authority, client, service } = await shops.openProcess({
      env: { MOSTRADOR_AUTHORITY_TIMEOUT: '120' },
    });
    authority.always('reception', 'hang');
    await client.issue(anInvoiceBody());
    await eventually(
      () => authority.counts().reception,
      (count) => count > 0,
    );
    // One that waits for its answer is killed long before that comes, and has no exit code.
    expect(await service.stop()).toMatchObject({ exitCode: 0 });
  });
});

describe('a service that is killed', () => {
  it('delivers at its next start what it had just answered 201 to, once', async () => {
    const shop = await shops.openProcess();
    const { authority, client, service } = shop;
    const issued = [];
    for (let count = 0; count < 5; count += 1) issued.push(await client.issue(anInvoiceBody()));
    await service.kill();
    const again = await shops.reopen(shop);
    for (const { id, number, access_key } of issued) {
      const invoice = await again.client.invoice(id, 'wait=15');
      expect(invoice).toMatchObject({ status: 'authorized', number, access_key });
      expect(accepted(authority, access_key)).toBe(1);
    }
    expect((await again.client.issue(anInvoiceBody())).number).toBe('002-003-000000046');
  });

  it('never makes a second document of one that died on the way', async () => {
    const shop = await shops.openProcess();
    const { authority, client, service } = shop;
    // Accepted by the authority; its answer never reaches the program.
    authority.next('reception', 'answer_lost');
    const { id, access_key } = await client.issue(anInvoiceBody());
    await eventually(
      () => authority.received(access_key).length,
      (count) => count > 0,
    );
    await service.kill();
    const again = await shops.reopen(shop);
    const invoice = await again.client.invoice(id, 'wait=15');
    expect(invoice).toMatchObject({ status: 'authorized', access_key });
    expect(accepted(authority, access_key)).toBe(1);
    expect(authority.documents()).toHaveLength(1);
  });

  it('in the middle of a rush loses no document it promised and uses no number twice', async () => {
    const shop = await shops.openProcess();
    const { authority, client, service } = shop;
    const promised: string[] = [];
    const rush = Array.from({ length: 8 }, () => issueUntilCut(client, promised));
    await eventually(
      () => promised.length,
      (count) => count >= 40,
    );
    await service.kill();
    await Promise.all(rush);
    const again = await shops.reopen(shop);
    const { waiting } = await eventually(
      () => syncOf(again.owner),
      (sync) => sync.waiting === 0,
    );
    expect(waiting).toBe(0);
    const authorized = authority.documents().filter(({ state }) => state === 'authorized');
    const keys = authorized.map(({ accessKey }) => accessKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect(promised.filter((key) => !keys.includes(key))).toEqual([]);
    const numbers = keys.map((key) => Number(key.slice(30, 39))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: keys.length }, (_, index) => 41 + index));
    expect(authority.documents()).toHaveLength(keys.length);
  });
});

/** How often the authority took a document in. */
function accepted(authority: AuthorityDouble, accessKey: string): number {
  return authority.received(accessKey).filter(({ estado }) => estado === 'RECIBIDA').length;
}

/** Issues one invoice after another, noting each key the service answered with, until nobody answers any more. */
async function issueUntilCut(client: ApiClient, promised: string[]): Promise<void> {
  for (let count = 0; count < 1000; count += 1) {
    const answer = await client
      .call('POST', '/v1/ec/invoices', { body: anInvoiceBody() })
      .catch(() => undefined);
    if (answer === undefined) return;
    promised.push(invoiceOf(answer, 201).access_key);
  }
}

it('a document that another server authorized in the SRI’s place says so when that server is gone', async () => {
  const authority = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
  onTestFinished(() => authority.close());
  const folder = services.newFolder();
  const file = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
  const first = await services.start({ env: { MOSTRADOR_AUTHORITY_LIVE_URL: authority.url } });
  const setup = await ownerOf(first).call('PUT', '/v1/local/setup', { body: setupBodyOf(file) });
  expect(setup).toMatchObject({ status: 200 });
  const till = await keyHolderOf(first, 'live');
  const { id } = await till.issue(anInvoiceBody());
  await expect.poll(async () => (await till.invoice(id)).status).toBe('authorized');
  await first.stop();

  const second = await services.start({ data: first.dataDir });
  const client = await keyHolderOf(second, 'live');
  const invoice = await client.invoice(id);
  expect(invoice).toMatchObject({ environment: 'live', status: 'authorized' });
  expect(invoice.authorization?.substitute_authority).toBe(authority.url);
  const shown = await cliShell(second.dataDir).text('show', id);
  expect(shown).toContain(`SIN VALIDEZ: no lo autorizó el SRI, sino ${authority.url}`);
  if (!hasPoppler) return;
  for (const format of ['a4', 'ticket80', 'ticket58']) {
    const page = readPages(await client.file(id, `ride?format=${format}`)).join(' ');
    expect(page.replaceAll(/\s/gu, '')).toContain('AUTORIZADOPORUNSERVIDORQUENOESELSRI·SINVALIDEZ');
  }
});
