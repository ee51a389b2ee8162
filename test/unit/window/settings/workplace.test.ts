import { describe, expect, it } from 'vitest';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';
import { initialsOf } from '../../../../src-renderer/features/workplace/initials-of.ts';
import { pinFaultOf } from '../../../../src-renderer/features/workplace/operators/operator-draft.ts';
import { waitLeft, waitUntil } from '../../../../src-renderer/features/workplace/sign-in/pin-wait.ts';
import { tillHere } from '../../../../src-renderer/lib/workplace/tills-query.ts';

describe('the wait after wrong PINs', () => {
  const at = Date.parse('2026-11-21T15:00:00.000Z');

  it('counts down to the second, and is over when its time has come', () => {
    expect(waitLeft(at + 900_000, at)).toBe('15:00');
    expect(waitLeft(at + 5000, at + 4)).toBe('0:05');
    expect(waitLeft(at + 5000, at + 4999)).toBe('0:01');
    expect(waitLeft(at + 5000, at + 5000)).toBeUndefined();
  });

  it('is what the list has or the last try was answered, whichever is later', () => {
    const refusal = { code: 'pin_wrong', detail: '', errors: [], retryAfterSeconds: 15 };
    expect(waitUntil(undefined, undefined)).toBe(0);
    expect(waitUntil(undefined, { refusal, at })).toBe(at + 15_000);
    expect(waitUntil('2026-11-21T15:01:00.000Z', { refusal, at })).toBe(at + 60_000);
    const once = { code: 'pin_wrong', detail: '', errors: [] };
    expect(waitUntil(undefined, { refusal: once, at })).toBe(0);
  });
});

describe('a new PIN', () => {
  it('has four to eight digits, twice the same', () => {
    expect(pinFaultOf({ pin: '1357', repeatedPin: '1357' }, true)).toBeUndefined();
    expect(pinFaultOf({ pin: '1357', repeatedPin: '1358' }, true)).toBe('differs');
    expect(pinFaultOf({ pin: '135', repeatedPin: '135' }, true)).toBe('length');
    expect(pinFaultOf({ pin: '13a7', repeatedPin: '13a7' }, true)).toBe('length');
  });

  it('may be left out only where there is one', () => {
    expect(pinFaultOf({ pin: '', repeatedPin: '' }, false)).toBeUndefined();
    expect(pinFaultOf({ pin: '', repeatedPin: '' }, true)).toBe('length');
    expect(pinFaultOf({ pin: '', repeatedPin: '1357' }, false)).toBe('length');
  });
});

describe('the till of a computer', () => {
  const till = (id: string, active = true): TillResource => ({
    object: 'till',
    id,
    name: id,
    environment: 'sandbox',
    entity_id: 'one',
    establishment: '001',
    emission_point: '001',
    active,
    last_z_number: 0,
    created_at: '2026-11-21T15:00:00.000Z',
  });

  it('is the one chosen on it while that is in use, else the only one there is', () => {
    const [one, two, retired] = [till('one'), till('two'), till('retired', false)];
    expect(tillHere([one, two, retired], 'two')).toBe(two);
    expect(tillHere([one, two, retired], 'retired')).toBeUndefined();
    expect(tillHere([one, retired], 'retired')).toBe(one);
    expect(tillHere([one, two], undefined)).toBeUndefined();
    expect(tillHere([], 'one')).toBeUndefined();
  });
});

describe('the initials of a person', () => {
  it('are of the first and the last word', () => {
    expect(initialsOf('Rosa Elena Cevallos')).toBe('RC');
    expect(initialsOf(' ángel ')).toBe('Á');
    expect(initialsOf('')).toBe('');
  });
});
