import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { syncResource } from '../../../../src-main/contract/delivery/sync.ts';
import { waitingDocument } from '../../../../src-main/contract/documents/lists/waiting-document.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { eventResource } from '../../../../src-main/contract/webhooks/event.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** How often delivery is asked about. */
const REFRESH_MS = 5000;

/** How many waiting documents are shown at once, oldest first. */
const WAITING_SHOWN = 50;

const waitingPage = listOf(waitingDocument);
const eventPage = listOf(eventResource);

/** How delivery stands in the environment worked in, kept up to date. */
export function useSync() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['sync', 'state', environment],
    queryFn: ({ signal }) => acceptedBy(documents.send(syncResource, 'GET /v1/local/sync', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** The oldest documents that wait: for a person's decision, or by themselves. */
export function useWaiting(kind: 'for_a_person' | 'by_themselves') {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['sync', 'waiting', environment, kind],
    queryFn: async ({ signal }) => {
      const page = await acceptedBy(
        local.send(waitingPage, 'GET /v1/local/sync/waiting', {
          query: { environment, decision: String(kind === 'for_a_person'), limit: WAITING_SHOWN },
          signal,
        }),
      );
      return page.data;
    },
    refetchInterval: REFRESH_MS,
  });
}

/** When the line was last seen to go; undefined when nobody wrote it down. */
export function useOfflineSince(isOffline: boolean): string | undefined {
  const { local, environment } = useService();
  const { data } = useQuery({
    queryKey: ['sync', 'offline-since', environment],
    queryFn: async ({ signal }) => {
      const { data: events } = await acceptedBy(
        local.send(eventPage, 'GET /v1/local/events', {
          query: { type: 'sync.offline', limit: 20 },
          signal,
        }),
      );
      return events.find((event) => event.environment === environment)?.created_at ?? null;
    },
    enabled: isOffline,
    refetchInterval: 6 * REFRESH_MS,
  });
  return isOffline ? (data ?? undefined) : undefined;
}

export type SyncCommand = 'pause' | 'resume' | 'try-now';

/** Tells delivery what a person wants of it, and looks again. */
export function useSyncCommand() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (command: SyncCommand) =>
      acceptedBy(local.send(syncResource, `POST /v1/local/sync/${command}`)),
    onSettled: () => cache.invalidateQueries({ queryKey: ['sync'] }),
  });
}
