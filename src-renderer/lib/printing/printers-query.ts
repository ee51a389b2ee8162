import { useQuery } from '@tanstack/react-query';
import { type PrinterResource, printerList } from '../../../src-main/contract/printing/printer.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { SHARED_READING_MS } from '../queries/shared-reading.ts';

/** How often printers are looked at; what they do is reported by the service, no printer is asked for it. */
const REFRESH_MS = 5000;

/** The printers of the shop, each with what waits there and why; the usual one first. */
export function usePrinters() {
  const { local } = useService();
  return useQuery({
    queryKey: ['printers'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(printerList, 'GET /v1/local/printers', { signal }))).data,
    select: usualFirst,
    staleTime: SHARED_READING_MS,
    refetchInterval: REFRESH_MS,
  });
}

function usualFirst(printers: readonly PrinterResource[]): readonly PrinterResource[] {
  return printers.toSorted((one, other) => Number(other.is_default) - Number(one.is_default));
}

/** Those at which something waits for a person: paper, a cable, the switch. */
export function usePrintersInTrouble(): readonly PrinterResource[] {
  const { data: printers = [] } = usePrinters();
  return printers.filter(({ waiting, trouble }) => waiting > 0 && trouble !== undefined);
}
