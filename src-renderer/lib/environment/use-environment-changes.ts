import { useMutation } from '@tanstack/react-query';
import { setupProgress } from '../../../src-main/contract/business/set-up/setup-progress.ts';
import { sessionKeyResource } from '../../../src-main/contract/local.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { useReadAgain } from '../queries/use-read-again.ts';
import { usePermit } from '../workplace/use-permit.ts';
import { useWorkplace } from '../workplace/use-workplace.ts';
import { type PracticeEnvironment, useWindowEnvironment } from './window-environment.ts';

/**
 * Moves the shop to live, with every window of it, for good.
 *
 * @param onLive called when the shop is live, though what asked for it may be gone: the window begins anew
 */
export function useGoLive(onLive?: () => void) {
  const { local } = useService();
  const readAgain = useReadAgain('setup', 'workspace');
  return useMutation({
    mutationFn: async () => {
      await acceptedBy(local.send(setupProgress, 'PATCH /v1/local/setup', { body: { finished: true } }));
      await readAgain();
    },
    onSuccess: () => onLive?.(),
  });
}

/** Has this window leave a live shop's environment; false where nobody who may let it. */
export function useLeaveLive() {
  const { local } = useService();
  const { till } = useWorkplace();
  const { leave } = useWindowEnvironment();
  const permit = usePermit();
  return useMutation({
    mutationFn: async (environment: PracticeEnvironment): Promise<boolean> => {
      const permitted = await permit('leave_live');
      if (!permitted) return false;
      const { approvalId } = permitted;
      const { key } = await acceptedBy(
        local.send(sessionKeyResource, 'POST /v1/local/session-keys', {
          body: { environment, leave_live: true, ...(till && { till_id: till.id }) },
          query: { approval_id: approvalId },
        }),
      );
      leave(environment, key);
      return true;
    },
  });
}
