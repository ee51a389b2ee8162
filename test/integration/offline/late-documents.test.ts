import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exchangeResource } from '../../../src-main/contract/documents/authority/exchange.ts';
import { documentEvent } from '../../../src-main/contract/documents/document-event.ts';
import { waitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, invoiceOf, keyHolderOf, problemOf } from '../../support/service/api-client.ts';
import { testShops } from '../../support/service/test-shops.ts';

const shops = testShops();

describe('refreshing the status of a submitted document', () => {
  it('asks at once, and the answer wakes who waits for it', async () => {
    const deliveryRetriesMs = [50, 50, 600_000];
    const { authority, client, owner } = await shops.open({ waits: { deliveryRetriesMs } });
    authority.setDecisionDelay(Number.POSITIVE_INFINITY);
    const { id } = await submitted(client);
    // After some vain questions the next one is far away.
    await eventually(
      () => authority.counts().authorization,
      (asked) => asked >= 3,
    );
    const [due] = await eventually(
      () => waitingOf(owner),
      ([document]) => (document?.attempts ?? 0) >= 3,
    );
    const waiting = client.invoice(id, 'wait=20');
    authority.setDecisionDelay(0);
    const refreshed = await refresh(client, id);
    expect(invoiceOf(refreshed, 202)).toMatchObject({ id, status: 'submitted' });
    expect((await waiting).status).toBe('authorized');
    const exchanges = await exchangesOf(owner, id);
    const decided = exchanges.find(({ outcome }) => outcome === 'authorized');
    // The service wrote down both: the question was asked before the one that was due by itself.
    expect(String(decided?.started_at) < String(due?.next_attempt_at)).toBe(true);
    expect(invoiceOf(await refresh(client, id), 200).status).toBe('authorized');
  });

  it('is refused within ten seconds with the time to wait, and asks no more often than that', async () => {
    const { authority, client } = await shops.open();
    authority.setDecisionDelay(Number.POSITIVE_INFINITY);
    const { id } = await submitted(client);
    expect((await refresh(client, id)).status).toBe(202);
    const again = await refresh(client, id);
    expect(again.status).toBe(429);
    expect(problemOf(again)).toMatchObject({ code: 'refresh_too_soon', document_id: id });
    expect(Number(again.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(10);
  });

  it('gives a pending one back as it is, and knows none of another environment', async () => {
    const { authority, client, service } = await shops.open();
    authority.always('reception', 'unavailable');
    authority.always('authorization', 'unavailable');
    const { id } = await client.issue(anInvoiceBody());
    for (let count = 0; count < 2; count += 1) {
      expect(invoiceOf(await refresh(client, id), 200).status).toBe('pending');
    }
    const stranger = await keyHolderOf(service, 'sandbox');
    expect(problemOf(await refresh(stranger, id)).code).toBe('not_found');
  });
});

describe('a scheduled check', () => {
  it('that finds the decision wakes who waits for it', async () => {
    const { authority, client } = await shops.open();
    authority.setDecisionDelay(Number.POSITIVE_INFINITY);
    const { id } = await submitted(client);
    const waiting = client.invoice(id, 'wait=20');
    authority.setDecisionDelay(0);
    expect((await waiting).status).toBe('authorized');
  });
});

describe('a document whose date the authority refused', () => {
  const dateRefused = {
    code: '65',
    title: 'FECHA EMISIÓN EXTEMPORÁNEA',
    detail: 'x',
    type: 'ERROR',
  } as const;

  it('is replaced by one with a new number, which is authorized; each names the other', async () => {
    const { authority, client, owner } = await shops.open();
    authority.refuse('reception', () => dateRefused);
    const old = await client.issue(anInvoiceBody(), 'wait=15');
    expect(old).toMatchObject({ status: 'returned', sri_messages: [{ code: '65' }] });
    authority.refuse('reception', () => null);
    const answer = await owner.call('POST', `/v1/local/documents/${old.id}/replace`);
    const by = invoiceOf(answer, 201);
    expect(by).toMatchObject({ number: '002-003-000000042', total: old.total, lines: old.lines });
    expect(answer.headers.location).toBe(`/v1/ec/documents/${by.id}`);
    expect((await client.invoice(by.id, 'wait=15')).status).toBe('authorized');
    expect(await stepsOf(client, old.id)).toContainEqual({
      type: 'corrected',
      data: { replaced_by: by.id, replaced_by_number: by.number },
    });
    expect(await stepsOf(client, by.id)).toContainEqual({
      type: 'accepted',
      data: { replaces: old.id, replaces_number: old.number },
    });
    expect(authority.documents()).toMatchObject([{ accessKey: by.access_key, state: 'authorized' }]);
    expect(await waitingOf(owner)).toEqual([]);
  });

  it('is replaced once, whichever person asks again, and never by a key', async () => {
    const { authority, client, owner } = await shops.open();
    authority.refuse('reception', () => dateRefused);
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    authority.refuse('reception', () => null);
    const path = `/v1/local/documents/${id}/replace`;
    expect(problemOf(await client.call('POST', path)).code).toBe('insufficient_scope');
    const headers = { 'idempotency-key': 'replace-1' };
    const by = invoiceOf(await owner.call('POST', path, { headers }), 201);
    const same = await owner.call('POST', path, { headers });
    expect(invoiceOf(same, 200).id).toBe(by.id);
    expect(same.headers['idempotent-replayed']).toBe('true');
    const refused = await owner.call('POST', path);
    expect(refused.status).toBe(409);
    expect(problemOf(refused)).toMatchObject({ code: 'invalid_state', document_id: by.id });
  });
});

describe('what waits', () => {
  it('is listed for a person with why it does not get on, whatever its environment', async () => {
    const { authority, client, owner, service } = await shops.open();
    authority.always('reception', 'unavailable');
    authority.always('authorization', 'unavailable');
    const { id } = await client.issue(anInvoiceBody());
    const sandbox = await keyHolderOf(service, 'sandbox');
    const { id: practice } = await sandbox.issue(anInvoiceBody({ simulate: 'undecided' }), 'wait=1');
    const found = await eventually(
      () => waitingOf(owner),
      (list) => list.some(({ problem }) => problem === 'http_error'),
    );
    expect(found.map(({ document_id }) => document_id)).toEqual([id, practice]);
    expect(found[0]).toMatchObject({
      environment: 'test',
      status: 'pending',
      step: 'ask_before_send',
      problem: 'http_error',
      problem_message: expect.stringMatching(/SRI/),
    });
    expect((await waitingOf(owner, 'environment=sandbox')).map(idOf)).toEqual([practice]);
    expect(await waitingOf(owner, 'decision=true')).toEqual([]);
    const refused = await owner.call('POST', `/v1/local/documents/${id}/send`);
    expect(problemOf(refused)).toMatchObject({ code: 'invalid_state', document_id: id });
    expect(problemOf(await client.call('GET', '/v1/local/sync/waiting')).code).toBe('insufficient_scope');
  });
});

describe('what was sent to the authority', () => {
  it('is read back byte for byte: what went out and what came', async () => {
    const { authority, client, owner } = await shops.open();
    const { id, access_key } = await client.issue(anInvoiceBody(), 'wait=15');
    const exchanges = await exchangesOf(owner, id);
    expect(exchanges.at(-1)).toMatchObject({ operation: 'reception', outcome: 'received', http_status: 200 });
    expect(exchanges[0]).toMatchObject({ operation: 'authorization', outcome: 'authorized' });
    const path = `/v1/local/documents/${id}/exchanges`;
    const sent = await owner.call('GET', `${path}/${exchanges.at(-1)?.id}/request`);
    expect(sent.headers['content-type']).toBe('text/xml; charset=utf-8');
    const base64 = /<xml>([^<]+)<\/xml>/.exec(sent.text)?.[1] ?? '';
    const [held] = authority.documents();
    expect(sha256(Buffer.from(base64, 'base64'))).toBe(sha256(held?.bytes ?? Buffer.alloc(0)));
    const requestAnswer = await owner.call('GET', `${path}/${exchanges[0]?.id}/request`);
    expect(requestAnswer.text).toContain(`<claveAccesoComprobante>${access_key}</claveAccesoComprobante>`);
    const answer = await owner.call('GET', `${path}/${exchanges[0]?.id}/answer`);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.text).toContain('<estado>AUTORIZADO</estado>');
  });

  it('keeps an answer that is none of the authority, and says when none came', async () => {
    const { authority, client, owner } = await shops.open();
    authority.next('reception', 'request_rejected');
    authority.next('authorization', 'cut_before');
    const { id } = await client.issue(anInvoiceBody(), 'wait=20');
    const path = `/v1/local/documents/${id}/exchanges`;
    const exchanges = await exchangesOf(owner, id);
    const rejected = exchanges.find(({ outcome }) => outcome === 'unknown: not_soap');
    const page = await owner.call('GET', `${path}/${rejected?.id}/answer`);
    expect(page.text).toBe(
      '<html><head><title>Request Rejected</title></head><body>Your support ID is: 1</body></html>',
    );
    const cut = exchanges.find(({ outcome }) => outcome === 'unknown: cut');
    expect((await owner.call('GET', `${path}/${cut?.id}/answer`)).status).toBe(404);
    expect((await owner.call('GET', `${path}/${cut?.id}/request`)).status).toBe(200);
  });

  it('is shown page by page, to a person alone, and only of the document that is named', async () => {
    const { client, owner } = await shops.open();
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    const { id: other } = await client.issue(anInvoiceBody(), 'wait=15');
    const [first] = await exchangesOf(owner, id);
    const page = (await owner.call('GET', `/v1/local/documents/${id}/exchanges?limit=1`)).json();
    const next = `/v1/local/documents/${id}/exchanges?limit=1&cursor=${String(page.next_cursor)}`;
    const second = exchangePage.parse((await owner.call('GET', next)).json());
    expect(second.data[0]?.id).not.toBe(first?.id);
    const crossed = `/v1/local/documents/${other}/exchanges/${first?.id}/request`;
    expect((await owner.call('GET', crossed)).status).toBe(404);
    const unknown = `/v1/local/documents/${crypto.randomUUID()}/exchanges`;
    expect((await owner.call('GET', unknown)).status).toBe(404);
    const byKey = await client.call('GET', `/v1/local/documents/${id}/exchanges`);
    expect(problemOf(byKey).code).toBe('insufficient_scope');
  });
});

/** An invoice that the authority has and does not decide. */
async function submitted(client: ApiClient): Promise<{ id: string }> {
  const { id } = await client.issue(anInvoiceBody());
  await eventually(
    () => client.invoice(id),
    ({ status }) => status === 'submitted',
  );
  return { id };
}

function refresh(client: ApiClient, id: string) {
  return client.call('POST', `/v1/ec/documents/${id}/refresh-status`);
}

const waitingPage = z.object({ data: z.array(waitingDocument) });

async function waitingOf(owner: ApiClient, query = '') {
  return waitingPage.parse((await owner.call('GET', `/v1/local/sync/waiting?${query}`)).json()).data;
}

function idOf({ document_id }: { document_id: string }): string {
  return document_id;
}

const exchangePage = z.object({ data: z.array(exchangeResource) });

async function exchangesOf(owner: ApiClient, id: string) {
  const answer = await owner.call('GET', `/v1/local/documents/${id}/exchanges`);
  return exchangePage.parse(answer.json()).data;
}

const eventPage = z.object({ data: z.array(documentEvent) });

async function stepsOf(client: ApiClient, id: string) {
  const answer = await client.call('GET', `/v1/ec/documents/${id}/events`);
  return eventPage.parse(answer.json()).data.map(({ type, data }) => ({ type, data }));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
