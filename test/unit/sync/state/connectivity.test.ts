import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { type Attempt, makeConnectivity } from '../../../../src-main/sync/state/connectivity.ts';
import type { SyncEvent } from '../../../../src-main/sync/state/sync-events.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 17, minute));

describe('connectivity', () => {
  it('knows nothing before the first attempt', () => {
    const { connectivity } = open();
    expect(connectivity.of('live')).toBeUndefined();
    expect(connectivity.of(undefined)).toBeUndefined();
  });

  it('is what the last attempt found, in each environment', () => {
    const { connectivity } = open();
    connectivity.seen('live', { at: at(1), answered: true });
    connectivity.seen('live', { at: at(2), answered: false });
    connectivity.seen('test', { at: at(0), answered: true });
    expect(connectivity.of('live')).toEqual({ at: at(2), answered: false });
    expect(connectivity.of('test')).toEqual({ at: at(0), answered: true });
    expect(connectivity.of(undefined)).toEqual({ at: at(2), answered: false });
  });

  it('is the newest attempt where no environment is asked for, whichever was made first', () => {
    const { connectivity } = open();
    connectivity.seen('live', { at: at(1), answered: false });
    connectivity.seen('test', { at: at(3), answered: true });
    expect(connectivity.of(undefined)).toEqual({ at: at(3), answered: true });
  });

  it('does not count attempts of the sandbox, which has no server', () => {
    const { connectivity } = open();
    connectivity.seen('sandbox', { at: at(5), answered: true });
    expect(connectivity.of(undefined)).toBeUndefined();
    connectivity.seen('live', { at: at(1), answered: false });
    expect(connectivity.of(undefined)).toEqual({ at: at(1), answered: false });
  });

  it('writes down when the line goes and when it is back, once each, and not that it was there from the start', () => {
    const { connectivity, written } = open();
    connectivity.seen('live', { at: at(0), answered: true });
    for (const minute of [1, 2, 3]) connectivity.seen('live', { at: at(minute), answered: false });
    connectivity.seen('test', { at: at(4), answered: true });
    for (const minute of [5, 6]) connectivity.seen('live', { at: at(minute), answered: true });
    expect(written).toEqual([
      { type: 'sync.offline', environment: 'live', data: { since: at(1).toISOString() } },
      {
        type: 'sync.recovered',
        environment: 'live',
        data: { offline_since: at(1).toISOString(), recovered_at: at(5).toISOString() },
      },
    ]);
  });

  it('goes on where the last run ended: an outage is one, however often the program is started meanwhile', () => {
    const { connectivity, written } = open(new Map([['live', { at: at(0), answered: false }]]));
    expect(connectivity.of('live')).toEqual({ at: at(0), answered: false });
    connectivity.seen('live', { at: at(1), answered: false });
    expect(written).toEqual([]);
    connectivity.seen('live', { at: at(2), answered: true });
    expect(written).toMatchObject([{ type: 'sync.recovered', data: { offline_since: at(0).toISOString() } }]);
  });

  it('reports no recovery where the last run ended with an answer', () => {
    const { connectivity, written } = open(new Map([['live', { at: at(0), answered: true }]]));
    connectivity.seen('live', { at: at(1), answered: true });
    expect(written).toEqual([]);
  });

  it('continues when an event cannot be written, and reports the error', async () => {
    const failures: unknown[] = [];
    const connectivity = makeConnectivity({
      events: { record: () => Promise.reject(new Error('the disk is full')) },
      failed: (reason) => failures.push(reason),
    });
    connectivity.seen('live', { at: at(1), answered: false });
    await Promise.resolve();
    await Promise.resolve();
    expect(failures).toHaveLength(1);
    expect(connectivity.of('live')).toMatchObject({ answered: false });
  });
});

function open(lastAttempts?: ReadonlyMap<Environment, Attempt>) {
  const written: SyncEvent[] = [];
  const connectivity = makeConnectivity({
    ...(lastAttempts && { lastAttempts }),
    events: { record: async (event) => written.push(event) },
    failed: (reason) => {
      throw reason;
    },
  });
  return { connectivity, written };
}
