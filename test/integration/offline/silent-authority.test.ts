import { expect, it } from 'vitest';
import { sandboxConditionsResource } from '../../../src-main/contract/business/sandbox-conditions.ts';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import { waitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { importItemList, importResource } from '../../../src-main/contract/import.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { makeClockInProcess } from '../../support/machine/set-clock.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();

const SOLD = new Date('2026-11-21T17:00:00.000Z');
const NEXT_MONTH = new Date('2026-12-20T17:00:00.000Z');
const TWO_MONTHS_LATER = new Date('2027-02-25T17:00:00.000Z');
const conditions = '/v1/local/sandbox/conditions';

it('what the SRI decided while the program was off is learned from ConsultaComprobante, and later by the XML of its portal', async () => {
  const clock = makeClockInProcess(SOLD);
  const authority = await startAuthorityDouble({
    now: clock.now,
    decisionDelayMs: Number.POSITIVE_INFINITY,
  });
  const folder = services.newFolder();
  const certificate = writeCertificate(folder).relative;
  const business = writeBusinessFile(folder, aBusiness({ certificate }));
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: authority.url, MOSTRADOR_RATE_LIMIT: 'off' };
  const data = services.newFolder();

  const day = await services.start({ data, env, now: clock.now });
  expect(await runCli(data, ['setup', '--file', business])).toMatchObject({ exitCode: 0 });
  const till = await keyHolderOf(day, 'test');
  const first = await till.issue(anInvoiceBody());
  await eventually(
    () => till.invoice(first.id),
    ({ status }) => status === 'submitted',
  );
  await day.stop();
  authority.setDecisionDelay(0);
  expect(authority.documents()).toMatchObject([{ state: 'authorized' }]);

  clock.setTo(NEXT_MONTH);
  const later = await services.start({ data, env, now: clock.now });
  const client = await keyHolderOf(later, 'test');
  expect(await client.invoice(first.id, 'wait=20')).toMatchObject({
    status: 'authorized',
    authorization: { number: first.access_key },
  });
  expect((await journeyOf(client, first.id))[0]).toMatchObject({
    type: 'authorized',
    data: { by: 'state_query', state: 'authorized' },
  });
  expect(authority.received(first.access_key)).toHaveLength(1);

  authority.setDecisionDelay(Number.POSITIVE_INFINITY);
  const second = await client.issue(anInvoiceBody());
  await eventually(
    () => client.invoice(second.id),
    ({ status }) => status === 'submitted',
  );
  await later.stop();
  authority.setDecisionDelay(0);
  const xml = () => authority.acceptedXml(second.access_key);
  expect(xml()).not.toBeNull();

  clock.setTo(TWO_MONTHS_LATER);
  const afterwards = await services.start({ data, env, now: clock.now });
  const owner = ownerOf(afterwards);
  const [held] = await eventually(
    () => decisionsOf(owner),
    ({ length }) => length === 1,
  );
  expect(held).toMatchObject({
    document_id: second.id,
    status: 'submitted',
    decision: { code: 'authorization_unknown', choices: ['refresh-status', 'send'] },
  });

  const seller = await keyHolderOf(afterwards, 'test');
  const content = envelopeOf(xml() ?? '', {
    number: second.access_key,
    environment: 'PRUEBAS',
    date: '2026-12-20T12:00:05-05:00',
  });
  const [item] = await imported(seller, content);
  expect(item).toMatchObject({ code: 'evidence_added', document_id: second.id });
  expect(await seller.invoice(second.id)).toMatchObject({
    status: 'authorized',
    authorization: { number: second.access_key, authorized_at: '2026-12-20T17:00:05.000Z' },
  });
  expect((await journeyOf(seller, second.id))[0]).toMatchObject({
    type: 'authorized',
    data: { by: 'file' },
  });
  expect(await decisionsOf(owner)).toEqual([]);
  await afterwards.stop();
  await authority.close();
});

async function decisionsOf(owner: ApiClient) {
  const answer = await owner.call('GET', '/v1/local/sync/waiting?decision=true');
  return listOf(waitingDocument).parse(answer.json()).data;
}

async function journeyOf(client: ApiClient, id: string) {
  const answer = await client.call('GET', `/v1/ec/documents/${id}/events`);
  return listOf(documentEvent).parse(answer.json()).data;
}

/** What became of the only file of an import. */
async function imported(client: ApiClient, content: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'portal.xml');
  const request = new Request('http://form.test', { method: 'POST', body: form });
  const uploaded = await client.call('POST', '/v1/ec/imports', {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
  const { id } = importResource.parse(uploaded.json());
  await eventually(
    async () => importResource.parse((await client.call('GET', `/v1/ec/imports/${id}`)).json()),
    ({ status }) => status === 'completed',
  );
  return importItemList.parse((await client.call('GET', `/v1/ec/imports/${id}/items`)).json()).data;
}

it('rehearses an outage: documents queue while the simulated authority is down, and go by themselves after', async () => {
  const service = await services.start();
  const [owner, client] = [ownerOf(service), await keyHolderOf(service)];
  const outage = { reception: 'unavailable', authorization: 'unavailable', remaining: 2 };
  const set = await owner.call('PUT', conditions, { body: outage });
  expect(sandboxConditionsResource.parse(set.json())).toMatchObject(outage);

  const issued = await client.issue(anInvoiceBody());
  expect(issued.status).toBe('pending');
  const decided = await client.invoice(issued.id, 'wait=25');
  expect(decided.status).toBe('authorized');

  const after = sandboxConditionsResource.parse((await owner.call('GET', conditions)).json());
  expect(after).toEqual({
    object: 'sandbox_conditions',
    reception: null,
    authorization: null,
    latency_ms: 0,
    remaining: null,
  });
});

it('goes back to normal on request, refuses what it does not know, and hides from keys', async () => {
  const service = await services.start();
  const [owner, client] = [ownerOf(service), await keyHolderOf(service)];
  await owner.call('PUT', conditions, { body: { authorization: 'in_process' } });
  expect((await owner.call('DELETE', conditions)).json()).toMatchObject({ authorization: null });

  const faulty = await owner.call('PUT', conditions, {
    body: { reception: 'in_process', latency_ms: -1, foo: 1 },
  });
  expect(faulty.status).toBe(422);
  expect(problemOf(faulty).errors?.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/reception', '/latency_ms', '/foo']),
  );
  expect((await client.call('GET', conditions)).status).toBe(403);
});
