import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { makeOutboxStore } from '../../../../src-main/store/delivery/outbox-store.ts';
import type { Tables } from '../../../../src-main/store/schema/tables.ts';
import type { DueQuestion, Outbox } from '../../../../src-main/sync/delivery/outbox.ts';
import { journeyOf } from '../../../support/shops/delivery-states.ts';
import { openShop, type TestShop } from '../../../support/shops/shop.ts';
import { plansOf } from '../../../support/store/query-plans.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 17, 0, second));

describe('the outbox', () => {
  it('finds due entries from either end, by environment and kind of step, and none that wait for a person', async () => {
    const { shop, outbox, add } = await openOutbox();
    const first = await add({ step: 'send', next_attempt_at: at(1).toISOString() });
    const second = await add({ step: 'ask', next_attempt_at: at(2).toISOString(), attempts: 4 });
    const third = await add({ step: 'ask_before_send', next_attempt_at: at(3).toISOString() });
    const unsigned = await add({ step: 'sign', next_attempt_at: at(1).toISOString() });
    const held = await add({ step: 'send', next_attempt_at: at(1).toISOString(), decision: 'late' });
    const live = await add({ step: 'send', next_attempt_at: at(1).toISOString() }, 'live');
    const later = await add({ step: 'send', next_attempt_at: at(9).toISOString() });

    expect(await idsOf(outbox)).toEqual([first, second, third]);
    expect(await idsOf(outbox, { from: 'newest' })).toEqual([third, second, first]);
    expect(await idsOf(outbox, { from: 'newest', limit: 2 })).toEqual([third, second]);
    expect(await idsOf(outbox, { kind: 'signing' })).toEqual([unsigned]);
    expect(await idsOf(outbox, { environment: 'live' })).toEqual([live]);
    expect(await idsOf(outbox, { at: at(9) })).toEqual([first, second, third, later]);
    const [, asked] = await outbox.due(question);
    expect(asked).toEqual({ documentId: second, environment: 'test', step: 'ask', attempts: 4 });
    expect(await shop.store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(7);
    expect(await idsOf(outbox, { at: at(9), limit: 100 })).not.toContain(held);
  });

  it('is taken up as it comes due, each once', async () => {
    const { outbox, add } = await openOutbox();
    const ids = [];
    for (const second of [1, 2, 3]) ids.push(await add({ next_attempt_at: at(second).toISOString() }));
    await add({ next_attempt_at: at(2).toISOString(), decision: 'late' });
    const between = async (after: number, until: number) =>
      (await outbox.becameDue({ after: at(after), at: at(until), limit: 10 })).map(
        ({ documentId }) => documentId,
      );
    expect(await between(0, 2)).toEqual(ids.slice(0, 2));
    expect(await between(2, 3)).toEqual(ids.slice(2));
    expect(await between(3, 9)).toEqual([]);
    expect([await outbox.nextDueAfter(at(0)), await outbox.nextDueAfter(at(2))]).toEqual([at(1), at(3)]);
    expect(await outbox.nextDueAfter(at(3))).toBeUndefined();
  });
});

describe('making entries due at once', () => {
  it.for([
    ['failed', ['asked in vain', 'sent in vain', 'live']],
    ['unsigned', ['unsigned']],
    ['unsent', ['unsigned', 'to send', 'sent in vain', 'live']],
    ['all', ['unsigned', 'to send', 'asked in vain', 'asked', 'sent in vain', 'live']],
  ] as const)('%s becomes due at once, and nothing else moves', async ([what, hurried]) => {
    const { outbox, names, moved } = await openHurry();
    await outbox.hurry({ at: at(5), what });
    expect(await moved()).toEqual(hurried);
    expect(names).toContain('held');
  });

  it('changes no other environment, and leaves entries that were due already', async () => {
    const { outbox, moved } = await openHurry();
    await outbox.hurry({ at: at(5), what: 'failed', environment: 'live' });
    expect(await moved()).toEqual(['live']);
  });

  async function openHurry() {
    const { shop, outbox, add } = await openOutbox();
    const next_attempt_at = at(30).toISOString();
    const waiting: Record<string, [Updateable<Tables['outbox']>, Environment?]> = {
      unsigned: [{ step: 'sign', last_problem: 'token_absent' }],
      'to send': [{ step: 'send' }],
      'asked in vain': [{ step: 'ask', last_problem: 'timeout' }],
      asked: [{ step: 'ask' }],
      'sent in vain': [{ step: 'ask_before_send', last_problem: 'cut' }],
      live: [{ step: 'send', last_problem: 'unreachable' }, 'live'],
      held: [{ step: 'send', last_problem: 'cut', decision: 'late' }],
      'due already': [{ step: 'send', last_problem: 'cut', next_attempt_at: at(1).toISOString() }],
    };
    const names = new Map<string, string>();
    for (const [name, [columns, environment]] of Object.entries(waiting)) {
      names.set(await add({ next_attempt_at, ...columns }, environment), name);
    }
    async function moved() {
      const rows = await shop.store.db
        .selectFrom('outbox')
        .select('document_id')
        .where('next_attempt_at', '=', at(5).toISOString())
        .orderBy('document_id')
        .execute();
      return rows.map(({ document_id }) => names.get(document_id));
    }
    return { outbox, names: [...names.values()], moved };
  }
});

describe('holding late entries', () => {
  it('waits for a person when it was surely never handed over, and its journey says so', async () => {
    const { shop, outbox, add } = await openOutbox();
    const queuedLongAgo = { created_at: at(0).toISOString(), last_problem: 'unreachable' };
    const [unsigned, unsent] = [
      await add({ step: 'sign', ...queuedLongAgo }),
      await add({ step: 'send', ...queuedLongAgo }),
    ];
    for (const step of ['ask', 'ask_before_send'] as const) await add({ step, ...queuedLongAgo });
    await add({ step: 'send', created_at: at(10).toISOString() });
    expect(await outbox.holdLate({ queuedBefore: at(10), at: at(20) })).toBe(2);
    const held = await shop.store.db
      .selectFrom('outbox')
      .select(['document_id', 'decision', 'last_problem'])
      .where('decision', 'is not', null)
      .orderBy('document_id')
      .execute();
    expect(held).toEqual(
      [unsigned, unsent].map((document_id) => ({ document_id, decision: 'late', last_problem: null })),
    );
    expect((await journeyOf(shop, unsent)).at(-1)).toEqual({
      type: 'send_delayed',
      data: { decision: 'late' },
    });
    expect(await outbox.holdLate({ queuedBefore: at(10), at: at(20) })).toBe(0);
  });

  it.for(['submitted', 'returned', 'authorized', 'annulled'] as const)(
    'leaves one alone that is %s: it is not late any more, whatever its step still says',
    async (status) => {
      const { shop, outbox, add } = await openOutbox();
      const id = await add({ step: 'send', created_at: at(0).toISOString() });
      await shop.store.writes.run((tx) =>
        tx.updateTable('document').set({ status }).where('id', '=', id).execute(),
      );
      expect(await outbox.holdLate({ queuedBefore: at(10), at: at(20) })).toBe(0);
      expect((await journeyOf(shop, id)).map(({ type }) => type)).not.toContain('send_delayed');
    },
  );
});

describe('a look', () => {
  const looks: Record<string, (outbox: Outbox) => Promise<unknown>> = {
    'for what is due longest': (outbox) => outbox.due({ ...question, from: 'oldest' }),
    'for what is due since just now': (outbox) => outbox.due({ ...question, from: 'newest' }),
    'for what waits to be signed': (outbox) => outbox.due({ ...question, kind: 'signing', from: 'newest' }),
    'where nothing waits': (outbox) => outbox.due({ ...question, environment: 'live' }),
    'for what became due': (outbox) => outbox.becameDue({ after: at(4), at: at(5), limit: 64 }),
    'for what is due next': (outbox) => outbox.nextDueAfter(at(0)),
  };
  it.for(Object.entries(looks))(
    '%s is read in the order of an index, however many wait',
    async ([, look]) => {
      const { shop, newId } = await openOutbox();
      const plans = await plansOf(shop.store, (store) => look(makeOutboxStore(store, { newId })));
      expect(plans).toHaveLength(1);
      for (const plan of plans) {
        expect(plan).toMatch(
          /^SEARCH outbox USING (COVERING )?INDEX outbox_due(_in \(.*<expr>=\? AND | \(.*)next_attempt_at[<>]/,
        );
        expect(plan).not.toMatch(/TEMP B-TREE|SCAN/);
      }
    },
  );
});

describe('a queue of many days', () => {
  it('is held in several commits, all of it', async () => {
    const { shop, outbox } = await openOutbox();
    await copyDocuments(shop, 600);
    expect(await outbox.holdLate({ queuedBefore: at(50), at: at(50) })).toBe(600);
    expect(await outbox.due(question)).toEqual([]);
  });

  /** As many documents that wait to be sent, all like the first. */
  async function copyDocuments(shop: TestShop, count: number): Promise<void> {
    const { id } = await shop.issue();
    const { db } = shop.store;
    const document = await db
      .selectFrom('document')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await shop.store.writes.run(async (tx) => {
      await tx.deleteFrom('outbox').execute();
      for (let index = 1; index <= count; index += 1) {
        const copy = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
        const access_key = String(index).padStart(49, '0');
        const { seq: _, ...columns } = document;
        await tx
          .insertInto('document')
          .values({ ...columns, id: copy, access_key, sequential: index + 1000 })
          .execute();
        await tx
          .insertInto('outbox')
          .values({
            document_id: copy,
            environment: document.environment,
            step: 'send',
            attempts: 0,
            next_attempt_at: at(1).toISOString(),
            last_problem: null,
            created_at: at(0).toISOString(),
          })
          .execute();
      }
    });
  }
});

const question: DueQuestion = { environment: 'test', kind: 'sending', at: at(5), from: 'oldest', limit: 10 };

async function idsOf(outbox: Outbox, parts: Partial<DueQuestion> = {}): Promise<string[]> {
  return (await outbox.due({ ...question, ...parts })).map(({ documentId }) => documentId);
}

async function openOutbox() {
  const shop = await openShop();
  // A journey is read in the order of its identifiers.
  const newId = () => uuid();
  const outbox = makeOutboxStore(shop.store, { newId });
  /** A document that waits as it is set to; its id. */
  async function add(
    columns: Updateable<Tables['outbox']>,
    environment: Environment = 'test',
  ): Promise<string> {
    const reply = await shop.attempt({}, await shop.caller(environment));
    if (!reply.ok) throw new Error('not issued');
    const { id } = reply.value.document;
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('outbox').set(columns).where('document_id', '=', id).execute();
    });
    return id;
  }
  return { shop, outbox, add, newId };
}
