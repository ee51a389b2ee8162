import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeNewId } from '../../../src-main/app/new-id.ts';

const many = <Value>(make: () => Value) => Array.from({ length: 2000 }, make);

describe('identifiers', () => {
  it('are UUIDs v7 that tell when they were made', () => {
    const at = Date.UTC(2026, 6, 1, 12, 30);
    for (const id of many(makeNewId(() => at))) {
      expect(validate(id)).toBe(true);
      expect(version(id)).toBe(7);
      expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(at);
    }
  });

  it('sort by creation, those of one millisecond too, and none comes twice', () => {
    let at = 1_780_000_000_000;
    let made = 0;
    const ids = many(
      makeNewId(() => {
        made += 1;
        if (made % 300 === 0) at += 1;
        return at;
      }),
    );
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sort by creation when the clock is set back', () => {
    let at = 1_780_000_000_000;
    const ids = many(
      makeNewId(() => {
        at -= 7;
        return at;
      }),
    );
    expect(ids.toSorted()).toEqual(ids);
  });

  it('have nothing in common but their time', () => {
    const at = 1_780_000_000_000;
    const chance = many(makeNewId(() => at)).map((id) => id.slice(-12));
    expect(new Set(chance).size).toBe(chance.length);
    expect(makeNewId(() => at)().slice(14)).not.toBe(makeNewId(() => at)().slice(14));
  });
});
