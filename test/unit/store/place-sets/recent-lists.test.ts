import { expect, it } from 'vitest';
import { BlockBits } from '../../../../src-main/store/place-sets/block-bits.ts';
import { JoinedList } from '../../../../src-main/store/place-sets/joined-sets.ts';
import { PlaceSet } from '../../../../src-main/store/place-sets/place-set.ts';
import { RecentLists } from '../../../../src-main/store/place-sets/recent-lists.ts';

it('puts a list together once, until a document changes or eight others were asked for', () => {
  const lists = new RecentLists();
  const joined: string[] = [];
  const ask = (key: string, changes: number) =>
    lists.of(key, changes, () => {
      joined.push(`${key} ${changes}`);
      return new JoinedList(new BlockBits(), [new PlaceSet()]);
    });
  ask('a', 1);
  ask('b', 1);
  ask('a', 1);
  expect(joined).toEqual(['a 1', 'b 1']);
  ask('a', 2);
  expect(joined).toEqual(['a 1', 'b 1', 'a 2']);
  for (let other = 1; other <= 7; other += 1) ask(String(other), 2);
  ask('a', 2);
  expect(joined).toHaveLength(10);
  ask('8', 2);
  ask('1', 2);
  expect(joined.slice(10)).toEqual(['8 2', '1 2']);
});
