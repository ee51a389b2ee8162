import { describe, expect, it } from 'vitest';
import { readCount } from '../../../../src-renderer/features/cash/count/count-draft.ts';
import { differenceOf } from '../../../../src-renderer/features/cash/report/difference.ts';

describe('a count of the drawer', () => {
  it('adds up coins and notes to the cent, and leaves out what there is none of', () => {
    const read = readCount({ note_20: '3', coin_025: '14', coin_001: '7', note_5: '0', note_1: '' });
    expect(read.total).toBe('63.57');
    expect(read.isFaulty).toBe(false);
    expect(read.count).toEqual([
      { denomination: 'note_20', quantity: 3 },
      { denomination: 'coin_025', quantity: 14 },
      { denomination: 'coin_001', quantity: 7 },
    ]);
  });

  it('is an empty drawer while nothing was typed', () => {
    const read = readCount({});
    expect(read).toMatchObject({ total: '0.00', count: [], isFaulty: false });
    expect(read.rows).toHaveLength(13);
    expect(read.rows.every(({ amount }) => amount === undefined)).toBe(true);
  });

  it.each(['1,5', '1.5', '-2', 'dos', '1e3', '1000001'])(
    'does not take %j for a number of coins',
    (typed) => {
      const read = readCount({ note_10: '2', coin_1: typed });
      expect(read.isFaulty).toBe(true);
      expect(read.rows.find(({ denomination }) => denomination === 'coin_1')?.isFaulty).toBe(true);
      expect(read.total).toBe('20.00');
    },
  );
});

describe('the difference of a count', () => {
  it('is short, over or exact, with its amount', () => {
    expect(differenceOf('-5.75')).toEqual({ kind: 'short', amount: '5.75', tone: 'bad' });
    expect(differenceOf('0.10')).toEqual({ kind: 'over', amount: '0.10', tone: 'care' });
    expect(differenceOf('0.00')).toEqual({ kind: 'exact', amount: '0.00', tone: 'ok' });
  });
});
