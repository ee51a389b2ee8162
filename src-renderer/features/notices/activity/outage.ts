import type { SyncResource } from '../../../../src-main/contract/delivery/sync.ts';

/** Documents that wait since the line was lost. */
export interface Outage {
  /** The most that waited at once. */
  readonly waiting: number;
  readonly isOver: boolean;
}

type Line = Pick<SyncResource, 'online' | 'waiting'>;

/** Follows an outage by what delivery says; undefined while there is none. */
export function followOutage(outage: Outage | undefined, { online, waiting }: Line): Outage | undefined {
  if (online === false) return { waiting: Math.max(outage?.waiting ?? 0, waiting), isOver: false };
  if (!outage || outage.isOver) return undefined;
  const most = Math.max(outage.waiting, waiting);
  return { waiting: most, isOver: waiting === 0 };
}
