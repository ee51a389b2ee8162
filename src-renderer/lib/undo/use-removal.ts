import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { useReadAgain } from '../queries/use-read-again.ts';
import { useUndo } from './undo-provider.tsx';

/** What is removed, and what it is called. */
export interface Removed {
  readonly id: string;
  readonly name: string;
}

/**
 * Removes something that the service keeps, and offers to have it put back.
 *
 * @param remove asks the service for it
 * @param lists keys of what shows it, which are asked for again
 */
export function useRemoval<Request extends Removed>(
  remove: (request: Request) => Promise<unknown>,
  lists: readonly string[],
) {
  const { t } = useTranslation();
  const { local } = useService();
  const offer = useUndo((state) => state.offer);
  const readAgain = useReadAgain(...lists);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: (_, { id, name }) => {
      offer({
        message: t('undo.removed', { name }),
        undo: async () => {
          await acceptedBy(local.call('POST /v1/local/removals/{id}/undo', { path: { id } }));
          await readAgain();
        },
      });
    },
    // Gone already, for whatever reason: then the list is to say so.
    onSettled: readAgain,
  });
  return {
    error: removal.error,
    isPending: removal.isPending,
    /** The second click of two may find the next row under it. */
    remove(request: Request) {
      if (!removal.isPending) removal.mutate(request);
    },
  };
}
