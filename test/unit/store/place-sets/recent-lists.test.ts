import { expect, it } from 'vitest';
import { joinSets } from '../../../../src-main/store/place-sets/joined-sets.ts';
import { PlaceSet } from '../../../../src-main/store/place-sets/place-set.ts';
import { RecentLists } from '../../../../src-main/store/place-sets/recent-lists.ts';

it('puts a list together once, until a document changes or eight others were asked for', () => {
  const lists = new RecentLists();
  const joined: string[] = [];
  const ask = (key: string, changes: number) =>
    lists.of(key, changes, (rooms) => {
      joined.push(`${key} ${changes}`);
      return joinSets([[new PlaceSet()]], rooms);
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

it('gives the room of a list that was forgotten to another, and tells each what it has', () => {
  const lists = new RecentLists();
  const rooms = new Set<Int32Array>();
  for (let list = 1; list <= 40; list += 1) {
    const set = new PlaceSet();
    set.add([list, 2048 + list * 3]);
    const { words, total } = lists.of(String(list), 1, (room) => joinSets([[set]], room));
    rooms.add(words);
    expect(total).toBe(2);
    const places = [...words.subarray(0, 128).entries()].flatMap(([index, word]) =>
      Array.from({ length: 32 }, (_, bit) => bit)
        .filter((bit) => (word & (1 << bit)) !== 0)
        .map((bit) => index * 32 + bit),
    );
    expect(places).toEqual([list, 2048 + list * 3]);
  }
  expect(rooms.size).toBeLessThan(12);
});
