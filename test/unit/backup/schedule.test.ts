import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupName, instantOf } from '../../../src-main/backup/schedule/backup-name.ts';
import { isLate, nextBackup } from '../../../src-main/backup/schedule/next-backup.ts';
import { keptBackups } from '../../../src-main/backup/schedule/retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const from = Date.parse('2026-01-01T00:00:00Z');

/** Backups of up to three years, several on some days and none on others. */
const histories = fc
  .uniqueArray(fc.integer({ min: 0, max: 3 * 365 * 24 }), { maxLength: 300 })
  .map((hours) => hours.map((hour) => new Date(from + hour * 3_600_000)));

describe('what is kept', () => {
  it('is a backup of each of the last 7 days, 4 weeks and 12 months where one was made every day', () => {
    const all = Array.from({ length: 730 }, (_, day) => new Date(from + day * DAY_MS + 3_600_000 * 15));
    const retained = [...keptBackups(all)].map((at) => at.toISOString().slice(0, 10));
    expect(retained.toSorted().toReversed()).toEqual([
      ...['2027-12-31', '2027-12-30', '2027-12-29', '2027-12-28', '2027-12-27', '2027-12-26', '2027-12-25'],
      ...['2027-12-19', '2027-12-12', '2027-11-30', '2027-10-31', '2027-09-30', '2027-08-31', '2027-07-31'],
      ...['2027-06-30', '2027-05-31', '2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31'],
    ]);
  });

  it('always has the newest, is never more than 23, and nothing of what is kept goes when asked again', () => {
    fc.assert(
      fc.property(histories, (all) => {
        const retained = keptBackups(all);
        expect(retained.size).toBeLessThanOrEqual(23);
        const newest = all.toSorted((one, other) => other.getTime() - one.getTime())[0];
        if (newest) expect(retained.has(newest)).toBe(true);
        expect(keptBackups([...retained])).toEqual(retained);
        for (const at of retained) expect(all).toContain(at);
      }),
    );
  });

  it('lets go of nothing while there are no more than 7 days of one backup each', () => {
    const week = Array.from({ length: 7 }, (_, day) => new Date(from + day * 3 * DAY_MS));
    expect(keptBackups(week)).toEqual(new Set(week));
  });
});

describe('the next backup', () => {
  it.for([
    ['2026-11-22T12:00:00Z', 22, '2026-11-23T03:00:00Z'],
    ['2026-11-23T03:00:00Z', 22, '2026-11-24T03:00:00Z'],
    ['2026-11-23T02:59:59Z', 22, '2026-11-23T03:00:00Z'],
    ['2026-11-23T04:59:59Z', 0, '2026-11-23T05:00:00Z'],
  ] as const)('after %s at %i o’clock is at %s', ([after, hour, at]) => {
    expect(nextBackup(new Date(after), hour)).toEqual(new Date(at));
  });

  it('is late after 48 hours', () => {
    const since = new Date(from);
    expect(isLate(since, new Date(from + 2 * DAY_MS))).toBe(false);
    expect(isLate(since, new Date(from + 2 * DAY_MS + 1))).toBe(true);
  });
});

describe('the name of a backup', () => {
  const owner = { ruc: '1799999990001', installationId: '0a1b2c3d4e5f' };
  const at = new Date('2026-11-22T03:04:05.678Z');

  it('says whose it is and when it was made', () => {
    const name = backupName(owner, at);
    expect(name).toBe('mostrador-1799999990001-0a1b2c3d-20261122T030405Z.age');
    const second = new Date('2026-11-22T03:04:05Z');
    expect([instantOf(name), instantOf(name, owner)]).toEqual([second, second]);
  });

  it('is of nobody else, and no other file is taken for one', () => {
    const name = backupName(owner, at);
    expect(instantOf(name, { ...owner, installationId: 'ffffffff' })).toBeUndefined();
    expect(instantOf(name, { ...owner, ruc: '1799999990002' })).toBeUndefined();
    const ofHead = { ...owner, program: 'matriz' } as const;
    expect(instantOf(backupName(ofHead, at))).toBeUndefined();
    expect(instantOf(name, ofHead)).toBeUndefined();
    expect(instantOf(backupName(ofHead, at), ofHead)).toEqual(new Date('2026-11-22T03:04:05Z'));
    const others = ['fotos.age', `${name}.part`, name.replace('1122', '1399'), `../${name}`];
    expect(others.map((other) => instantOf(other))).toEqual([undefined, undefined, undefined, undefined]);
  });
});
