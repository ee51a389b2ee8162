import type { Updateable } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDecision } from '../../../../../src-main/authority/answers/authorization-answer.ts';
import { makeDocumentStates } from '../../../../../src-main/authority/document-states.ts';
import { makeSandbox } from '../../../../../src-main/authority/sandbox/sandbox.ts';
import { makeSandboxConditions } from '../../../../../src-main/authority/sandbox/sandbox-conditions.ts';
import { makeSoapAuthority } from '../../../../../src-main/authority/soap-authority.ts';
import { ensurePracticeBusiness } from '../../../../../src-main/business/set-up/first-start.ts';
import type { DocumentStates } from '../../../../../src-main/issuing/ports/document-states.ts';
import { refreshStatus } from '../../../../../src-main/issuing/refresh-status.ts';
import { sendHeldDocument } from '../../../../../src-main/issuing/send-held-document.ts';
import { makeDocumentComparison } from '../../../../../src-main/signing/verifier/compare-documents.ts';
import { seqOf } from '../../../../../src-main/store/rows/documents/seq-of.ts';
import type { Tables } from '../../../../../src-main/store/schema/tables.ts';
import type {
  DatedAnswer,
  DeliverDependencies,
  DeliverySlot,
} from '../../../../../src-main/sync/delivery/delivery-dependencies.ts';
import type { DeliveryStore } from '../../../../../src-main/sync/delivery/delivery-store.ts';
import { kindOfStep } from '../../../../../src-main/sync/delivery/outbox.ts';
import { deliver } from '../../../../../src-main/sync/delivery/steps/deliver.ts';
import type { Answered, Authority, Reception } from '../../../../../src-main/sync/ports/authority.ts';
import { makeConnectivity } from '../../../../../src-main/sync/state/connectivity.ts';
import {
  type AuthorityDouble,
  type AuthorityDoubleOptions,
  startAuthorityDouble,
} from '../../../../support/authority-double/authority-double.ts';
import type { Misbehaviour } from '../../../../support/authority-double/misbehaviour/misbehaviour.ts';
import type { RefusalRule } from '../../../../support/authority-double/soap/services.ts';
import { aLine, anInvoiceBody } from '../../../../support/builders/invoice-body.ts';
import { companyRuc, securityDataPair } from '../../../../support/certificates/test-certificates.ts';
import { aCertificate, aSetup, openShop, type TestShop } from '../../../../support/shops/shop.ts';

const corrected = anInvoiceBody({ lines: [aLine({ quantity: '3' })] });
const refusal = { code: '52', title: 'ERROR EN DIFERENCIAS', detail: 'x', type: 'ERROR' } as const;

describe('a delivery', () => {
  it('signs, hands over and learns of the authorization', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask', attempts: 0 });
    await run();
    const document = await shop.reading.get(await shop.caller(), id);
    expect(document).toMatchObject({
      status: 'authorized',
      authorization: { number: access_key },
      transitions: {
        pending: expect.any(String),
        submitted: expect.any(String),
        authorized: expect.any(String),
      },
    });
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed', 'received', 'authorized']);
    expect(await outboxOf(shop)).toEqual([]);
    expect(double.received(access_key)).toHaveLength(1);
    expect(double.received(access_key)[0]?.bytes).toEqual(await bytesOf(shop, id));
  });

  it('keeps every answer as it came, beside what it meant', async () => {
    const { shop, run } = await openDelivery();
    await shop.issue();
    await run();
    await run();
    const exchanges = await shop.store.db
      .selectFrom('exchange')
      .select(['operation', 'outcome', 'http_status', 'revision', 'answer'])
      .orderBy('id')
      .execute();
    expect(exchanges).toMatchObject([
      { operation: 'reception', outcome: 'received', http_status: 200, revision: 1 },
      { operation: 'authorization', outcome: 'authorized', http_status: 200, revision: 1 },
    ]);
    for (const { answer } of exchanges) expect(answer?.length).toBeGreaterThan(0);
  });

  it('ends with a document that is returned, and keeps the reasons', async () => {
    const { shop, double, run } = await openDelivery();
    double.refuse('reception', () => ({
      code: '35',
      title: 'ARCHIVO NO CUMPLE',
      detail: 'x',
      type: 'ERROR',
    }));
    const { id } = await shop.issue();
    await run();
    expect(await shop.reading.get(await shop.caller(), id)).toMatchObject({
      status: 'returned',
      sriMessages: [{ code: '35' }],
      transitions: { submitted: expect.any(String), returned: expect.any(String) },
    });
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed', 'returned']);
    expect(await outboxOf(shop)).toEqual([]);
  });

  it('ends with a document that is not authorized, and keeps the reasons', async () => {
    const { shop, double, run } = await openDelivery();
    double.refuse('decision', () => ({ code: '39', title: 'FIRMA INVALIDA', detail: 'x', type: 'ERROR' }));
    const { id } = await shop.issue();
    await run();
    await run();
    expect(await shop.reading.get(await shop.caller(), id)).toMatchObject({
      status: 'not_authorized',
      sriMessages: [{ code: '39' }],
    });
    expect(await outboxOf(shop)).toEqual([]);
  });

  it.for(['43', '70'] as const)('takes %s for "it is there": asks, and never sends again', async (code) => {
    const { shop, double, run } = await openDelivery({ inProcessCode: code, decisionDelayMs: Infinity });
    const { id, access_key } = await shop.issue();
    double.next('reception', 'answer_lost');
    await run();
    // Somebody makes it send without asking, as a restored backup might.
    await force(shop, id, 'send');
    await run();
    expect(double.received(access_key).map(({ codes }) => codes)).toEqual([[], [code]]);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask' });
    double.setDecisionDelay(0);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(access_key)).toHaveLength(2);
  });

  it('asks before sending again when the answer was lost, and so sends once', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    double.next('reception', 'answer_lost');
    await run();
    expect(await stateOf(shop, id)).toMatchObject({
      status: 'pending',
      step: 'ask_before_send',
      attempts: 1,
    });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(access_key)).toHaveLength(1);
    expect(await journeyOf(shop, id)).toEqual([
      'accepted',
      'signed',
      'send_delayed',
      'received',
      'authorized',
    ]);
  });

  it('sends the same bytes again when the request was lost', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    double.next('reception', 'cut_before');
    await run();
    const bytes = await bytesOf(shop, id);
    await run();
    expect(double.counts()).toMatchObject({ reception: 2, authorization: 1 });
    expect(double.received(access_key).map((arrival) => arrival.bytes)).toEqual([bytes]);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
  });

  it('waits for an authority out of reach, and says so once', async () => {
    const { shop, connectivity, run } = await openDelivery();
    const nowhere = authorityAt(closedAddress, shop);
    const { id } = await shop.issue();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await run(nowhere);
      const state = await stateOf(shop, id);
      expect(state).toMatchObject({ status: 'pending', step: 'send', attempts: attempt });
      waits.push(Date.parse(state.nextAttemptAt) - shop.clock.now.getTime());
    }
    expect(waits).toEqual([2000, 5000, 15_000]);
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed', 'send_delayed']);
    expect(connectivity.of('test')).toMatchObject({ answered: false });
  });

  it('sends again what the authority received and lost, after asking for a day', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    await run();
    // Another authority, which knows nothing of the document.
    const forgetful = await openDouble(shop);
    const authority = authorityAt(forgetful.url, shop);
    const sentAt = shop.clock.now.getTime();
    // More questions than the waits of a day leave room for.
    for (let attempt = 0; attempt < 200 && forgetful.received(access_key).length === 0; attempt += 1) {
      await run(authority);
    }
    expect(shop.clock.now.getTime() - sentAt).toBeGreaterThanOrEqual(24 * 60 * 60_000);
    expect(forgetful.received(access_key).map(({ bytes }) => bytes)).toEqual([await bytesOf(shop, id)]);
    await run(authority);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(access_key)).toHaveLength(1);
  });

  it('asks first when it died while handing a document over', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    const dying: Partial<DeliveryStore> = { record: () => Promise.reject(new Error('killed')) };
    await expect(run(undefined, dying)).rejects.toThrow('killed');
    expect(double.received(access_key)).toHaveLength(1);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'pending', step: 'ask_before_send' });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(access_key)).toHaveLength(1);
  });

  it('asks first also when it died at a later sending', async () => {
    const { shop, double, run } = await openDelivery();
    const { id, access_key } = await shop.issue();
    await run(authorityAt(closedAddress, shop));
    expect(await stateOf(shop, id)).toMatchObject({ step: 'send' });
    const dying: Partial<DeliveryStore> = { record: () => Promise.reject(new Error('killed')) };
    await expect(run(undefined, dying)).rejects.toThrow('killed');
    expect(double.received(access_key)).toHaveLength(1);
    expect(await stateOf(shop, id)).toMatchObject({ step: 'ask_before_send' });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(access_key)).toHaveLength(1);
  });
});

describe('a delivery, step by step', () => {
  it('leaves what it signed for a slot for sending where none is to be had now', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    const next = await run(undefined, {}, false);
    expect(next).toMatchObject({ step: 'send', attempts: 0, at: shop.clock.now });
    expect(await stateOf(shop, id)).toMatchObject({ status: 'pending', step: 'send', attempts: 0 });
    expect(double.counts().reception).toBe(0);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask' });
  });

  it('reports to the circuit breaker whether the signer and the authority answered', async () => {
    const { shop, reported, run } = await openDelivery();
    await shop.issue();
    await run();
    await run(authorityAt(closedAddress, shop));
    expect(reported).toEqual([true, true, false]);
  });

  it('reports no failure of the authority when a sandbox document asks for an outage', async () => {
    const { shop, reported, run } = await openDelivery();
    const sandbox = makeSandbox({ now: () => shop.clock.now, conditions: makeSandboxConditions() });
    await ensurePracticeBusiness(shop.businessDependencies);
    const body = anInvoiceBody({ simulate: 'unavailable' });
    await shop.attempt({ body }, await shop.caller('sandbox'));
    await run(sandbox);
    await run(sandbox);
    expect(reported).toEqual([true]);
  });

  it('gives the clock the date of each clear answer, and of no unclear one', async () => {
    const { shop, double, heard, run } = await openDelivery();
    await shop.issue();
    await run();
    expect(heard).toEqual([
      { ours: shop.clock.now, theirs: shop.clock.now, roundTripMs: expect.any(Number) },
    ]);
    double.next('authorization', 'request_rejected');
    await run();
    expect(heard).toHaveLength(1);
    await run();
    expect(heard).toHaveLength(2);
  });

  it('takes no step that is not due, for another kind of slot, or a person’s to decide', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    const outboxRow = { step: 'send', next_attempt_at: '2026-11-21T18:00:00.000Z' } as const;
    const early: DeliverySlot = { kind: 'sending', report: () => {}, moveToSending: () => true };
    const carry = () => deliverAs(shop, double, id, early);
    expect(await carry()).toMatchObject({ step: 'sign' });
    await set(shop, id, outboxRow);
    expect(await carry()).toMatchObject({ step: 'send', at: new Date(outboxRow.next_attempt_at) });
    await set(shop, id, { next_attempt_at: shop.clock.now.toISOString(), decision: 'late' });
    expect(await carry()).toBeUndefined();
    await shop.decide(id, 'annulled');
    expect(await carry()).toBeUndefined();
    expect(double.counts().reception).toBe(0);
    await expect(run()).rejects.toThrow('nothing waits');
  });

  it('keeps a signature, and sends nothing, when the document was taken off its way meanwhile', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    const freeze: DeliveryStore['freeze'] = async (document, frozen) => {
      await set(shop, id, { decision: 'late' });
      return shop.delivery.freeze(document, frozen);
    };
    expect(await run(undefined, { freeze })).toBeUndefined();
    expect(double.counts().reception).toBe(0);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'pending', step: 'sign' });
    expect(await bytesOf(shop, id)).not.toHaveLength(0);
    // Released, it goes with the bytes it has.
    await set(shop, id, { decision: null });
    const bytes = await bytesOf(shop, id);
    await run();
    expect(double.arrivals().map((arrival) => Buffer.from(arrival.bytes))).toEqual([bytes]);
  });

  it('signs a document that was just issued without reading it back, and reads what it sends', async () => {
    const { shop, double } = await openDelivery();
    const { id } = await shop.issue();
    const issued = (await shop.delivery.load(id))?.document;
    let readings = 0;
    const store: DeliveryStore = {
      ...shop.delivery,
      load(documentId) {
        readings += 1;
        return shop.delivery.load(documentId);
      },
    };
    const slot = (goesOn: boolean): DeliverySlot => ({
      kind: 'signing',
      report: () => {},
      moveToSending: () => goesOn,
    });
    await deliver({ ...dependenciesOf(shop, double), store }, { documentId: id, issued }, slot(false));
    expect(readings).toBe(0);
    const loaded = await shop.delivery.load(id);
    expect(loaded?.entry).toMatchObject({ step: 'send' });
    expect(Buffer.from(loaded?.signedXml ?? []).toString()).toContain(issued?.identity.accessKey);
    await deliver(
      { ...dependenciesOf(shop, double), store },
      { documentId: id },
      { ...slot(true), kind: 'sending' },
    );
    expect(readings).toBeGreaterThan(0);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted' });
  });

  it('signs nothing over what became of a document since it was issued', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    const issued = (await shop.delivery.load(id))?.document;
    await run(undefined, {}, false);
    const signed = (await shop.delivery.load(id))?.signedXml;
    const slot: DeliverySlot = { kind: 'signing', report: () => {}, moveToSending: () => false };
    await deliver(dependenciesOf(shop, double), { documentId: id, issued }, slot);
    expect((await shop.delivery.load(id))?.signedXml).toEqual(signed);
  });

  function deliverAs(shop: TestShop, double: AuthorityDouble, id: string, slot: DeliverySlot) {
    return deliver(dependenciesOf(shop, double), { documentId: id }, slot);
  }

  function dependenciesOf(shop: TestShop, double: AuthorityDouble): DeliverDependencies {
    return {
      store: shop.delivery,
      signer: shop.signer,
      authority: authorityAt(double.url, shop),
      states: statesAt(double.url),
      compare: makeDocumentComparison(),
      connectivity: makeConnectivity({ events: { record: async () => undefined }, failed: () => {} }),
      now: () => shop.clock.now,
      random: () => 0.5,
      knowsTheDay: () => true,
      sawAuthorityDate: () => {},
      changed: () => {},
    };
  }
});

describe('a document whose number the authority has already', () => {
  it('is returned when its key is unknown there; its series stops, and a person decides', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await openTaken(shop, double);
    await run();
    expect(double.counts()).toMatchObject({ reception: 1, authorization: 1 });
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', sriMessages: [{ code: '45' }] });
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed', 'returned']);
    expect(await outboxOf(shop)).toMatchObject([{ document_id: id, decision: 'number_taken' }]);
    const stopped = { reason: 'number_taken', document_id: id, at: shop.clock.now.toISOString() };
    expect(await stoppedSeries(shop)).toEqual([stopped]);
    expect(await shop.attempt()).toMatchObject({ ok: false });
    const events = await shop.store.db.selectFrom('event').selectAll().execute();
    expect(events).toMatchObject([{ type: 'series.stopped', environment: 'test' }]);
    expect(JSON.parse(events[0]?.data_json ?? '')).toMatchObject({ reason: 'number_taken', document_id: id });
  });

  it('follows the decision when it turns out to be the same document', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    double.next('reception', 'answer_lost');
    await run();
    await force(shop, id, 'send');
    await run(answeringTaken(authorityAt(double.url, shop)));
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized' });
    expect(await stoppedSeries(shop)).toEqual([]);
    expect(await outboxOf(shop)).toEqual([]);
  });

  it('is asked about again after an unclear answer, and only then returned', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await openTaken(shop, double);
    double.next('authorization', 'unavailable');
    await run();
    expect(await stateOf(shop, id)).toMatchObject({
      status: 'pending',
      step: 'ask_before_send',
      attempts: 1,
    });
    expect(await stoppedSeries(shop)).toEqual([]);
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', sriMessages: [{ code: '45' }] });
    expect(await stoppedSeries(shop)).toHaveLength(1);
  });

  it('stops no series where a document of the sandbox asks for that answer', async () => {
    const { shop, run } = await openDelivery();
    const sandbox = makeSandbox({ now: () => shop.clock.now, conditions: makeSandboxConditions() });
    await ensurePracticeBusiness(shop.businessDependencies);
    const body = anInvoiceBody({ simulate: 'returned_sequence' });
    await shop.attempt({ body }, await shop.caller('sandbox'));
    await run(sandbox);
    expect(await outboxOf(shop)).toMatchObject([{ decision: 'number_taken' }]);
    expect(await stoppedSeries(shop)).toEqual([]);
  });

  it('stops the series in a rehearsal, as the authority would', async () => {
    const { shop, run } = await openDelivery();
    const conditions = makeSandboxConditions();
    const sandbox = makeSandbox({ now: () => shop.clock.now, conditions });
    await ensurePracticeBusiness(shop.businessDependencies);
    conditions.set({ reception: 'returned_45', authorization: null, latency_ms: 0, remaining: null });
    const practice = await shop.caller('sandbox');
    await shop.attempt({}, practice);
    await run(sandbox);
    expect(await outboxOf(shop)).toMatchObject([{ decision: 'number_taken' }]);
    expect(await stoppedSeries(shop)).toHaveLength(1);
    expect(await shop.attempt({}, practice)).toMatchObject({ ok: false });
  });

  const taken = { code: '45', title: 'SECUENCIAL REGISTRADO', detail: 'x', type: 'ERROR' } as const;

  /** An authority that returns what it holds itself. */
  function answeringTaken(authority: Authority): Authority {
    return {
      decision: (question) => authority.decision(question),
      async receive(submission): Promise<Answered<Reception>> {
        const { exchange } = await authority.receive(submission);
        const message = { code: '45', message: 'SECUENCIAL REGISTRADO', detail: '', type: 'error' } as const;
        return {
          exchange,
          outcome: { kind: 'returned', messages: [{ ...message, cause: '', remedy: '' }] },
        };
      },
    };
  }

  async function openTaken(shop: TestShop, double: AuthorityDouble) {
    double.refuse('reception', () => taken);
    return shop.issue();
  }

  async function stoppedSeries({ store: { db } }: TestShop): Promise<unknown[]> {
    const rows = await db
      .selectFrom('series')
      .select('stopped_json')
      .where('stopped_json', 'is not', null)
      .execute();
    return rows.map(({ stopped_json }) => JSON.parse(stopped_json ?? ''));
  }
});

describe('a document whose date the authority refuses', () => {
  it('is returned and waits for a person; corrected, it goes anew', async () => {
    const { shop, double, run } = await openDelivery();
    double.refuse('reception', () => ({ code: '65', title: 'FECHA', detail: 'x', type: 'ERROR' }));
    const { id } = await shop.issue();
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', sriMessages: [{ code: '65' }] });
    expect(await outboxOf(shop)).toMatchObject([{ document_id: id, decision: 'date_refused' }]);
    await expect(run()).rejects.toThrow('nothing waits');
    double.refuse('reception', () => null);
    await shop.resubmit(id, corrected);
    await run();
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized', revision: 2 });
    expect(await outboxOf(shop)).toEqual([]);
  });
});

describe('a document whose day went by', () => {
  const nextMorning = new Date('2026-11-22T13:00:00.000Z');

  it('is not sent behind anybody’s back, and its journey says so', async () => {
    const { shop, double, run } = await openDelivery();
    const { id } = await shop.issue();
    await run(authorityAt(closedAddress, shop));
    shop.clock.now = nextMorning;
    expect(await run()).toBeUndefined();
    expect(double.counts().reception).toBe(0);
    expect(await outboxOf(shop)).toMatchObject([{ step: 'send', decision: 'late', last_problem: null }]);
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed', 'send_delayed', 'send_delayed']);
  });

  it('waits unsigned when it could not be signed', async () => {
    const { shop, run } = await openDelivery();
    await shop.issue();
    shop.clock.now = nextMorning;
    await run();
    expect(await outboxOf(shop)).toMatchObject([{ step: 'sign', decision: 'late' }]);
  });

  it('is asked about first when it may have arrived, and waits for a person only if it did not', async () => {
    const { shop, double, run } = await openDelivery();
    const [lost, arrived] = [await shop.issue(), await shop.issue()];
    double.next('reception', 'cut_before', 'answer_lost');
    await run();
    await run();
    shop.clock.now = nextMorning;
    await run();
    await run();
    expect(double.counts().reception).toBe(2);
    expect(await shop.stored(arrived.id)).toMatchObject({ status: 'authorized' });
    expect(await outboxOf(shop)).toMatchObject([{ document_id: lost.id, step: 'send', decision: 'late' }]);
    expect(await journeyOf(shop, lost.id)).toEqual(['accepted', 'signed', 'send_delayed', 'send_delayed']);
  });

  it('is sent without a person while the clock is not trusted about the date', async () => {
    const { shop, run } = await openDelivery({}, { knowsTheDay: false });
    const { id } = await shop.issue();
    shop.clock.now = nextMorning;
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted' });
  });

  it('is sent after a person decided so, as if queued at that moment', async () => {
    const { shop, run } = await openDelivery();
    const { id } = await shop.issue();
    shop.clock.now = nextMorning;
    await run();
    const due = () => {};
    await sendHeldDocument({ store: shop.issuing.store, now: () => shop.clock.now, due }, id);
    await run();
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized' });
  });
});

describe('a refusal without a message', () => {
  it.for([
    ['reception', 'returned', 'El SRI lo devolvió sin decir por qué'],
    ['authorization', 'not_authorized', 'El SRI no lo autorizó y no dijo por qué'],
  ] as const)('of %s says what happened and what to do', async ([service, status, message]) => {
    const { shop, double, run } = await openDelivery();
    double.refuse(service === 'reception' ? 'reception' : 'decision', () => refusal);
    double.next(service, 'without_messages');
    const { id } = await shop.issue();
    while ((await outboxOf(shop)).length > 0) await run();
    const { status: reached, sriMessages } = await shop.stored(id);
    expect({ reached, sriMessages }).toMatchObject({
      reached: status,
      sriMessages: [
        {
          code: '0',
          message,
          type: 'error',
          cause: expect.stringContaining('no trae ningún mensaje'),
          remedy: expect.stringContaining('«Corregir y reenviar»'),
        },
      ],
    });
    expect(await lastStepOf(shop, id)).toMatchObject({
      type: status,
      data: { sri_messages: [{ code: '0' }] },
    });
  });
});

describe('a corrected document', () => {
  it('is signed and sent anew under the same key, and authorized', async () => {
    const { shop, double, run, id, accessKey } = await openRefused();
    const first = await bytesOf(shop, id);
    await shop.resubmit(id, corrected);
    expect(await bytesOf(shop, id)).toHaveLength(0);
    await run();
    const second = await bytesOf(shop, id);
    expect(String(second)).toContain('<cantidad>3</cantidad>');
    expect(double.received(accessKey).map(({ bytes }) => bytes)).toEqual([first, second]);
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized', revision: 2 });
    expect(await journeyOf(shop, id)).toEqual([
      'accepted',
      'signed',
      'received',
      'not_authorized',
      'corrected',
      'signed',
      'received',
      'authorized',
    ]);
  });

  it('keeps in its journey what was answered of the revision before', async () => {
    const { shop, id } = await openRefused();
    await shop.resubmit(id, corrected);
    const { data_json } = await shop.store.db
      .selectFrom('document_event')
      .select('data_json')
      .where('type', '=', 'not_authorized')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(data_json ?? '')).toMatchObject({ sri_messages: [{ code: '52' }] });
  });

  it('is not refused by the old refusal, which the authority repeats until it has judged the new bytes', async () => {
    const { shop, double, run, id } = await openRefused();
    await shop.resubmit(id, corrected);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask' });
    // The authority lists only what it has decided.
    const forgetful = hidingUndecided(authorityAt(double.url, shop), shop);
    double.setDecisionDelay(Infinity);
    for (let question = 0; question < 3; question += 1) {
      await run(forgetful);
      expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask' });
    }
    double.setDecisionDelay(0);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
  });

  it('is sent, not taken for refused, when the program died before it was handed over', async () => {
    const { shop, double, run, id, accessKey } = await openRefused();
    await shop.resubmit(id, corrected);
    double.next('reception', 'cut_before');
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'pending', step: 'ask_before_send' });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask' });
    expect(double.received(accessKey)).toHaveLength(2);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
  });

  it('is not sent twice when the answer to its new bytes was lost', async () => {
    const { shop, double, run, id, accessKey } = await openRefused();
    await shop.resubmit(id, corrected);
    double.next('reception', 'answer_lost');
    await run();
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(accessKey)).toHaveLength(2);
  });

  it('is refused again by a new refusal, even for the same reason', async () => {
    const { shop, double, run, id } = await openRefused();
    for (const revision of [2, 3]) {
      await shop.resubmit(id, corrected);
      double.refuse('decision', () => refusal);
      await run();
      await run();
      expect(await shop.stored(id)).toMatchObject({
        status: 'not_authorized',
        revision,
        sriMessages: [{ code: '52' }],
      });
    }
    expect(await outboxOf(shop)).toEqual([]);
  });

  it('knows the old refusal also after a revision that reception returned', async () => {
    const { shop, double, run, id } = await openRefused();
    await shop.resubmit(id, corrected);
    double.refuse('reception', () => refusal);
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', revision: 2 });
    double.refuse('reception', () => null);
    await shop.resubmit(id, corrected);
    double.next('reception', 'cut_before');
    await run();
    await run();
    await run();
    expect(await shop.stored(id)).toMatchObject({ status: 'authorized', revision: 3 });
  });

  /** An invoice that the authority did not authorize; what comes next it judges by its own checks. */
  async function openRefused() {
    const { shop, double, run } = await openDelivery();
    double.refuse('decision', () => refusal);
    const { id, access_key: accessKey } = await shop.issue();
    await run();
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'not_authorized' });
    double.refuse('decision', () => null);
    // A person takes a minute to correct it.
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    return { shop, double, run, id, accessKey };
  }

  /** The same authority, but what it has not decided it leaves out of its answer. */
  function hidingUndecided(authority: Authority, shop: TestShop): Authority {
    return {
      receive: (submission) => authority.receive(submission),
      async decision(question) {
        const answered = await authority.decision(question);
        const text = String(Buffer.from(answered.exchange.answer ?? []));
        const body = Buffer.from(
          text.replace(/<autorizacion><estado>EN PROCESO<[\s\S]*?<\/autorizacion>/u, ''),
        );
        const reply = { kind: 'answered', status: 200, date: shop.clock.now, body } as const;
        return { ...answered, outcome: readDecision(reply, question.accessKey) };
      },
    };
  }
});

describe('a signed document', () => {
  it('keeps the bytes it was first given', async () => {
    const { shop } = await openDelivery();
    const { id } = await shop.issue();
    const loaded = await shop.delivery.load(id);
    if (!loaded) throw new Error('the document is not there');
    const next = { step: 'ask_before_send', attempts: 0, at: shop.clock.now, problem: null } as const;
    for (const text of ['<first/>', '<second/>']) {
      await shop.delivery.freeze(loaded.document, { signedXml: Buffer.from(text), at: shop.clock.now, next });
    }
    expect(String(await bytesOf(shop, id))).toBe('<first/>');
    expect(await journeyOf(shop, id)).toEqual(['accepted', 'signed']);
  });
});

describe('a document that changed since it was loaded', () => {
  it('is not written over: the answer is refused whole', async () => {
    const { shop } = await openDelivery();
    const { id } = await shop.issue();
    const loaded = await shop.delivery.load(id);
    if (!loaded) throw new Error('the document is not there');
    await shop.store.writes.run((tx) => tx.updateTable('document').set({ status: 'annulled' }).execute());
    const recording = shop.delivery.record(loaded.document, {
      at: shop.clock.now,
      exchange: {
        operation: 'reception',
        endpoint: 'http://authority',
        startedAt: shop.clock.now,
        durationMs: 1,
        httpStatus: 200,
        authorityDate: null,
        answer: null,
      },
      outcome: 'received',
      entered: ['submitted'],
      events: ['received'],
      next: undefined,
    });
    await expect(recording).rejects.toThrow(id);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'annulled', step: 'sign' });
    expect(await journeyOf(shop, id)).toEqual(['accepted']);
  });
});

describe('a certificate', () => {
  it('that cannot be used leaves the document waiting, with the reason', async () => {
    const certificate = { validUntil: '2026-11-21T20:00:00Z' };
    const { shop, run } = await openDelivery({}, { certificate });
    const { id } = await shop.issue();
    shop.clock.now = new Date('2026-11-21T20:00:01.000Z');
    await run();
    expect(await stateOf(shop, id)).toMatchObject({
      status: 'pending',
      step: 'sign',
      attempts: 1,
      problem: 'certificate_expired',
    });
  });

  it('is followed when it changes, and signs at once what waited for it', async () => {
    const shortLived = { validUntil: '2026-11-22T00:00:00Z' };
    const { shop, run } = await openDelivery({}, { certificate: shortLived });
    const before = await shop.issue();
    await run();
    await run();
    expect(await certificateIn(shop, before.id)).toBe(certificateText(shortLived));
    const waiting = await shop.issue();
    shop.clock.now = new Date('2026-11-22T01:00:00.000Z');
    await run();
    await run();
    expect(await stateOf(shop, waiting.id)).toMatchObject({ problem: 'certificate_expired', attempts: 2 });
    await shop.business.installCertificate(aCertificate({ keyLabel: 'renewed' }));
    expect(Date.parse((await stateOf(shop, waiting.id)).nextAttemptAt)).toBe(shop.clock.now.getTime());
    await run();
    expect(await certificateIn(shop, waiting.id)).toBe(certificateText({ keyLabel: 'renewed' }));
  });

  it('sealed on another machine is one to install again, not a crash', async () => {
    const { shop, run } = await openDelivery();
    const { id } = await shop.issue();
    await shop.store.writes.run((tx) =>
      tx
        .updateTable('certificate')
        .set({ sealed_p12: Buffer.alloc(64) })
        .execute(),
    );
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ step: 'sign', problem: 'certificate_unreadable' });
  });
});

describe('a submitted document that the authority hands out no more', () => {
  const DAY_MS = 86_400_000;

  /** One that the authority decided about on 2026-11-21, and the program heard nothing of since. */
  async function openOld(days: number, refuse?: RefusalRule, misbehaviour?: Misbehaviour) {
    const opened = await openDelivery();
    const { shop, double, run } = opened;
    if (refuse) double.refuse('decision', refuse);
    if (misbehaviour) double.next('reception', misbehaviour);
    const { id, access_key: accessKey } = await shop.issue();
    await run();
    expect(double.documents()).toMatchObject([{ state: refuse ? 'not_authorized' : 'authorized' }]);
    shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS);
    return { ...opened, id, accessKey };
  }

  it.for([false, true])('is authorized by ConsultaComprobante, annulled since: %s', async (isAnnulled) => {
    const { shop, double, run, id, accessKey } = await openOld(20);
    if (isAnnulled) double.annul(accessKey);
    await run();
    const { status, authorization } = await shop.stored(id);
    expect({ status, authorization }).toMatchObject({
      status: 'authorized',
      authorization: { number: accessKey, authorizedAt: expect.stringMatching(/^2026-11-21T.*-05:00$/) },
    });
    expect(await lastStepOf(shop, id)).toEqual({
      type: 'authorized',
      data: { by: 'state_query', state: isAnnulled ? 'annulled' : 'authorized' },
    });
    expect(double.received(accessKey)).toHaveLength(1);
    expect(await outboxOf(shop)).toEqual([]);
  });

  it('is authorized by it as well when nobody heard that it was received: it is not sent again', async () => {
    const { shop, double, run, id, accessKey } = await openOld(20, undefined, 'answer_lost');
    expect(await stateOf(shop, id)).toMatchObject({ status: 'pending', step: 'ask_before_send' });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
    expect(double.received(accessKey)).toHaveLength(1);
  });

  it('is not authorized where ConsultaComprobante says so, which says no more', async () => {
    const { shop, run, id } = await openOld(20, () => refusal);
    await run();
    expect(await shop.stored(id)).toMatchObject({
      status: 'not_authorized',
      sriMessages: [{ code: '0', message: 'El SRI no lo autorizó y no dijo por qué' }],
    });
  });

  it('is asked about again while ConsultaComprobante does not answer', async () => {
    const { shop, double, run, id } = await openOld(20);
    double.next('query', 'unavailable');
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask', attempts: 1 });
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'authorized' });
  });

  it('waits for a person once its state is not given either, who may have it sent again', async () => {
    const { shop, double, run, id, accessKey } = await openOld(60);
    await run();
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted' });
    const entry = () =>
      shop.store.db.selectFrom('outbox').select(['decision', 'step']).executeTakeFirstOrThrow();
    expect(await entry()).toEqual({ decision: 'authorization_unknown', step: 'ask' });
    expect(double.received(accessKey)).toHaveLength(1);

    const { now } = shop.issuing;
    expect(await sendHeldDocument({ store: shop.issuing.store, now, due: () => {} }, id)).toMatchObject({
      ok: true,
    });
    await run();
    // The authority had it: nothing is sent in a loop.
    expect(double.received(accessKey).map(({ codes }) => codes)).toEqual([[], ['43']]);
    expect(await stateOf(shop, id)).toMatchObject({ status: 'submitted', step: 'ask', attempts: 0 });
  });

  it('is asked about again when a person wants it, and waits again', async () => {
    const { shop, run, id } = await openOld(60);
    await run();
    const asked = await refreshStatus(
      { store: shop.issuing.store, now: shop.issuing.now, due: () => {} },
      await shop.caller(),
      id,
    );
    expect(asked).toMatchObject({ ok: true, value: { queued: true } });
    await run();
    expect(await outboxOf(shop)).toMatchObject([{ decision: 'authorization_unknown' }]);
  });
});

type CertificateRequest = Parameters<typeof aCertificate>[0];

/** A shop and an authority that decides at once; `run` takes the next delivery when its time has come. */
async function openDelivery(
  options: AuthorityDoubleOptions = {},
  { certificate, knowsTheDay = true }: { certificate?: CertificateRequest; knowsTheDay?: boolean } = {},
) {
  const { p12, password } = aCertificate(certificate);
  const setup = aSetup({ certificate: { p12_base64: p12.toString('base64'), password } });
  const shop = await openShop({ setup });
  const double = await openDouble(shop, options);
  const soap = authorityAt(double.url, shop);
  const connectivity = makeConnectivity({
    events: { record: async () => undefined },
    failed: (reason) => {
      throw reason;
    },
  });
  const heard: DatedAnswer[] = [];
  const reported: boolean[] = [];
  const dependencies: Omit<DeliverDependencies, 'authority' | 'store'> = {
    signer: shop.signer,
    states: statesAt(double.url),
    compare: makeDocumentComparison(),
    connectivity,
    now: () => shop.clock.now,
    random: () => 0.5,
    knowsTheDay: () => knowsTheDay,
    sawAuthorityDate: (answer) => heard.push(answer),
    changed: () => {},
  };

  async function run(authority: Authority = soap, parts: Partial<DeliveryStore> = {}, mayMove = true) {
    const outboxRow = await outboxRowOf(shop);
    if (!outboxRow) throw new Error('nothing waits to be delivered');
    const dueAt = new Date(outboxRow.next_attempt_at);
    if (dueAt > shop.clock.now) shop.clock.now = dueAt;
    const store = { ...shop.delivery, ...parts };
    const slot: DeliverySlot = {
      kind: kindOfStep(outboxRow.step),
      report: (answered) => reported.push(answered),
      moveToSending: () => mayMove,
    };
    return deliver({ ...dependencies, authority, store }, { documentId: outboxRow.document_id }, slot);
  }
  return { shop, double, connectivity, heard, reported, run };
}

function outboxRowOf({ store }: TestShop) {
  return store.db
    .selectFrom('outbox')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('next_attempt_at')
    .executeTakeFirst();
}

async function openDouble(shop: TestShop, options: AuthorityDoubleOptions = {}): Promise<AuthorityDouble> {
  const double = await startAuthorityDouble({ now: () => shop.clock.now, decisionDelayMs: 0, ...options });
  onTestFinished(() => double.close());
  return double;
}

/** Nobody listens there, nor is that port ever given to a program that asks for any. */
const closedAddress = 'http://127.0.0.1:1';

function authorityAt(url: string, shop: TestShop): Authority {
  const authority = makeSoapAuthority({ baseUrls: { test: url, live: url }, now: () => shop.clock.now });
  onTestFinished(() => authority.close());
  return authority;
}

function statesAt(url: string): DocumentStates {
  return makeDocumentStates({ baseUrls: { test: url, live: url }, timeoutMs: 60_000 });
}

async function stateOf({ store: { db } }: TestShop, id: string) {
  const row = await db
    .selectFrom('document')
    .leftJoin('outbox', 'outbox.document_id', 'document.id')
    .select(['status', 'step', 'attempts', 'next_attempt_at', 'last_problem'])
    .where('document.id', '=', id)
    .executeTakeFirstOrThrow();
  const { status, step, attempts, next_attempt_at, last_problem } = row;
  return { status, step, attempts, nextAttemptAt: next_attempt_at ?? '', problem: last_problem };
}

async function journeyOf({ store: { db } }: TestShop, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document_event')
    .select('type')
    .where('seq', '=', seqOf(id))
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
}

async function lastStepOf({ store: { db } }: TestShop, id: string) {
  const { type, data_json } = await db
    .selectFrom('document_event')
    .select(['type', 'data_json'])
    .where('seq', '=', seqOf(id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { type, data: data_json === null ? undefined : JSON.parse(data_json) };
}

function outboxOf({ store: { db } }: TestShop) {
  return db.selectFrom('outbox').selectAll().execute();
}

async function bytesOf({ reading }: TestShop, id: string): Promise<Buffer> {
  return Buffer.from((await reading.signedXml(id)) ?? []);
}

function force(shop: TestShop, id: string, step: 'send'): Promise<void> {
  return set(shop, id, { step });
}

async function set({ store }: TestShop, id: string, columns: Updateable<Tables['outbox']>): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx.updateTable('outbox').set(columns).where('document_id', '=', id).execute();
  });
}

/** The certificate a signed document carries, base64. */
async function certificateIn(shop: TestShop, id: string): Promise<string | undefined> {
  const [, text] = /<ds:X509Certificate>([^<]*)</.exec(String(await bytesOf(shop, id))) ?? [];
  return text?.replace(/\s/g, '');
}

function certificateText(request: CertificateRequest): string {
  return securityDataPair(companyRuc, request).der.toString('base64');
}
