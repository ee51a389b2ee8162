import { useQuery } from '@tanstack/react-query';
import { printQueueList } from '../../../../src-main/contract/printing/printer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** The names of the print queues that the computer of the service has. */
export function usePrintQueues() {
  const { local } = useService();
  return useQuery({
    queryKey: ['print-queues'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(printQueueList, 'GET /v1/local/printers/queues', { signal }),
      );
      return data.map(({ name }) => name);
    },
  });
}
