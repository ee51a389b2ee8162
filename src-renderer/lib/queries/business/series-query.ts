import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { emissionPointResource } from '../../../../src-main/contract/business/emission-point.ts';
import { type SeriesResource, seriesResource } from '../../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

const REFRESH_MS = 15_000;
const seriesList = listOf(seriesResource);
const pointList = listOf(emissionPointResource);

/** The series of the environment worked in that give no numbers until a person resumes them. */
export function useStoppedSeries() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['sync', 'series', environment],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(pointList, 'GET /v1/local/emission-points', { query: { environment }, signal }),
      );
      return data.flatMap(({ series }) => series.filter(({ stopped }) => stopped));
    },
    refetchInterval: REFRESH_MS,
  });
}

/** The live series whose next number a person must say, whatever is worked in. */
export function useUnprovenSeries() {
  const { local } = useService();
  return useQuery({
    queryKey: ['sync', 'series', 'unproven'],
    queryFn: async ({ signal }) => {
      const query = { environment: 'live' } as const;
      const { data } = await acceptedBy(
        local.send(pointList, 'GET /v1/local/emission-points', { query, signal }),
      );
      return data.flatMap(({ series }) => series.filter(({ stopped }) => stopped?.reason === 'unproven'));
    },
  });
}

/** The live series of an emission point that is used no more; a business has a handful of points. */
export function useUnusedSeries(point: Pick<SeriesResource, 'establishment' | 'emission_point'>) {
  const { local } = useService();
  const { establishment, emission_point } = point;
  return useQuery({
    queryKey: ['sync', 'series', 'unused', establishment, emission_point],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(seriesList, 'GET /v1/local/series', { query: { limit: 100 }, signal }),
      );
      return data.filter(
        (series) =>
          series.environment === 'live' &&
          !series.active &&
          series.establishment === establishment &&
          series.emission_point === emission_point,
      );
    },
  });
}

/**
 * Says the next numbers of stopped series, which go on from there, one after the other: those before a refusal stay
 * answered.
 */
export function useNextNumbers() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (numbers: readonly { readonly id: string; readonly next_number: number }[]) => {
      for (const { id, next_number } of numbers) {
        await acceptedBy(
          local.send(seriesResource, 'POST /v1/local/series/{id}/resume', {
            path: { id },
            body: { next_number },
          }),
        );
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['sync'] }),
  });
}

/** Whether what was typed is a number a series can go on from: it only rises. */
export function isNextNumber(typed: string, { next_number }: Pick<SeriesResource, 'next_number'>): boolean {
  return /^\d{1,9}$/.test(typed.trim()) && Number(typed) >= next_number;
}
