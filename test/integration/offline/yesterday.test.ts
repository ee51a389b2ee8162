import { expect, it } from 'vitest';
import { syncResource } from '../../../src-main/contract/delivery/sync.ts';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import { waitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClockInProcess } from '../../support/machine/set-clock.ts';
import { layLine } from '../../support/network/line.ts';
import {
  type ApiClient,
  invoiceOf,
  keyHolderOf,
  ownerOf,
  problemOf,
} from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();

/** Ten in the evening in Ecuador, and six the next morning. */
const EVENING = new Date('2026-11-22T03:00:00.000Z');
const MORNING = new Date('2026-11-22T11:00:00.000Z');

it('what a day without internet left behind waits for a person, who sends one and has the other issued again today', async () => {
  const clock = makeClockInProcess(EVENING);
  const authority = await startAuthorityDouble({ now: clock.now });
  const line = await layLine(authority.url);
  const folder = services.newFolder();
  const certificate = writeCertificate(folder).relative;
  const business = writeBusinessFile(folder, aBusiness({ certificate }));
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: line.url, MOSTRADOR_RATE_LIMIT: 'off' };
  const evening = await services.start({ data: services.newFolder(), env, now: clock.now });
  expect(await runCli(evening.dataDir, ['setup', '--file', business])).toMatchObject({ exitCode: 0 });
  const till = await keyHolderOf(evening, 'test');
  const [sent, replaced] = [await till.issue(anInvoiceBody()), await till.issue(anInvoiceBody())];
  await eventually(
    async () => syncResource.parse((await ownerOf(evening).call('GET', '/v1/local/sync')).json()),
    ({ online }) => online === false,
  );
  await evening.stop();

  // The shop opens the next morning, and the line is back.
  clock.setTo(MORNING);
  await line.restore();
  const service = await services.start({ data: evening.dataDir, env, now: clock.now });
  const [owner, client] = [ownerOf(service), await keyHolderOf(service, 'test')];
  const held = await eventually(
    () => decisionsOf(owner),
    ({ length }) => length === 2,
  );
  expect(held.map(({ document_id, decision }) => [document_id, decision?.code])).toEqual([
    [sent.id, 'late'],
    [replaced.id, 'late'],
  ]);
  expect(authority.arrivals()).toEqual([]);

  await owner.call('POST', `/v1/local/documents/${sent.id}/send`);
  const anew = invoiceOf(await owner.call('POST', `/v1/local/documents/${replaced.id}/replace`), 201);
  expect(anew).toMatchObject({ issue_date: '2026-11-22', total: replaced.total });
  expect(await client.invoice(sent.id, 'wait=20')).toMatchObject({
    status: 'authorized',
    issue_date: '2026-11-21',
  });
  expect((await client.invoice(anew.id, 'wait=20')).status).toBe('authorized');
  expect((await client.invoice(replaced.id)).status).toBe('annulled');
  expect(await decisionsOf(owner)).toEqual([]);
  expect(authority.received(replaced.access_key)).toEqual([]);

  const journey = listOf(documentEvent).parse(
    (await client.call('GET', `/v1/ec/documents/${replaced.id}/events`)).json(),
  );
  expect(journey.data[0]).toMatchObject({ type: 'annulled', data: { replaced_by: anew.id } });
  const again = await owner.call('POST', `/v1/local/documents/${replaced.id}/replace`);
  expect([again.status, problemOf(again).document_id]).toEqual([409, anew.id]);
  await authority.close();
  await line.cut();
});

async function decisionsOf(owner: ApiClient) {
  const answer = await owner.call('GET', '/v1/local/sync/waiting?decision=true');
  return listOf(waitingDocument).parse(answer.json()).data;
}
