import { useMutation } from '@tanstack/react-query';
import { drawerResource } from '../../../src-main/contract/printing/printer.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { usePermit } from '../workplace/use-permit.ts';
import { useWorkplace } from '../workplace/use-workplace.ts';

/** Opens the till's drawer without a sale, for who may; undefined when nobody allowed it. */
export function useOpenDrawer() {
  const { local } = useService();
  const permit = usePermit();
  const { till } = useWorkplace();
  return useMutation({
    mutationFn: async () => {
      const granted = await permit('open_drawer_without_sale');
      if (!granted) return undefined;
      const body = till ? { till_id: till.id } : {};
      return acceptedBy(
        local.send(drawerResource, 'POST /v1/local/drawer', {
          query: { approval_id: granted.approvalId },
          body,
        }),
      );
    },
  });
}
