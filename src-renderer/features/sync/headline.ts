import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { Text } from '../../text/text.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** How delivery stands in one sentence: what a person must know first comes first. */
export interface Headline {
  readonly key: keyof Text['sync']['headline'];
  readonly tone: Tone;
  /** Documents that go on without anybody's doing. */
  readonly going: number;
}

/**
 * @param heldPending documents that the authority does not have and that wait for a person: they are counted among what
 * waits, and do not leave by themselves
 */
export function headlineOf(sync: SyncResource, heldPending: number): Headline {
  const going = Math.max(0, sync.waiting - heldPending);
  if (sync.clock.state === 'untrusted') return { key: 'clock', tone: 'bad', going };
  if (sync.paused) return { key: 'paused', tone: 'care', going };
  if (sync.signing.state === 'waiting') return { key: 'signing', tone: 'care', going };
  if (sync.online === false) return { key: 'offline', tone: 'care', going };
  if (sync.needs_decision > 0) return { key: 'decisions', tone: 'care', going };
  if (going > 0) return { key: 'sending', tone: 'wait', going };
  return sync.online === null ? { key: 'untried', tone: 'quiet', going } : { key: 'done', tone: 'ok', going };
}
