import { describe, expect, it } from 'vitest';
import type { StockItem } from '../../../../src-main/contract/catalog/stock.ts';
import {
  addEmpty,
  addOne,
  entersExpired,
  hasQuantity,
  isComplete,
  isDateLacking,
  leftAfter,
  lineOutOf,
  lotsOf,
  quantityOf,
  type StockLine,
  without,
  withTyped,
} from '../../../../src-renderer/features/stock/stock-lines.ts';
import { stockStateOf } from '../../../../src-renderer/features/stock/stock-state.ts';

function anItem(id: string, onHand?: string): StockItem {
  return {
    object: 'stock_item',
    product_id: id,
    code: id,
    name: `Producto ${id}`,
    active: true,
    low: false,
    tracks_lots: false,
    ...(onHand !== undefined && { on_hand: onHand }),
  };
}

function shown(lines: readonly StockLine[]) {
  return lines.map(({ item, typed }) => [item.product_id, typed]);
}

const [coffee, bread] = [anItem('café', '4'), anItem('pan')];

describe('what is about to be booked', () => {
  it('counts each scan of a product, the one read last on top', () => {
    const read = [coffee, bread, coffee, coffee].reduce<readonly StockLine[]>(addOne, []);
    expect(shown(read)).toEqual([
      ['pan', '1'],
      ['café', '3'],
    ]);
  });

  it('adds a scan to what was typed, whatever that was', () => {
    const typed = (text: string) => shown(addOne([{ item: coffee, typed: text }], coffee))[0]?.[1];
    expect([typed('2,5'), typed('0.1'), typed(''), typed('dos')]).toEqual(['3.5', '1.1', '1', '1']);
  });

  it('has each product once, however it was found, until it is taken away', () => {
    const lines = addEmpty(addEmpty([], coffee), coffee);
    expect(shown(withTyped(lines, 'café', '7'))).toEqual([['café', '7']]);
    expect(without(lines, 'café')).toEqual([]);
  });

  it('is complete with more than nothing, or with a count of nothing', () => {
    const complete = (typed: string, kind: 'in' | 'out' | 'count') =>
      isComplete({ item: coffee, typed }, kind);
    expect([
      complete('1', 'in'),
      complete('0', 'out'),
      complete('', 'count'),
      complete('0', 'count'),
    ]).toEqual([true, false, false, true]);
    expect(quantityOf({ typed: '1.1234567' })).toBeUndefined();
  });

  it('says what will be there afterwards, exactly', () => {
    const left = (kind: 'in' | 'out' | 'count', typed: string, item = coffee) =>
      leftAfter({ item, typed }, kind);
    expect([left('in', '0.1'), left('out', '4.2'), left('count', '9'), left('in', '2', bread)]).toEqual([
      '4.1',
      '-0.2',
      '9',
      '2',
    ]);
    expect(left('in', 'x')).toBeUndefined();
  });

  it('goes into a lot by its expiry, which a number needs, and out of the one that was chosen', () => {
    const line = (number: string, expires: string) => ({
      item: coffee,
      typed: '2',
      lot: { number, expires },
    });
    const expired = line('', '2020-02-29');
    expect(lotsOf(expired, 'in')).toEqual([{ expires_on: '2020-02-29', quantity: '2' }]);
    expect((['in', 'out', 'count'] as const).map((kind) => entersExpired(expired, kind))).toEqual([
      true,
      false,
      false,
    ]);
    expect([isComplete(line('L1', ''), 'in'), isComplete(line('L1', '2099-01-01'), 'in')]).toEqual([
      false,
      true,
    ]);
    const undated = line('L1', '');
    expect([hasQuantity(undated, 'in'), isDateLacking(undated, 'in')]).toEqual([true, true]);
    const left = { number: 'L1', expires_on: '2020-02-29', quantity: '1.5' };
    expect(lotsOf(lineOutOf(left, coffee), 'out')).toEqual([left]);
    expect(lotsOf(expired, 'count')).toEqual([]);
  });
});

describe('how much there is, in a word', () => {
  it.each([
    ['5', false, 'enough'],
    ['5', true, 'low'],
    ['0', true, 'out'],
    ['-0.5', true, 'missing'],
  ] as const)('%s is (low: %s) %s', (on_hand, low, state) => {
    expect(stockStateOf({ on_hand, low })).toBe(state);
  });

  it('is not shown of what nobody counts', () => {
    expect(stockStateOf({ low: false })).toBe('untracked');
  });
});
