import { useEffect, useRef, useState } from 'react';
import { useService } from '../../../lib/http/service.tsx';
import { useSync } from '../../../lib/queries/documents/sync-query.ts';
import type { Activity } from './activity.ts';
import { followOutage, type Outage } from './outage.ts';

/** Tells when everything that waited for the line has been authorized, as far as this window was there. */
export function useCaughtUp(): readonly Activity[] {
  const { environment } = useService();
  const { data: sync, dataUpdatedAt } = useSync();
  const followed = useRef<{ environment: string; outage: Outage | undefined }>(undefined);
  const [activities, setActivities] = useState<readonly Activity[]>([]);
  useEffect(() => {
    if (!sync) return;
    const before = followed.current?.environment === environment ? followed.current.outage : undefined;
    const outage = followOutage(before, sync);
    followed.current = { environment, outage };
    if (!outage?.isOver || outage.waiting === 0) return;
    const at = new Date(dataUpdatedAt).toISOString();
    setActivities((all) => [...all, { id: `caught-up ${at}`, at, kind: 'caught_up', count: outage.waiting }]);
  }, [sync, dataUpdatedAt, environment]);
  return activities;
}
