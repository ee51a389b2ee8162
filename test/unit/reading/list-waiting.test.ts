import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import {
  type WaitingListQuery,
  waitingDocument,
  waitingListQuery,
} from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { makeWaitingDocuments } from '../../../src-main/reading/lists/list-waiting.ts';
import { makeWaitingStore } from '../../../src-main/store/delivery/waiting-store.ts';
import { attempted, putAt } from '../../support/shops/delivery-states.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const cursorSecret = Buffer.alloc(32, 7);

describe('the list of what waits', () => {
  it('shows of each document what it is and what comes next', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    const { data } = await list(shop);
    expect(data).toEqual([
      {
        object: 'waiting_document',
        document_id: id,
        type: 'invoice',
        number: '001-001-000000001',
        issue_date: '2026-11-21',
        environment: 'test',
        status: 'pending',
        counterparty_name: 'SERVICIO DE RENTAS INTERNAS',
        total: '23.00',
        step: 'sign',
        attempts: 0,
        // It is handed to the delivery at once; the outbox is looked at for it a second later.
        next_attempt_at: new Date(shop.clock.now.getTime() + 1000).toISOString(),
        created_at: shop.clock.now.toISOString(),
      },
    ]);
    expect(waitingDocument.safeParse(data[0])).toMatchObject({ success: true });
  });

  it('is empty once all is decided', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    await shop.decide(id, 'authorized');
    expect(await list(shop)).toMatchObject({ data: [], nextCursor: null, prevCursor: null });
  });

  it.for([
    ['unreachable', /No hay conexión/],
    ['timeout', /no respondió a tiempo/],
    ['cut', /se cortó/],
    ['http_error', /respondió con un error/],
    ['not_soap', /no es el servicio del SRI/],
    ['fault', /falla interna/],
    ['too_large', /demasiado grande/],
    ['contradictory', /se contradice/],
    ['internal_error', /falla de este programa/],
    ['certificate_missing', /Falta el certificado/],
    ['pin_required', /Falta el PIN/],
    ['token_locked', /token está bloqueado/],
  ] as const)('says in words what "%s" means', async ([problem, text]) => {
    const shop = await openShop();
    await stuck(shop, (await shop.issue()).id, problem);
    const [waiting] = (await list(shop)).data;
    expect(waiting).toMatchObject({ problem, problem_message: expect.stringMatching(text) });
  });

  it.for(['constructor', 'of another version'])(
    'shows "%s" as it is, when it has no words for it',
    async (problem) => {
      const shop = await openShop();
      await stuck(shop, (await shop.issue()).id, problem);
      const [waiting] = (await list(shop)).data;
      expect(waiting).toMatchObject({ problem });
      expect(waiting).not.toHaveProperty('problem_message');
    },
  );

  it('offers what can be done where a person must decide, and then says no next attempt', async () => {
    const shop = await openShop();
    const ids = [];
    for (let count = 0; count < 6; count += 1) ids.push((await shop.issue()).id);
    const [late = '', uncertain = '', taken = '', refused = '', unproven = '', unknown = ''] = ids;
    await putAt(shop, late, { step: 'send', decision: 'late' });
    await attempted(shop, await shop.stored(late), 'unknown: unreachable');
    await putAt(shop, uncertain, { step: 'send', decision: 'late' });
    await attempted(shop, await shop.stored(uncertain), 'unknown: timeout');
    await putAt(shop, taken, { step: 'ask', decision: 'number_taken' });
    await putAt(shop, refused, { step: 'ask', decision: 'date_refused' });
    await putAt(shop, unproven, { step: 'sign', decision: 'number_unproven' });
    await putAt(shop, unknown, { step: 'ask', decision: 'authorization_unknown' });
    const { data } = await list(shop);
    expect(data.map(({ decision }) => [decision?.code, decision?.choices])).toEqual([
      ['late', ['send', 'replace']],
      ['late', ['send']],
      ['number_taken', ['replace']],
      ['date_refused', ['replace', 'send']],
      ['number_unproven', ['send', 'replace']],
      ['authorization_unknown', ['refresh-status', 'send']],
    ]);
    for (const waiting of data) {
      expect(waiting.decision?.message).toMatch(/\w{3}/);
      expect(waiting).not.toHaveProperty('next_attempt_at');
    }
  });

  it('is filtered by environment and by who must act', async () => {
    const shop = await openShop();
    await ensurePracticeBusiness(shop.businessDependencies);
    const { id: ours } = await shop.issue();
    const { id: held } = await shop.issue();
    await putAt(shop, held, { decision: 'late' });
    const practice = await shop.attempt({}, await shop.caller('sandbox'));
    const sandbox = practice.ok ? practice.value.document.id : '';
    expect(await idsOf(shop, {})).toEqual([ours, held, sandbox]);
    expect(await idsOf(shop, { environment: 'sandbox' })).toEqual([sandbox]);
    expect(await idsOf(shop, { environment: 'test' })).toEqual([ours, held]);
    expect(await idsOf(shop, { environment: 'live' })).toEqual([]);
    expect(await idsOf(shop, { decision: 'true' })).toEqual([held]);
    expect(await idsOf(shop, { decision: 'false' })).toEqual([ours, sandbox]);
  });

  it('is walked oldest first, there and back, while what was walked is decided and more is issued', async () => {
    const shop = await openShop();
    const ids = [];
    for (let count = 0; count < 7; count += 1) ids.push((await shop.issue()).id);
    const first = await list(shop, { limit: '3' });
    expect(first.data.map(idOf)).toEqual(ids.slice(0, 3));
    expect(first.prevCursor).toBeNull();
    // What the cursor stands at leaves, and a new one comes.
    await shop.decide(ids[2] ?? '', 'authorized');
    ids.push((await shop.issue()).id);
    const second = await list(shop, { limit: '3', cursor: first.nextCursor });
    expect(second.data.map(idOf)).toEqual(ids.slice(3, 6));
    const third = await list(shop, { limit: '3', cursor: second.nextCursor });
    expect(third.data.map(idOf)).toEqual(ids.slice(6, 8));
    expect(third.nextCursor).toBeNull();
    const back = await list(shop, { limit: '3', cursor: third.prevCursor });
    expect(back.data.map(idOf)).toEqual(ids.slice(3, 6));
  });

  it('takes no cursor of other filters', async () => {
    const shop = await openShop();
    for (let count = 0; count < 2; count += 1) await shop.issue();
    const { nextCursor } = await list(shop, { limit: '1' });
    const query = queryOf({ cursor: nextCursor, environment: 'test' });
    const reply = await makeWaitingDocuments({ store: makeWaitingStore(shop.store), cursorSecret }).list(
      query,
    );
    expect(problemOf(reply).code).toBe('invalid_cursor');
  });
});

/** A query as the wire writes it. */
interface Written {
  readonly limit?: string;
  readonly cursor?: string | null;
  readonly environment?: string;
  readonly decision?: string;
}

function queryOf(written: Written): WaitingListQuery {
  return waitingListQuery.parse(
    Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null)),
  );
}

async function list({ store }: TestShop, written: Written = {}) {
  const reply = await makeWaitingDocuments({ store: makeWaitingStore(store), cursorSecret }).list(
    queryOf(written),
  );
  if (!reply.ok) throw new Error(`not listed: ${JSON.stringify(reply.problem)}`);
  return reply.value;
}

async function idsOf(shop: TestShop, written: Written): Promise<readonly string[]> {
  return (await list(shop, written)).data.map(idOf);
}

function idOf({ document_id }: { document_id: string }): string {
  return document_id;
}

async function stuck({ delivery, clock }: TestShop, id: string, problem: string): Promise<void> {
  await delivery.putOff(id, { at: clock.now, problem });
}
