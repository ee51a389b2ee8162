import { SILENT_AFTER_MS } from '../../../src-main/contract/head/stations/changes.ts';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';

/** How a till stands, in one word. One that has nothing to report asks all the same, again and again. */
export type StationStanding = 'current' | 'behind' | 'silent' | 'retiring' | 'retired' | 'revoked';

export function standingOf(station: StationResource, now: number): StationStanding {
  const { state, retirement, last_seen_at, enrolled_at, waiting = 0 } = station;
  if (retirement === 'done') return 'retired';
  if (state === 'revoked') return 'revoked';
  if (now - Date.parse(last_seen_at ?? enrolled_at) > SILENT_AFTER_MS) return 'silent';
  if (retirement === 'asked') return 'retiring';
  return waiting > 0 ? 'behind' : 'current';
}
