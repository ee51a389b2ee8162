import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceExample } from '../../../../src-main/api/docs/examples/example-bodies.ts';
import { entityResource, readinessResource } from '../../../../src-main/contract/business/entity.ts';
import {
  documentPreview,
  invoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf, listOf } from '../../../../src-main/contract/list.ts';
import { memoryServices } from '../../../support/api/api-services.ts';
import { type RunningApi, runApi } from '../../../support/api/running-api.ts';
import { eventually } from '../../../support/eventually.ts';

/** A request that waits, or waited, for a decision. */
interface WaitingRequest {
  readonly id: string;
  readonly seconds: number;
  ended: 'no' | 'by itself' | 'cut';
}

interface WaitingApi extends RunningApi {
  /** Those that waited so far, in the order in which they came. */
  readonly waits: readonly WaitingRequest[];
  /** Resolves once so many requests wait for the document. */
  untilWaiting(count: number, id: string): Promise<unknown>;
}

async function runWaitingApi(): Promise<WaitingApi> {
  const memory = memoryServices();
  const { documents } = memory.services;
  const waits: WaitingRequest[] = [];
  const decided: typeof documents.decided = async (id, seconds, signal) => {
    const wait: WaitingRequest = { id, seconds, ended: 'no' };
    waits.push(wait);
    await documents.decided(id, seconds, signal);
    wait.ended = signal.aborted ? 'cut' : 'by itself';
  };
  const running = await runApi({ services: { ...memory.services, documents: { ...documents, decided } } });
  return {
    ...running,
    ...memory,
    waits,
    untilWaiting: (count, id) =>
      eventually(
        () => waits.filter((wait) => wait.id === id && wait.ended === 'no').length,
        (waiting) => waiting === count,
      ),
  };
}

let api: WaitingApi;
let token: string;
beforeAll(async () => {
  api = await runWaitingApi();
  token = api.addKey({});
});
afterAll(() => api.stop());

async function issue(query = '', headers: Record<string, string> = {}, body: unknown = invoiceExample) {
  return api.call('POST', `/v1/ec/invoices${query}`, { token, headers, body });
}

function waitsFor(id: string): readonly WaitingRequest[] {
  return api.waits.filter((wait) => wait.id === id);
}

async function issuedId(): Promise<string> {
  return invoiceResource.parse((await issue()).json()).id;
}

describe('issuing', () => {
  it('answers 201 with the resource and where it is', async () => {
    const answer = await issue();
    expect(answer.status).toBe(201);
    const invoice = invoiceResource.parse(answer.json());
    expect(invoice).toMatchObject({ status: 'pending', total: '10.35', environment: 'sandbox' });
    expect(answer.headers.location).toBe(`/v1/ec/invoices/${invoice.id}`);
  });

  it('answers a repeated Idempotency-Key with the same document, and says so', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(255) };
    const first = await issue('', headers);
    const again = await issue('', headers);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first.json().id);
    const other = await issue('', headers, { ...invoiceExample, tip: '0.10' });
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('passes preview_id on', async () => {
    const preview = await api.call('POST', '/v1/ec/invoices/preview', { token, body: invoiceExample });
    const { preview_id } = documentPreview.parse(preview.json());
    expect((await issue(`?preview_id=${preview_id}`)).status).toBe(201);
    expect((await issue(`?preview_id=${'b'.repeat(64)}`)).json()).toMatchObject({
      status: 409,
      code: 'preview_mismatch',
    });
  });

  it('waits until the document is decided', async () => {
    const answered = issue('?wait=20');
    const waiting = await eventually(
      () => api.waits.at(-1),
      (wait) => wait?.ended === 'no',
    );
    const list = await api.call('GET', '/v1/ec/invoices?limit=1', { token });
    const [newest] = documentListOf(invoiceResource).parse(list.json()).data;
    expect(newest).toMatchObject({ id: waiting?.id, status: 'pending' });
    api.decide(newest?.id ?? '');
    const answer = await answered;
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ id: newest?.id, status: 'authorized' });
  });
});

describe('retrieving', () => {
  it('gives the resource, under its own path and that of any type', async () => {
    const id = await issuedId();
    for (const path of ['invoices', 'documents']) {
      const answer = await api.call('GET', `/v1/ec/${path}/${id}`, { token });
      expect(invoiceResource.parse(answer.json()).id).toBe(id);
    }
  });

  it('does not know what belongs to another environment', async () => {
    const id = await issuedId();
    const other = api.addKey({ environment: 'test' });
    for (const path of [
      `/v1/ec/invoices/${id}`,
      `/v1/ec/documents/${id}/ride`,
      `/v1/ec/invoices/${id}/xml`,
    ]) {
      expect((await api.call('GET', path, { token: other })).json()).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });

  it('answers when the time to wait is over, undecided as it is', async () => {
    const id = await issuedId();
    const answer = await api.call('GET', `/v1/ec/invoices/${id}?wait=1`, { token });
    expect(answer.json().status).toBe('pending');
    expect(waitsFor(id)).toEqual([{ id, seconds: 1, ended: 'by itself' }]);
  });

  it('answers at once with wait=0, and when it is decided already', async () => {
    const id = await issuedId();
    expect((await api.call('GET', `/v1/ec/invoices/${id}?wait=0`, { token })).json().status).toBe('pending');
    api.decide(id);
    expect((await api.call('GET', `/v1/ec/invoices/${id}?wait=25`, { token })).json().status).toBe(
      'authorized',
    );
    expect(waitsFor(id)).toEqual([]);
  });

  it('lets eight requests of a key wait; one more is answered at once, and other keys still wait', async () => {
    const id = await issuedId();
    const path = `/v1/ec/invoices/${id}?wait=25`;
    const waiting = Array.from({ length: 8 }, () => api.call('GET', path, { token }));
    await api.untilWaiting(8, id);
    expect((await api.call('GET', path, { token })).json().status).toBe('pending');
    expect(waitsFor(id)).toHaveLength(8);
    const other = api.call('GET', path, { token: api.addKey({}) });
    await api.untilWaiting(9, id);
    api.decide(id);
    const statuses = (await Promise.all([...waiting, other])).map((answer) => answer.json().status);
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 'authorized'));
  });

  it('frees the slot of a client that goes away', async () => {
    const id = await issuedId();
    const own = api.addKey({});
    const leaving = new AbortController();
    const path = `/v1/ec/invoices/${id}?wait=25`;
    const gone = Array.from({ length: 8 }, () =>
      api.call('GET', path, { token: own, signal: leaving.signal }).catch(() => 'gone'),
    );
    await api.untilWaiting(8, id);
    leaving.abort();
    expect(await Promise.all(gone)).toEqual(Array.from({ length: 8 }, () => 'gone'));
    // The service hears of it on its own sockets.
    await api.untilWaiting(0, id);
    const answered = api.call('GET', path, { token: own });
    await api.untilWaiting(1, id);
    api.decide(id);
    expect((await answered).json().status).toBe('authorized');
  });
});

describe('listing', () => {
  it('gives the envelope with its counts, by type and for all types', async () => {
    await issuedId();
    for (const path of ['/v1/ec/invoices?limit=1', '/v1/ec/documents?type=invoice&limit=1']) {
      const page = documentListOf(invoiceResource).parse((await api.call('GET', path, { token })).json());
      expect(page.data).toHaveLength(1);
      expect(page.total_count).toBeGreaterThan(0);
    }
    const none = await api.call('GET', '/v1/ec/documents?type=credit_note&type=withholding', { token });
    expect(none.json()).toMatchObject({ data: [], total_count: 0 });
  });

  it('refuses a type that does not exist', async () => {
    const answer = await api.call('GET', '/v1/ec/documents?type=receipt', { token });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ parameter: 'type', code: 'invalid_value' }],
    });
  });
});

describe('files', () => {
  it('are not ready before signing', async () => {
    const id = await issuedId();
    const answer = await api.call('GET', `/v1/ec/invoices/${id}/xml`, { token });
    expect(answer.json()).toMatchObject({ status: 409, code: 'not_ready', document_id: id });
  });

  it('come with their type and a name to save them under', async () => {
    const id = await issuedId();
    api.decide(id);
    const xml = await api.call('GET', `/v1/ec/invoices/${id}/xml`, {
      token,
      headers: { accept: 'application/xml' },
    });
    expect(xml.headers['content-type']).toBe('application/xml');
    expect(xml.headers['content-disposition']).toMatch(/^attachment; filename="\d{49}\.xml"$/);
    expect(xml.text).toBe('<factura/>');
    const ride = await api.call('GET', `/v1/ec/documents/${id}/ride?format=ticket80`, { token });
    expect(ride.headers['content-type']).toBe('application/pdf');
    expect(ride.headers['content-disposition']).toBe('inline; filename="factura__ticket80___.pdf"');
    expect(ride.text).toBe('%PDF-1.7 ticket80');
  });

  it('refuse an unknown format', async () => {
    const answer = await api.call('GET', `/v1/ec/invoices/${await issuedId()}/ride?format=a3`, { token });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [{ parameter: 'format', code: 'invalid_value' }],
    });
  });
});

describe('businesses', () => {
  it('are the key’s own alone', async () => {
    const page = listOf(entityResource).parse((await api.call('GET', '/v1/ec/entities', { token })).json());
    expect(page.data.map(({ id }) => id)).toEqual([api.entity.id]);
    const own = await api.call('GET', `/v1/ec/entities/${api.entity.id}`, { token });
    expect(entityResource.parse(own.json()).id).toBe(api.entity.id);
    const readiness = await api.call('GET', `/v1/ec/entities/${api.entity.id}/readiness`, { token });
    expect(readinessResource.parse(readiness.json()).ready).toBe(true);
    const live = api.addKey({ environment: 'live' });
    expect((await api.call('GET', `/v1/ec/entities/${api.entity.id}`, { token: live })).status).toBe(404);
    expect(
      (await api.call('GET', `/v1/ec/entities/${api.entity.id}/readiness`, { token: live })).status,
    ).toBe(404);
  });

  it('page for a person, forth and back', async () => {
    const call = async (query: string) =>
      listOf(entityResource).parse(
        (await api.call('GET', `/v1/ec/entities?limit=1${query}`, { token: api.session })).json(),
      );
    const first = await call('');
    const second = await call(`&cursor=${first.next_cursor}`);
    expect(second.next_cursor).toBeNull();
    expect(await call(`&cursor=${second.prev_cursor}`)).toEqual(first);
    expect(first.data[0]?.id).not.toBe(second.data[0]?.id);
  });
});

describe('stopping', () => {
  it('answers who waits, as things are, and ends at once', async () => {
    const own = await runWaitingApi();
    const key = own.addKey({});
    const answered = own.call('POST', '/v1/ec/invoices?wait=25', { token: key, body: invoiceExample });
    const [waiting] = await eventually(
      () => own.waits,
      ({ length }) => length === 1,
    );
    await own.stop();
    expect((await answered).json()).toMatchObject({ status: 'pending' });
    expect(waiting).toMatchObject({ seconds: 25, ended: 'cut' });
  });
});
