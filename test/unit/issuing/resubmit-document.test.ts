import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { documentListQuery } from '../../../src-main/contract/list.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { documentStatuses } from '../../../src-main/documents/kinds.ts';
import { resubmitDocument } from '../../../src-main/issuing/resubmit-document.ts';
import { listDocuments } from '../../../src-main/reading/documents/list-documents.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { brokenBody } from '../../support/kinds/broken-body.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { aSetup, openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const corrected = anInvoiceBody({
  buyer: { identification_type: 'cedula', identification: '1710034065', name: 'JUANA DE ARCO' },
  lines: [aLine({ quantity: '3' })],
  metadata: { caja: '2' },
});

describe('a correction', () => {
  it('keeps number, key and date, and everything else is what it says', async () => {
    const { shop, id } = await openRefused();
    const before = await shop.stored(id);
    shop.clock.now = new Date('2026-11-23T15:00:00.000Z');
    const reply = await shop.resubmit(id, corrected);
    expect(reply).toMatchObject({
      ok: true,
      value: {
        id,
        number: '001-001-000000001',
        access_key: before.identity.accessKey,
        issue_date: '2026-11-21',
        status: 'pending',
        sri_messages: [],
        metadata: { caja: '2' },
        total: '34.50',
        delivery_status: 'no_recipient',
        issued_at: before.issuedAt,
        updated_at: '2026-11-23T15:00:00.000Z',
        status_transitions: { pending: '2026-11-23T15:00:00.000Z' },
      },
    });
    const after = await shop.stored(id);
    expect(after).toMatchObject({ revision: 2, identity: before.identity, channel: before.channel });
    expect(reply.ok && reply.value.status_transitions).toEqual(after.transitions);
  });

  it("is written with the document's own date, not with today's", async () => {
    const { shop, id } = await openRefused();
    shop.clock.now = new Date('2026-12-05T15:00:00.000Z');
    await shop.resubmit(id, corrected);
    expect(kindOf('invoice').writeXml(await shop.stored(id))).toContain(
      '<fechaEmision>21/11/2026</fechaEmision>',
    );
  });

  it("is judged by the law of the document's date", async () => {
    const shop = await openShop();
    shop.clock.now = new Date('2024-03-15T17:00:00.000Z');
    const ofThatTime = anInvoiceBody({ lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })] });
    const { id } = await shop.issue(ofThatTime);
    await shop.decide(id, 'returned');
    shop.clock.now = new Date('2026-11-21T17:00:00.000Z');
    expect(problemOf(await shop.resubmit(id, anInvoiceBody())).errors).toMatchObject([
      { code: 'rate_not_in_force' },
    ]);
    expect(await shop.resubmit(id, ofThatTime)).toMatchObject({ ok: true });
  });

  it('adds an event to the journey and an outbox entry, in one commit with the rest', async () => {
    const { shop, id } = await openRefused();
    await shop.resubmit(id, corrected);
    const { db } = shop.store;
    const events = await db
      .selectFrom('document_event')
      .select(['type', 'revision'])
      .orderBy('id', 'desc')
      .execute();
    expect(events[0]).toEqual({ type: 'corrected', revision: 2 });
    expect(await db.selectFrom('outbox').select(['document_id', 'step', 'attempts']).execute()).toEqual([
      { document_id: id, step: 'sign', attempts: 0 },
    ]);
  });

  it('is found by its present content, and no more by its former', async () => {
    const { shop, id } = await openRefused();
    await shop.resubmit(id, corrected);
    expect(await numbersFound(shop, { q: 'juana' })).toEqual([id]);
    expect(await numbersFound(shop, { q: '000000001' })).toEqual([id]);
    expect(await numbersFound(shop, { q: 'rentas' })).toEqual([]);
    expect(await numbersFound(shop, { counterparty: '1710034065' })).toEqual([id]);
    expect(await numbersFound(shop, { counterparty: '1760013210001' })).toEqual([]);
  });

  it('carries the business as it is now: its own name may have been what was refused', async () => {
    const { shop, id } = await openRefused();
    await shop.business.setup(aSetup({ business: { legal_name: 'ALMACENES EJEMPLO CÍA. LTDA.' } }));
    await shop.resubmit(id, corrected);
    expect((await shop.stored(id)).issuer.legalName).toBe('ALMACENES EJEMPLO CÍA. LTDA.');
  });

  it('may follow another one', async () => {
    const { shop, id } = await openRefused();
    for (const revision of [2, 3, 4]) {
      expect(await shop.resubmit(id, corrected)).toMatchObject({ ok: true });
      expect(await shop.stored(id)).toMatchObject({ revision, status: 'pending' });
      await shop.decide(id, 'not_authorized');
    }
  });
});

describe('a correction is refused', () => {
  it.for(documentStatuses.filter((status) => !status.match(/returned|not_authorized/)))(
    'of a document that is %s, which the refusal says',
    async (status) => {
      const { shop, id } = await openRefused();
      await shop.decide(id, status);
      const refused = problemOf(await shop.resubmit(id, corrected));
      expect(refused).toMatchObject({ code: 'invalid_state', documentId: id });
      expect(refused.detail).toMatch(/^El documento está .+\. Solo se corrige/);
      expect(await shop.stored(id)).toMatchObject({ status, revision: 1 });
    },
  );

  it('with an emission point, reported beside all other faults', async () => {
    const { shop, id } = await openRefused();
    const body = { ...corrected, establishment: '001', emission_point: 7, propina: '1.00' };
    const { code, errors } = problemOf(await shop.resubmit(id, body));
    expect(code).toBe('validation_failed');
    expect(errors?.map((error) => [error.pointer, error.code])).toEqual([
      ['/propina', 'unknown_field'],
      ['/establishment', 'not_allowed_here'],
      ['/emission_point', 'not_allowed_here'],
    ]);
    const outdated = anInvoiceBody({ lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })] });
    const computed = problemOf(await shop.resubmit(id, { ...outdated, establishment: '001' }));
    expect(computed.errors?.map((error) => error.code)).toEqual(['not_allowed_here', 'rate_not_in_force']);
  });

  it.for([undefined, null, 'text', [], 7, {}])('with a body like %j', async (body) => {
    const { shop, id } = await openRefused();
    const caller = await shop.caller();
    expect(problemOf(await resubmitDocument(shop.issuing, caller, { id, body })).code).toBe(
      'validation_failed',
    );
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', revision: 1 });
  });

  it('with hundreds of broken bodies: each is corrected or refused, none throws', async () => {
    const { shop, id } = await openRefused();
    const caller = await shop.caller();
    await fc.assert(
      fc.asyncProperty(fc.oneof(brokenBody(corrected), fc.jsonValue()), async (body) => {
        const reply = await resubmitDocument(shop.issuing, caller, { id, body });
        if (reply.ok) await shop.decide(id, 'returned');
        else expect(['validation_failed', 'simulate_not_allowed']).toContain(reply.problem.code);
      }),
      propertyRuns(400),
    );
  });

  it('of a document of another business, environment or type', async () => {
    const { shop, id } = await openRefused();
    const caller = await shop.caller();
    const attempts = [
      resubmitDocument(shop.issuing, await shop.caller('live'), { id, body: corrected }),
      resubmitDocument(shop.issuing, { ...caller, entityId: 'another' }, { id, body: corrected }),
      resubmitDocument(shop.issuing, caller, { id, type: 'credit_note', body: corrected }),
      resubmitDocument(shop.issuing, caller, { id: 'nothing', body: corrected }),
    ];
    for (const reply of await Promise.all(attempts)) expect(problemOf(reply).code).toBe('not_found');
  });

  it('without a certificate that signs', async () => {
    const { shop, id } = await openRefused();
    shop.clock.now = new Date('2060-01-01T00:00:00.001Z');
    expect(problemOf(await shop.resubmit(id, corrected))).toMatchObject({
      code: 'not_ready',
      errors: [{ code: 'certificate_expired' }],
    });
  });

  it('when the business has another RUC than the access key', async () => {
    const { shop, id } = await openRefused();
    await shop.store.writes.run((tx) => tx.updateTable('entity').set({ ruc: '1790016919001' }).execute());
    expect(problemOf(await shop.resubmit(id, corrected))).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('RUC'),
    });
  });

  it('with an outcome to simulate, outside the sandbox', async () => {
    const { shop, id } = await openRefused();
    const body = { ...corrected, simulate: 'authorized' };
    expect(problemOf(await shop.resubmit(id, body)).code).toBe('simulate_not_allowed');
  });

  it('to all but one of those that come at once', async () => {
    const { shop, id } = await openRefused();
    const bodies = ['3', '4', '5', '6'].map((quantity) => anInvoiceBody({ lines: [aLine({ quantity })] }));
    const replies = await Promise.all(bodies.map((body) => shop.resubmit(id, body)));
    const winners = replies.filter(({ ok }) => ok);
    expect(winners).toHaveLength(1);
    for (const reply of replies.filter(({ ok }) => !ok)) expect(problemOf(reply).code).toBe('invalid_state');
    expect(await shop.stored(id)).toMatchObject({ revision: 2 });
    expect(await shop.store.db.selectFrom('document_revision').select('revision').execute()).toHaveLength(2);
  });
});

describe('in the sandbox', () => {
  it('a correction names the outcome of its own revision', async () => {
    const shop = await openShop();
    await ensurePracticeBusiness(shop.businessDependencies);
    const sandbox = await shop.caller('sandbox');
    const issued = await shop.attempt({ body: anInvoiceBody({ simulate: 'returned' }) }, sandbox);
    if (!issued.ok) throw new Error('not issued');
    const { id } = issued.value.document;
    const simulated = async () => (await shop.stored(id)).simulate;
    for (const [simulate, expected] of [
      ['not_authorized', 'not_authorized'],
      [undefined, 'authorized'],
    ]) {
      await shop.decide(id, 'returned');
      await shop.resubmit(id, { ...corrected, ...(simulate && { simulate }) }, sandbox);
      expect(await simulated()).toBe(expected);
    }
  });
});

/** A shop with an invoice that the authority returned. */
async function openRefused() {
  const shop = await openShop();
  const { id } = await shop.issue();
  await shop.decide(id, 'returned');
  return { shop, id };
}

async function numbersFound(shop: TestShop, filters: Record<string, string>): Promise<string[]> {
  const listed = await listDocuments(
    { store: shop.reading, cursorSecret: Buffer.alloc(32) },
    await shop.caller(),
    { types: ['invoice'], query: documentListQuery.parse(filters) },
  );
  if (!listed.ok) throw new Error('not listed');
  return listed.value.data.map(({ id }) => id);
}
