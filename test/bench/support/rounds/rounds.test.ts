import { describe, expect, it } from 'vitest';
import { alternate, medianOf, ratioOf, roundsOf } from './rounds.ts';

describe('sides run in turn', () => {
  it('go backwards every other round, and the rounds of the warm-up do not count', async () => {
    const order: string[] = [];
    const side = (name: string) => () => order.push(name);
    const { ours, bare } = await alternate(
      { ours: side('ours'), bare: side('bare') },
      { rounds: 2, warmUp: 1 },
    );
    expect(order).toEqual(['bare', 'ours', 'ours', 'bare', 'bare', 'ours']);
    expect(ours).toEqual({ median: 4.5, least: 3, most: 6, all: [3, 6] });
    expect(bare.all).toEqual([4, 5]);
  });

  it('wait for one another', async () => {
    let busy = false;
    const side = async () => {
      expect(busy).toBe(false);
      busy = true;
      await new Promise(setImmediate);
      busy = false;
      return 1;
    };
    await alternate({ one: side, other: side }, { rounds: 3 });
  });

  it('are compared round by round', () => {
    const ratio = ratioOf(roundsOf([10, 40, 30]), roundsOf([5, 10, 10]));
    expect(ratio).toEqual({ median: 3, least: 2, most: 4, all: [2, 4, 3] });
  });

  it('cannot be compared when they ran differently often', () => {
    expect(() => ratioOf(roundsOf([1]), roundsOf([1, 2]))).toThrow('as many rounds');
  });
});

describe('a median', () => {
  it.each([
    { figures: [3], median: 3 },
    { figures: [3, 1, 2], median: 2 },
    { figures: [4, 1, 3, 2], median: 2.5 },
  ])('of $figures is $median', ({ figures, median }) => {
    expect(medianOf(figures)).toBe(median);
  });
});
