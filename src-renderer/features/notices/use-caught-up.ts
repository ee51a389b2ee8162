import { useEffect, useRef, useState } from 'react';
import { useService } from '../../lib/service.tsx';
import { useSync } from '../../lib/sync-query.ts';
import type { Happening } from './happening.ts';
import { followOutage, type Outage } from './outage.ts';

/** Tells when everything that waited for the line has been authorized, as far as this window was there. */
export function useCaughtUp(): readonly Happening[] {
  const { environment } = useService();
  const { data: sync, dataUpdatedAt } = useSync();
  const followed = useRef<{ environment: string; outage: Outage | undefined }>(undefined);
  const [told, setTold] = useState<readonly Happening[]>([]);
  useEffect(() => {
    if (!sync) return;
    const before = followed.current?.environment === environment ? followed.current.outage : undefined;
    const outage = followOutage(before, sync);
    followed.current = { environment, outage };
    if (!outage?.isOver || outage.waiting === 0) return;
    const at = new Date(dataUpdatedAt).toISOString();
    setTold((all) => [...all, { id: `caught-up ${at}`, at, kind: 'caught_up', count: outage.waiting }]);
  }, [sync, dataUpdatedAt, environment]);
  return told;
}
