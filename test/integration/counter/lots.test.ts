import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expiringLots, productLots } from '../../../src-main/contract/catalog/lots.ts';
import { stockMovementList } from '../../../src-main/contract/catalog/stock.ts';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import { makeExpiringLots } from '../../../src-main/reports/expiry/expiring-lots.ts';
import { makeExpiryStore } from '../../../src-main/store/catalog/stock/expiry-store.ts';
import { type LotShop, openLotShop } from '../../support/shops/counter/lot-shop.ts';

/** The twenty notebooks in no lot go out. */
async function openEmptyLotShop(): Promise<LotShop> {
  const shop = await openLotShop();
  await shop.move('out', '20');
  return shop;
}

describe('lots', () => {
  it('give what is sold: what is in no lot first, then the first to expire, then what is expired, then none', async () => {
    const shop = await openEmptyLotShop();
    await shop.move('in', '4', [
      { number: 'OLD', expires_on: shop.day(-1), quantity: '1' },
      { number: 'B', expires_on: shop.day(60), quantity: '2' },
      { number: 'A', expires_on: shop.day(0), quantity: '1' },
    ]);
    await shop.move('in', '0.5');
    const shares: unknown[] = [];
    for (const quantity of ['1.25', '2', '0.75', '1.25']) {
      await shop.sellNotebooks(quantity);
      shares.push(await shop.shares());
    }
    expect(shares).toEqual([
      { OLD: '1', A: '0.25', B: '2', '-': '0' },
      { OLD: '1', B: '0.25', '-': '0' },
      { OLD: '0.5', '-': '0' },
      { '-': '-0.75' },
    ]);
    // What was sold before it was on record is made up for first.
    await shop.move('in', '2', [{ number: 'C', expires_on: shop.day(90), quantity: '2' }]);
    expect(await shop.shares()).toEqual({ C: '1.25', '-': '0' });
  });

  it('get back what notes and annulments bring, and lose it again where a note is annulled', async () => {
    const shop = await openEmptyLotShop();
    await shop.move('in', '5', [
      { number: 'A', expires_on: shop.day(10), quantity: '2' },
      { number: 'B', expires_on: shop.day(60), quantity: '3' },
    ]);
    const invoice = await shop.sellNotebooks('4');
    expect(await shop.shares()).toEqual({ B: '1', '-': '0' });
    const note = await shop.takeBack(invoice, '3');
    expect(await shop.shares()).toEqual({ A: '2', B: '2', '-': '0' });
    await shop.decide(note, 'annulled');
    expect(await shop.shares()).toEqual({ B: '1', '-': '0' });
    // A product that was removed comes back with its lots, and its sales with where they came from.
    await shop.call('DELETE', `/products/${shop.notebook}`);
    expect((await shop.call('POST', `/removals/${shop.notebook}/undo`)).status).toBe(204);
    expect(await shop.shares()).toEqual({ B: '1', '-': '0' });
    await shop.decide(invoice, 'annulled');
    expect(await shop.shares()).toEqual({ A: '2', B: '3', '-': '0' });
  });

  it('keep what they have where a note of what was in none is annulled', async () => {
    const shop = await openLotShop();
    await shop.move('in', '3', [{ number: 'A', expires_on: shop.day(10), quantity: '3' }]);
    const note = await shop.takeBack(await shop.sellNotebooks('2'), '2');
    await shop.decide(note, 'annulled');
    expect(await shop.shares()).toEqual({ A: '3', '-': '18' });
  });

  it('lose by a count what is expired first: it was thrown away', async () => {
    const shop = await openLotShop();
    await shop.move('in', '15', [
      { number: 'OLD', expires_on: shop.day(-1), quantity: '5' },
      { number: 'B', expires_on: shop.day(60), quantity: '10' },
    ]);
    await shop.book('count', shop.notebook, '29');
    expect(await shop.shares()).toEqual({ B: '10', '-': '19' });
  });

  it('are of products that have them, with as much as goes out, not expired unless confirmed', async () => {
    const shop = await openLotShop();
    const lot = { number: 'A', expires_on: shop.day(-1), quantity: '2' };
    const send = (kind: string, productId: string, lots: unknown[], more = {}) =>
      shop.call('POST', '/stock/movements', {
        environment: 'test',
        kind,
        products: [{ product_id: productId, quantity: '2', lots }],
        ...more,
      });
    expect((await send('in', shop.notebook, [lot])).json()).toMatchObject({
      errors: [{ pointer: '/products/0/lots/0/expires_on', code: 'expired' }],
    });
    expect((await send('in', shop.pen, [lot], { confirm_expired: true })).json()).toMatchObject({
      errors: [{ pointer: '/products/0/lots/0', code: 'not_allowed_here' }],
    });
    expect((await send('out', shop.notebook, [lot])).json()).toMatchObject({
      errors: [{ pointer: '/products/0/lots/0/quantity', code: 'out_of_range' }],
    });
    expect((await send('in', shop.notebook, [{ ...lot, expires_on: '2027-02-30' }])).status).toBe(422);
    expect((await send('count', shop.notebook, [lot, lot])).json()).toMatchObject({
      errors: [{ code: 'not_allowed_here' }, { code: 'repeated' }, { code: 'out_of_range' }],
    });
    expect(await shop.shares()).toEqual({ '-': '20' });
  });

  it('take what is in none once, by whom, and keep it while they are not tracked, but not where nobody counts', async () => {
    const shop = await openLotShop();
    const assign = (quantity: string, productId = shop.notebook, seen?: string) =>
      shop.call('POST', `/stock/products/${productId}/lots`, {
        environment: 'test',
        number: 'A',
        expires_on: shop.day(5),
        quantity,
        without_lot: seen,
      });
    expect(productLots.parse((await assign('15', shop.notebook, '20')).json()).lots).toMatchObject([
      { number: 'A', quantity: '15', days_left: 5 },
    ]);
    expect((await assign('15', shop.notebook, '20')).status).toBe(409);
    expect((await assign('5.000001')).json()).toMatchObject({ errors: [{ pointer: '/quantity' }] });
    expect((await assign('1', shop.pen)).json().code).toBe('invalid_state');
    expect(await shop.shares()).toEqual({ A: '15', '-': '5' });
    const moved = await shop.store.db.selectFrom('stock_lot_movement').select('operator_name').execute();
    expect(moved).toEqual([{ operator_name: 'Ana' }]);
    const expiring = () => shop.ok(expiringLots, 'GET', '/stock/expiring?environment=test');
    await shop.track(false);
    await shop.sellNotebooks('6');
    expect((await expiring()).lots).toEqual([]);
    await shop.track(true);
    expect((await expiring()).lots).toMatchObject([{ number: 'A', quantity: '14' }]);
    await shop.call('PATCH', `/stock/products/${shop.notebook}`, { environment: 'test', tracked: false });
    expect(await shop.shares()).toEqual({ '-': '0' });
    await shop.hire('Caro', 'cashier', '1357');
    expect((await assign('1')).json().code).toBe('operator_not_allowed');
  });

  it('are listed before they expire, the expired first, with their cost for who may read it, and disposed of', async () => {
    const shop = await openEmptyLotShop();
    const expired = { number: 'OLD', expires_on: shop.day(-2), quantity: '3' };
    await shop.move('in', '3', [expired]);
    const list = (days = 30) => shop.ok(expiringLots, 'GET', `/stock/expiring?environment=test&days=${days}`);
    expect((await list()).lots).toMatchObject([{ number: 'OLD', days_left: -2, unexpired: '0' }]);
    await shop.ok(stockMovementList, 'POST', '/stock/movements', {
      environment: 'test',
      kind: 'in',
      products: [
        {
          product_id: shop.notebook,
          quantity: '4',
          unit_cost: '1.255',
          lots: [
            { expires_on: shop.day(30), quantity: '2' },
            { number: 'FAR', expires_on: shop.day(31), quantity: '1' },
          ],
        },
      ],
    });
    expect(await list()).toMatchObject({
      lots: [
        { number: 'OLD', unexpired: '4', value: '3.77' },
        { days_left: 30, quantity: '2', value: '2.51' },
      ],
      lots_count: 2,
      expired_count: 1,
      value: '6.28',
    });
    expect((await list(31)).lots_count).toBe(3);
    const file = await shop.call('GET', '/stock/expiring/file?environment=test');
    expect([file.status, file.text.slice(0, 2)]).toEqual([200, 'PK']);
    const reports = makeExpiringLots({ store: makeExpiryStore(shop.store), now: () => shop.clock.now });
    expect(await reports.attention('test')).toEqual({ count: 2, expired: 1, first_on: shop.day(-2) });

    await shop.move('out', '3', [expired]);
    expect((await list()).lots).toHaveLength(1);
    await shop.hire('Caro', 'cashier', '1357');
    const shown = await list();
    expect([shown.value, shown.lots[0]?.value]).toEqual([undefined, undefined]);
  });

  const halves = fc.integer({ min: 1, max: 16 }).map((value) => String(value / 2));
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('in' as const),
      quantity: halves,
      share: halves,
      expiry: fc.integer({ min: -2, max: 3 }),
    }),
    fc.record({ kind: fc.constantFrom('sale' as const, 'out' as const, 'count' as const), quantity: halves }),
    fc.record({
      kind: fc.constant('assign' as const),
      quantity: halves,
      expiry: fc.integer({ min: -2, max: 3 }),
    }),
    // As a goods receipt that is undone, and what is disposed of: all of a lot, and some that is in none or in others.
    fc.record({ kind: fc.constant('undo' as const), beyond: halves }),
    fc.record({ kind: fc.constantFrom('note' as const, 'annul' as const), pick: fc.nat(20) }),
  );

  /** Movements of which more went into lots, or out of them, than moved at all. */
  const movedMoreThanCame = sql`
    SELECT movement.seq FROM stock_movement AS movement JOIN (
      SELECT movement_seq, sum(quantity) AS shared FROM stock_lot_movement GROUP BY movement_seq
    ) ON movement_seq = movement.seq
    WHERE shared < min(0, movement.quantity) OR shared > max(0, movement.quantity)`;

  it('move no more than each movement does; more is owed only where no lot has any', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        const shop = await openLotShop();
        const issued: { id: string; quantity: string | undefined }[] = [];
        for (const one of steps) {
          const pick = 'pick' in one ? issued[one.pick % Math.max(1, issued.length)] : undefined;
          if (one.kind === 'in') {
            const share = String(Math.min(Number(one.share), Number(one.quantity)));
            const lot = { number: `L${one.expiry}`, expires_on: shop.day(one.expiry), quantity: share };
            await shop.move('in', one.quantity, [lot]);
          } else if (one.kind === 'assign') {
            await shop.call('POST', `/stock/products/${shop.notebook}/lots`, {
              environment: 'test',
              expires_on: shop.day(one.expiry),
              quantity: one.quantity,
              confirm_expired: true,
            });
          } else if (one.kind === 'undo') {
            const [lot] = (await shop.lots()).lots.toReversed();
            if (!lot) continue;
            const { days_left: _, ...stated } = lot;
            await shop.move('out', String(Number(lot.quantity) + Number(one.beyond)), [stated]);
          } else if (one.kind === 'sale') {
            issued.push({ id: await shop.sellNotebooks(one.quantity), quantity: one.quantity });
          } else if (one.kind === 'note' && pick?.quantity !== undefined) {
            issued.push({ id: await shop.takeBack(pick.id, pick.quantity), quantity: undefined });
            pick.quantity = undefined;
          } else if (one.kind === 'annul' && pick) {
            await shop.decide(pick.id, 'annulled');
            issued.splice(issued.indexOf(pick), 1);
          } else if ('quantity' in one) await shop.book(one.kind, shop.notebook, one.quantity);

          const { lots, without_lot: rest } = await shop.lots();
          const { rows } = await movedMoreThanCame.execute(shop.store.db);
          expect(rows).toEqual([]);
          expect(lots.every(({ quantity }) => decimal(quantity).gt(0))).toBe(true);
          expect(decimal(rest).gte(0) || lots.length === 0).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });
});
