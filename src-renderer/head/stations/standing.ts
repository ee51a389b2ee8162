import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';

const SILENT_MS = 24 * 3_600_000;

/** How a till stands, in one word. A till that has nothing to tell says nothing: a day without a word is too long. */
export type StationStanding = 'current' | 'behind' | 'silent' | 'retiring' | 'retired' | 'revoked';

export function standingOf(station: StationResource, now: number): StationStanding {
  const { state, retirement, last_seen_at, enrolled_at, waiting = 0 } = station;
  if (retirement === 'done') return 'retired';
  if (state === 'revoked') return 'revoked';
  if (now - Date.parse(last_seen_at ?? enrolled_at) > SILENT_MS) return 'silent';
  if (retirement === 'asked') return 'retiring';
  return waiting > 0 ? 'behind' : 'current';
}
