import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf, listOf } from '../../../../src-main/contract/list.ts';
import { eventResource } from '../../../../src-main/contract/webhooks/event.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type Activity, activityOfEvent, activityOfRefused, newestFirst } from './activity.ts';
import { useCaughtUp } from './use-caught-up.ts';
import { usePrintersTrouble } from './use-printers-trouble.ts';

/** Soon enough to correct a ticket while the customer is there. */
const REFRESH_MS = 5000;

/** A line that comes and goes all day long must not push out what else happened. */
const EVENTS = 100;
const REFUSED = 20;

const eventPage = listOf(eventResource);
const documentPage = documentListOf(documentResource);

/** What happened lately in the environment worked in, the newest first; undefined until it is known. */
export function useActivities(): readonly Activity[] | undefined {
  const { data: events } = useEvents();
  const { data: refused } = useRefused();
  const caughtUp = useCaughtUp();
  const printers = usePrintersTrouble();
  return useMemo(
    () => events && refused && newestFirst([...events, ...refused, ...caughtUp, ...printers]),
    [events, refused, caughtUp, printers],
  );
}

function useEvents() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['notices', environment, 'events'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(eventPage, 'GET /v1/local/events', { query: { limit: EVENTS }, signal }),
      );
      return data.flatMap((event) => activityOfEvent(event, environment) ?? []);
    },
    refetchInterval: REFRESH_MS,
  });
}

function useRefused() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['notices', environment, 'refused'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        documents.send(documentPage, 'GET /v1/ec/documents', {
          query: { status: ['returned', 'not_authorized'], limit: REFUSED },
          signal,
        }),
      );
      return data.map(activityOfRefused);
    },
    refetchInterval: REFRESH_MS,
  });
}
