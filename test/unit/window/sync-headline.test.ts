import { describe, expect, it } from 'vitest';
import { type SyncResource, syncResource } from '../../../src-main/contract/delivery/sync.ts';
import { headlineOf } from '../../../src-renderer/features/sync/headline.ts';

describe('the headline of delivery', () => {
  it('says that all is done when nothing waits', () => {
    expect(headlineOf(aSync(), 0)).toEqual({ key: 'done', tone: 'ok', going: 0 });
  });

  it('says that nothing was sent before the first attempt', () => {
    expect(headlineOf(aSync({ online: null }), 0).key).toBe('untried');
  });

  it('counts what goes by itself, without what a person holds back', () => {
    expect(headlineOf(aSync({ waiting: 5, needs_decision: 2 }), 2)).toMatchObject({
      key: 'decisions',
      going: 3,
    });
    expect(headlineOf(aSync({ waiting: 3 }), 0)).toMatchObject({ key: 'sending', tone: 'wait', going: 3 });
  });

  it('says first what nothing else helps against: the clock, then a pause, the signature, the line', () => {
    const troubles: readonly Partial<SyncResource>[] = [
      { clock: { state: 'untrusted' } },
      { paused: true },
      { signing: { state: 'waiting' } },
      { online: false },
      { needs_decision: 1 },
      { waiting: 4 },
    ];
    const fewerAndFewer = troubles.map((_, solved) => Object.assign({}, ...troubles.slice(solved)));
    expect(fewerAndFewer.map((parts) => headlineOf(aSync(parts), 0).key)).toEqual([
      'clock',
      'paused',
      'signing',
      'offline',
      'decisions',
      'sending',
    ]);
  });

  it('keeps a doubtful clock out of it: issuing goes on', () => {
    expect(headlineOf(aSync({ clock: { state: 'doubtful' } }), 0).key).toBe('done');
  });
});

/** Delivery with everything delivered. */
function aSync(parts: Partial<SyncResource> = {}): SyncResource {
  return syncResource.parse({
    object: 'sync',
    online: true,
    paused: false,
    waiting: 0,
    unsent: 0,
    needs_decision: 0,
    by_status: { pending: 0, submitted: 0 },
    by_step: { sign: 0, send: 0, ask: 0, ask_before_send: 0 },
    hosts: [],
    last_answers: [],
    signing: { state: 'ready' },
    clock: { state: 'trusted' },
    fiscal_day: { date: '2026-11-21', seconds_left: 3600, unsent: 0 },
    ...parts,
  });
}
