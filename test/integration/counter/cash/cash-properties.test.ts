import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { cashMetadata } from '../../../../src-main/contract/counter/cash-session.ts';
import type { Outcome } from '../../../../src-main/contract/problems/problems.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { openStore } from '../../../../src-main/store/sqlite/open.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { counterOn, PIN } from '../../../support/shops/counter/counter-on.ts';
import { openShop } from '../../../support/shops/shop.ts';

const session = 'a session';
const money = fc.integer({ min: 0, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), float: money }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      back: fc.nat(2),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      direction: fc.constantFrom('in', 'out'),
      amount: money,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), notes: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
);

function must<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** A till that opens, sells, closes and starts anew in any order. */
async function run(steps: readonly Step[]) {
  const shop = await openShop();
  let counter = counterOn(shop.store, () => shop.clock.now);
  const ana = must(await counter.operators.create(session, { name: 'Ana', role: 'administrator', pin: PIN }));
  must(await counter.operators.signIn(session, ana.id, PIN));
  const point = { environment: 'test', establishment: '001', emission_point: '001' } as const;
  const till = must(await counter.tills.create(session, { name: 'Caja 1', ...point }));

  const opened: string[] = [];
  const sold = new Map<string, string>();
  const closings: CashReport[] = [];
  let current: string | undefined;

  async function close(notes: number) {
    if (current === undefined) return;
    const count = [{ denomination: 'note_10' as const, quantity: notes }];
    closings.push(must(await counter.cashSessions.close(session, current, { count })));
    current = undefined;
  }

  async function open(float: string) {
    const body = { till_id: till.id, opening_float: float };
    const outcome = await counter.cashSessions.open(session, body);
    expect(outcome.ok).toBe(current === undefined);
    if (!outcome.ok) return;
    current = outcome.value.value.id;
    opened.push(current);
  }

  for (const one of steps) {
    // A window that did not hear yet sells with the session before, or the one before that.
    const named = one.do === 'sell' ? opened.at(-1 - one.back) : undefined;
    switch (one.do) {
      case 'open':
        await open(one.float);
        break;
      case 'sell': {
        if (named === undefined) break;
        const lines = [aLine({ quantity: String(one.quantity), unit_price: '3.337' })];
        const metadata = { [cashMetadata.session]: named };
        const invoice = await shop.issue(anInvoiceBody({ lines, metadata }));
        sold.set(invoice.number, invoice.total);
        break;
      }
      case 'move': {
        if (current === undefined) break;
        const body = { direction: one.direction, amount: one.amount, reason: 'prueba' } as const;
        must(await counter.cashSessions.move(session, current, { body }));
        break;
      }
      case 'close':
        await close(one.notes);
        break;
      case 'restart': {
        const store = openStore(shop.file);
        onTestFinished(() => store.close());
        counter = counterOn(store, () => shop.clock.now);
        must(await counter.operators.signIn(session, ana.id, PIN));
      }
    }
  }
  // Whatever waits is counted in the end.
  await close(0);
  await open('0.00');
  await close(0);
  return { counter, sold, closings, opened };
}

describe('whatever is opened, sold, moved and closed in whatever order, over restarts', () => {
  it('each sale is in exactly one Z, the Z are numbered without a gap, and their sums are the sums of it all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { counter, sold, closings, opened } = await run(steps);
        expect(closings.map(({ z_number }) => z_number)).toEqual(closings.map((_, index) => index + 1));
        expect(sum(closings.map(({ sales }) => decimal(sales.count))).toNumber()).toBe(sold.size);
        expect(formatAmount(sum(closings.map(({ net }) => decimal(net))))).toBe(
          formatAmount(sum([...sold.values()].map((total) => decimal(total)))),
        );
        for (const { cash, count, movements, sales } of closings) {
          const moved = sum(
            movements.items.map(({ direction, amount }) =>
              decimal(direction === 'in' ? amount : `-${amount}`),
            ),
          );
          expect(decimal(cash.opening_float).plus(sales.total).plus(moved).toFixed(2)).toBe(cash.expected);
          expect(
            decimal(count?.counted ?? '')
              .minus(cash.expected)
              .toFixed(2),
          ).toBe(count?.difference);
        }
        const listed = must(await counter.cashSessions.list({ limit: 100 })).data;
        expect(listed.map(({ id }) => id)).toEqual(opened.toReversed());
        expect(listed.every(({ status }) => status === 'closed')).toBe(true);
        for (const closing of closings) {
          const { copy, ...reprinted } = must(await counter.cashSessions.zReport(closing.cash_session_id));
          expect(copy?.legend).toBe('COPIA');
          expect(reprinted).toEqual(closing);
        }
      }),
      { numRuns: 12 },
    );
  });
});
