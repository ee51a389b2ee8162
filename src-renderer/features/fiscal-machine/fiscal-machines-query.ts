import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fiscalMachineDocument,
  fiscalMachineTotals,
} from '../../../src-main/contract/counter/fiscal-machine.ts';
import { tillResource } from '../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** Those of other computers; a sale of this one asks for documents anew. */
const REFRESH_MS = 10_000;

const machineDocumentList = listOf(fiscalMachineDocument);

/** What a machine's documents of a day come to. */
export function useMachineTotals(machineId: string, date: string) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'of-machine', machineId, date, 'totals'],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(fiscalMachineTotals, 'GET /v1/local/fiscal-machines/{id}/totals', {
          path: { id: machineId },
          query: { environment, date },
          signal,
        }),
      ),
    refetchInterval: REFRESH_MS,
  });
}

/** A machine's documents of a day, the newest first. */
export function useMachineDocuments(machineId: string, date: string) {
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'of-machine', machineId, date, 'list'],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          local.send(machineDocumentList, 'GET /v1/local/fiscal-machines/{id}/documents', {
            path: { id: machineId },
            query: { environment, date },
            signal,
          }),
        )
      ).data,
    refetchInterval: REFRESH_MS,
  });
}

/** What is sold at a till comes from a machine from then on. */
export function useMachineBinding() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ tillId, machineId }: { tillId: string; machineId: string }) =>
      acceptedBy(
        local.send(tillResource, 'PATCH /v1/local/tills/{id}', {
          path: { id: tillId },
          body: { fiscal_machine_id: machineId },
        }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: ['tills'] }),
  });
}
