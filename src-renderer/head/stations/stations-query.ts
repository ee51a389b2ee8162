import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { stationSeriesResource } from '../../../src-main/contract/head/stations/commands.ts';
import { stationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { headHttp } from '../session/session-query.ts';

const REFRESH_MS = 5000;

const stations = z.object({ data: z.array(stationResource) });
const enrolmentCode = z.object({ code: z.string() });

/** The tills of the head office, the one joined first before the others. */
export function useStations() {
  return useQuery({
    queryKey: ['stations'],
    queryFn: async ({ signal }) => (await headHttp.send(stations, 'GET /v1/head/stations', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

const seriesOfStation = z.object({ data: z.array(stationSeriesResource) });

/** The live series of a till. */
export function useStationSeries(id: string) {
  return useQuery({
    queryKey: ['stations', id, 'series'],
    queryFn: async ({ signal }) =>
      (await headHttp.send(seriesOfStation, 'GET /v1/head/stations/{id}/series', { path: { id }, signal }))
        .data,
  });
}

/** Calls a till something else. */
export function useRenaming(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      headHttp.call('PATCH /v1/head/stations/{id}', { path: { id }, body: { name } }),
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** It gives its emission points up once all it had to tell is here. */
export function useRetiring() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => headHttp.call('POST /v1/head/stations/{id}/retire', { path: { id } }),
    onSettled: () => cache.invalidateQueries(),
  });
}

/** From then on the head office takes nothing of it. */
export function useRevoking() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => headHttp.call('POST /v1/head/stations/{id}/revoke', { path: { id } }),
    onSettled: () => cache.invalidateQueries(),
  });
}

/** A code that joins one till, of one establishment where that is given. */
export function useCodeCreation() {
  return useMutation({
    mutationFn: (establishment: string) =>
      headHttp.send(enrolmentCode, 'POST /v1/head/enrolment-codes', {
        body: establishment === '' ? {} : { establishment },
      }),
    gcTime: 0,
  });
}
