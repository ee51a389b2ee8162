import { describe, expect, it } from 'vitest';
import { makeConnectivity } from '../../../src-main/sync/connectivity.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 17, minute));

describe('connectivity', () => {
  it('knows nothing before the first attempt', () => {
    expect(makeConnectivity().of('live')).toBeUndefined();
    expect(makeConnectivity().of(undefined)).toBeUndefined();
  });

  it('is what the last attempt found, in each environment', () => {
    const connectivity = makeConnectivity();
    connectivity.seen('live', { at: at(1), answered: true });
    connectivity.seen('live', { at: at(2), answered: false });
    connectivity.seen('test', { at: at(0), answered: true });
    expect(connectivity.of('live')).toEqual({ at: at(2), answered: false });
    expect(connectivity.of('test')).toEqual({ at: at(0), answered: true });
    expect(connectivity.of(undefined)).toEqual({ at: at(2), answered: false });
  });

  it('does not take the sandbox, which asks nobody, for a line', () => {
    const connectivity = makeConnectivity();
    connectivity.seen('sandbox', { at: at(5), answered: true });
    expect(connectivity.of(undefined)).toBeUndefined();
    connectivity.seen('live', { at: at(1), answered: false });
    expect(connectivity.of(undefined)).toEqual({ at: at(1), answered: false });
  });
});
