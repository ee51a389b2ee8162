import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fiscalMachineResource } from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { type TillBody, type TillPatch, tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

const machineList = listOf(fiscalMachineResource);

/** The fiscal machines that are in use. */
export function useMachines() {
  const { local } = useService();
  return useQuery({
    queryKey: ['fiscal-machines', 'in-use'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(local.send(machineList, 'GET /v1/local/fiscal-machines', { signal }));
      return data.filter(({ active }) => active);
    },
  });
}

export function useTillCreation() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: TillBody) => acceptedBy(local.send(tillResource, 'POST /v1/local/tills', { body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['tills'] }),
  });
}

export function useTillChange(id: string) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: TillPatch) =>
      acceptedBy(local.send(tillResource, 'PATCH /v1/local/tills/{id}', { path: { id }, body })),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['tills'] }),
  });
}
