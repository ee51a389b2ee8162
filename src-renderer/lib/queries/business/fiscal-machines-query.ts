import { useQuery } from '@tanstack/react-query';
import {
  type FiscalMachineResource,
  fiscalMachineResource,
} from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

const REFRESH_MS = 30_000;

const machineList = listOf(fiscalMachineResource);

/** The register of fiscal machines, those out of use as well. */
export function useFiscalMachines() {
  const { local } = useService();
  return useQuery({
    queryKey: ['fiscal-machines', 'register'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(machineList, 'GET /v1/local/fiscal-machines', { signal }))).data,
    refetchInterval: REFRESH_MS,
  });
}

/** `SISPAU A1 · SP-000123`: brand, model and serial as documents carry them. */
export function nameOfMachine(machine: Pick<FiscalMachineResource, 'brand' | 'model' | 'serial'>): string {
  return `${machine.brand} ${machine.model} · ${machine.serial}`;
}
