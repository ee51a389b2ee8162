import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import {
  type CommandStatus,
  type commandBody,
  commandResource,
} from '../../../src-main/contract/head/stations/commands.ts';
import { PAGE_SIZE, pageOf } from '../records/use-records.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/commands';

/** Somebody waits for one that was just asked for. */
const WATCHED_MS = 1000;
const REFRESH_MS = 10_000;

const commandPage = pageOf(commandResource);

interface CommandsQuestion {
  readonly documentId?: string;
  readonly stationId?: string;
  readonly status?: CommandStatus | undefined;
  readonly offset?: number;
}

/** What tills were asked to do, the newest first, kept up to date. */
export function useCommands({ documentId, stationId, status, offset = 0 }: CommandsQuestion) {
  return useQuery({
    queryKey: [path, documentId, stationId, status, offset],
    queryFn: ({ signal }) =>
      headHttp.send(commandPage, `GET ${path}`, {
        query: { document_id: documentId, station_id: stationId, status, limit: PAGE_SIZE, offset },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.data.some((command) => command.status === 'waiting') ? WATCHED_MS : REFRESH_MS,
  });
}

/** Of one document, which is read again with them once its till did something with it. */
export function useCommandsOf(documentId: string) {
  const cache = useQueryClient();
  const { data: page, dataUpdatedAt } = useCommands({ documentId });
  const done = page?.data.filter(({ status }) => status === 'done').length ?? 0;
  // Not once: a till may report what became of the document after it reported that it did its part. Nor at every look at a
  // command that waits.
  const turn = Math.floor(dataUpdatedAt / REFRESH_MS);
  useEffect(() => {
    if (done === 0 || turn === 0) return;
    void cache.invalidateQueries({ queryKey: ['document'] });
    void cache.invalidateQueries({ queryKey: ['documents'] });
  }, [cache, done, turn]);
  return page?.data ?? [];
}

/** Has the till of a document do something with it. */
export function useCommanding() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof commandBody>) =>
      headHttp.send(commandResource, `POST ${path}`, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [path] }),
  });
}
