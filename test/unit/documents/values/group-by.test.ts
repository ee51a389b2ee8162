import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../../src-main/documents/values/group-by.ts';

describe('grouping', () => {
  it('keeps the order in which keys and items came', () => {
    const groups = groupBy(['banano', 'cacao', 'boya', 'arroz', 'cedro'], (word) => word[0]);
    expect([...groups]).toEqual([
      ['b', ['banano', 'boya']],
      ['c', ['cacao', 'cedro']],
      ['a', ['arroz']],
    ]);
  });

  it('of nothing has no group', () => {
    expect(groupBy([], String).size).toBe(0);
  });
});
