import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type EmissionPointBody,
  emissionPointResource,
  establishmentResource,
} from '../../../../src-main/contract/business/emission-point.ts';
import { seriesResource } from '../../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useReadAgain } from '../use-read-again.ts';

const pointList = listOf(emissionPointResource);

/** The emission points of the environment worked in, by their codes. */
export function useEmissionPoints() {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['emission-points', environment],
    queryFn: async ({ signal }) => {
      const query = { environment };
      return (await acceptedBy(local.send(pointList, 'GET /v1/local/emission-points', { query, signal })))
        .data;
    },
  });
}

/** Makes a point, and its establishment where that is new. */
export function usePointCreation() {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (body: EmissionPointBody) =>
      acceptedBy(local.send(emissionPointResource, 'POST /v1/local/emission-points', { body })),
    onSuccess: forget,
  });
}

/** Moves series on to higher numbers, one after the other: those before a refusal stay where they were moved. */
export function useNumberRaises() {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: async (raises: readonly { readonly id: string; readonly next_number: number }[]) => {
      for (const { id, next_number } of raises) {
        await acceptedBy(
          local.send(seriesResource, 'PATCH /v1/local/series/{id}', { path: { id }, body: { next_number } }),
        );
      }
    },
    onSettled: forget,
  });
}

/** Says where an establishment of the business worked for is. */
export function useAddressChange(code: string) {
  const { local, environment } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (address: string) =>
      acceptedBy(
        local.send(establishmentResource, 'PATCH /v1/local/establishments/{code}', {
          path: { code },
          body: { environment, address },
        }),
      ),
    onSuccess: forget,
  });
}

function useForgetting() {
  return useReadAgain('emission-points', 'setup', 'readiness');
}
