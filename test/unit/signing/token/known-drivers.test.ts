import { posix, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownDrivers } from '../../../../src-main/signing/token/known-drivers.ts';

const bit4id = '/usr/lib/libbit4xpki.so';

describe('the known drivers', () => {
  it('come with those first that are there', () => {
    const drivers = knownDrivers('linux', (file) => file === bit4id);
    expect(drivers[0]).toEqual({ name: 'Bit4id (Uanataca)', module: bit4id, present: true });
    expect(drivers.filter(({ present }) => present)).toHaveLength(1);
    expect(drivers.length).toBeGreaterThan(5);
  });

  it.each([
    ['win32', win32],
    ['darwin', posix],
    ['linux', posix],
  ] as const)('are absolute files, each listed once, on %s', (platform, path) => {
    const modules = knownDrivers(platform, () => false).map(({ module }) => module);
    expect(modules.every((module) => path.isAbsolute(module))).toBe(true);
    expect(new Set(modules).size).toBe(modules.length);
  });

  it('are none on a platform that no authority has a driver for', () => {
    expect(knownDrivers('freebsd', () => true)).toEqual([]);
  });
});
