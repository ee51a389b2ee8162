import { describe, expect, it } from 'vitest';
import { hashPin, isPin } from '../../../../src-main/access/pin-hash.ts';
import {
  operatorRoles,
  permissions,
  usualPermissionsOf,
} from '../../../../src-main/contract/counter/permissions.ts';
import { lockedUntil, waitAfterWrongPins } from '../../../../src-main/counter/operators/pin-lock.ts';
import { makeSignIns } from '../../../../src-main/counter/operators/sign-ins.ts';

describe('what is kept of a PIN', () => {
  it('tells the PIN from others, and not the PIN', async () => {
    const hash = await hashPin('48290417');
    expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
    expect(hash).not.toContain('48290417');
    expect(
      await Promise.all(['48290417', '48290416', '482904170', '4829041'].map((pin) => isPin(pin, hash))),
    ).toEqual([true, false, false, false]);
  });

  it('has a salt of its own: the same PIN of two people does not look the same', async () => {
    expect(await hashPin('1234')).not.toBe(await hashPin('1234'));
  });
});

describe('the wait after wrong PINs', () => {
  it('is none at first, grows with each, and never lasts longer than a quarter of an hour', () => {
    const waits = Array.from({ length: 30 }, (_, wrong) => waitAfterWrongPins(wrong));
    expect(waits.slice(0, 9)).toEqual([0, 0, 0, 5, 15, 60, 300, 900, 900]);
    expect(Math.max(...waits)).toBe(900);
  });

  it('ends at an instant, or is none', () => {
    const at = new Date('2026-11-21T17:00:00.000Z');
    expect(lockedUntil(2, at)).toBeUndefined();
    expect(lockedUntil(3, at)).toEqual(new Date('2026-11-21T17:00:05.000Z'));
  });
});

describe('what a role may do', () => {
  it('is usually more for a supervisor than for a cashier, and everything for an administrator', () => {
    const [cashier, supervisor] = [usualPermissionsOf('cashier'), usualPermissionsOf('supervisor')];
    expect(cashier.filter((permission) => !supervisor.includes(permission))).toEqual([]);
    expect(usualPermissionsOf('administrator')).toEqual(permissions);
  });

  it('never makes an administrator of another role', () => {
    for (const role of operatorRoles.filter((name) => name !== 'administrator')) {
      expect(usualPermissionsOf(role), role).not.toContain('manage_operators');
    }
  });
});

describe('who is signed in', () => {
  it('is one person in each session, and nobody after signing out', () => {
    const signIns = makeSignIns(() => {});
    const at = new Date('2026-11-21T17:00:00.000Z');
    signIns.signIn('one', 'ana', at);
    signIns.signIn('two', 'caro', at);
    signIns.signIn('one', 'sara', at);
    expect(signIns.signedIn('one')).toEqual({ operatorId: 'sara', at });
    signIns.signOut('one');
    expect([signIns.signedIn('one'), signIns.signedIn('two')?.operatorId]).toEqual([undefined, 'caro']);
  });
});
