import { setImmediate as endOfTurn } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makePairings, type Pairings } from '../../../src-main/access/pairings.ts';
import type { ApiKeyBody } from '../../../src-main/contract/local.ts';
import type { CreatedPairing, PairingApproval } from '../../../src-main/contract/pairing.ts';
import type { Problem } from '../../../src-main/contract/problems/problems.ts';

const approval: PairingApproval = { environment: 'sandbox', scopes: ['issue'], allowed_origins: [] };
const gone = { ok: false, problem: { code: 'not_found' } };

/** As long as a program may wait, and it does not go away. */
const wait = { seconds: 25, signal: new AbortController().signal };

/** Whether it ends without waiting for anything. */
async function isDone(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), endOfTurn(false)]);
}

interface Desk {
  readonly pairings: Pairings;
  /** Every key that was made. */
  readonly made: readonly ApiKeyBody[];
  readonly clock: { now: number };
  /** Keys cannot be made, for this reason. */
  refusal: Problem | undefined;
  ask(name?: string): CreatedPairing;
}

function openDesk(): Desk {
  const clock = { now: Date.parse('2026-11-21T15:00:00.000Z') };
  const made: ApiKeyBody[] = [];
  const desk: Desk = {
    made,
    clock,
    refusal: undefined,
    pairings: makePairings({
      now: () => new Date(clock.now),
      newId: () => uuid(),
      canCreate: async () =>
        desk.refusal ? { ok: false, problem: desk.refusal } : { ok: true, value: undefined },
      createKey: async (body) => {
        if (desk.refusal) throw new Error('the disk is full');
        made.push(body);
        const facts = { object: 'api_key', id: uuid(), entity_id: uuid(), last4: 'wxyz' } as const;
        return { ok: true, value: { ...facts, ...body, created_at: '', key: `mst_${made.length}` } };
      },
    }),
    ask(name = 'Caja 1') {
      const asked = desk.pairings.ask({ name });
      if (!asked.ok) throw new Error(`not asked: ${JSON.stringify(asked.problem)}`);
      return asked.value;
    },
  };
  return desk;
}

describe('a program that asks for a key', () => {
  it('gets a code of six digits and a secret; the person sees the code, never the secret', () => {
    const desk = openDesk();
    const asked = desk.ask();
    expect(asked).toMatchObject({
      name: 'Caja 1',
      status: 'pending',
      code: expect.stringMatching(/^\d{6}$/),
    });
    const { secret, ...shown } = asked;
    expect(secret).toMatch(/^msp_[\w-]{43}$/);
    expect(desk.pairings.list()).toEqual([shown]);
  });

  it('is handed the key once, as the person decided, and is gone', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ value: { status: 'pending' } });
    expect(await desk.pairings.approve(id, approval)).toMatchObject({ value: { status: 'approved' } });
    expect(desk.made).toEqual([]);
    const handed = await desk.pairings.fetch(id, secret);
    expect(handed).toMatchObject({
      value: { status: 'approved', api_key: { key: 'mst_1', name: 'Caja 1' } },
    });
    expect(desk.made).toEqual([{ name: 'Caja 1', ...approval }]);
    expect(await desk.pairings.fetch(id, secret)).toEqual(gone);
    expect(desk.pairings.list()).toEqual([]);
  });

  it('is handed one key although it asks many times at once', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    await desk.pairings.approve(id, approval);
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.pairings.fetch(id, secret)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(desk.made).toHaveLength(1);
  });

  it('is handed it later when it could not be written down', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    await desk.pairings.approve(id, approval);
    desk.refusal = { code: 'storage_full' };
    await expect(desk.pairings.fetch(id, secret)).rejects.toThrow('the disk is full');
    desk.refusal = undefined;
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ ok: true });
  });

  it('learns that it was rejected, and can be approved no more', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    expect(desk.pairings.reject(id)).toMatchObject({ value: { status: 'rejected' } });
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ value: { status: 'rejected' } });
    expect(await desk.pairings.approve(id, approval)).toMatchObject({ problem: { code: 'invalid_state' } });
    expect(desk.pairings.list()).toEqual([]);
  });

  it('is not approved for a business that does not exist yet, and still waits', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    desk.refusal = { code: 'not_ready' };
    const live = { ...approval, environment: 'live' } as const;
    expect(await desk.pairings.approve(id, live)).toMatchObject({ problem: { code: 'not_ready' } });
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ value: { status: 'pending' } });
  });
});

describe('somebody else', () => {
  it('gets the same answer for a pairing with a wrong secret, of one that never was and of one that is over', async () => {
    const desk = openDesk();
    const [mine, other, over] = [desk.ask(), desk.ask(), desk.ask()];
    await desk.pairings.approve(mine.id, approval);
    await desk.pairings.approve(over.id, approval);
    await desk.pairings.fetch(over.id, over.secret);
    for (const [id, secret] of [
      [mine.id, other.secret],
      [mine.id, `${mine.secret}x`],
      [mine.id, mine.id],
      [uuid(), mine.secret],
      [over.id, over.secret],
    ] as const) {
      expect(await desk.pairings.fetch(id, secret)).toEqual(gone);
    }
    expect(await desk.pairings.fetch(mine.id, mine.secret)).toMatchObject({ ok: true });
  });

  it('cannot crowd out the others: five wait at most, each with a code of its own', () => {
    const desk = openDesk();
    const codes = Array.from({ length: 5 }, () => desk.ask().code);
    expect(new Set(codes).size).toBe(5);
    expect(desk.pairings.ask({ name: 'Uno más' })).toMatchObject({
      problem: { code: 'rate_limited', retryAfterSeconds: 300 },
    });
    const [first] = desk.pairings.list();
    if (first) desk.pairings.reject(first.id);
    expect(desk.pairings.ask({ name: 'Uno más' })).toMatchObject({ ok: true });
  });

  it('waits for nothing', async () => {
    const desk = openDesk();
    const { id } = desk.ask();
    expect(await isDone(desk.pairings.decided(id, 'msp_guessed', wait))).toBe(true);
    expect(await isDone(desk.pairings.decided(uuid(), 'msp_guessed', wait))).toBe(true);
  });
});

describe('time', () => {
  it('ends a pairing that nobody decided after five minutes', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    desk.clock.now += 5 * 60_000 - 1;
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ ok: true });
    desk.clock.now += 1;
    expect(await desk.pairings.fetch(id, secret)).toEqual(gone);
    expect(await desk.pairings.approve(id, approval)).toEqual(gone);
    expect(desk.pairings.list()).toEqual([]);
  });

  it('leaves one approved at the last moment two minutes to be fetched, and then no key is ever made', async () => {
    const desk = openDesk();
    const [first, second] = [desk.ask(), desk.ask()];
    desk.clock.now += 5 * 60_000 - 1;
    for (const { id } of [first, second]) await desk.pairings.approve(id, approval);
    desk.clock.now += 2 * 60_000 - 1;
    expect(await desk.pairings.fetch(first.id, first.secret)).toMatchObject({ ok: true });
    desk.clock.now += 1;
    expect(await desk.pairings.fetch(second.id, second.secret)).toEqual(gone);
    expect(desk.made).toHaveLength(1);
  });
});

describe('waiting for a person', () => {
  it('ends with the decision, whichever it is', async () => {
    const desk = openDesk();
    for (const decide of [
      (id: string) => desk.pairings.approve(id, approval),
      async (id: string) => desk.pairings.reject(id),
    ]) {
      const { id, secret } = desk.ask();
      const waiting = desk.pairings.decided(id, secret, wait);
      expect(await isDone(waiting)).toBe(false);
      await decide(id);
      expect(await isDone(waiting)).toBe(true);
    }
  });

  it('ends when the program goes away, and the key still waits for it', async () => {
    const desk = openDesk();
    const { id, secret } = desk.ask();
    const leaving = new AbortController();
    const waiting = desk.pairings.decided(id, secret, { seconds: 25, signal: leaving.signal });
    leaving.abort();
    await waiting;
    await desk.pairings.approve(id, approval);
    expect(await desk.pairings.fetch(id, secret)).toMatchObject({ value: { api_key: { key: 'mst_1' } } });
  });
});
