import { useQuery } from '@tanstack/react-query';
import { type MoveBody, moveResource } from '../../../../src-main/contract/business/backups/move.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useChange } from '../use-change.ts';

const REFRESH_MS = 15_000;
/** While the file is written. */
const WATCHED_MS = 1000;
const queryKey = ['move'];

/** Whether the business is here or went to another computer. */
export function useMove() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => acceptedBy(local.send(moveResource, 'GET /v1/local/move', { signal })),
    refetchInterval: ({ state: { data } }) => (data?.state === 'moving' ? WATCHED_MS : REFRESH_MS),
  });
}

export function useMoveStart() {
  const { local } = useService();
  return useChange(queryKey, (body: MoveBody) =>
    acceptedBy(local.send(moveResource, 'POST /v1/local/move', { body })),
  );
}

/** While the file is written. */
export function useMoveCancel() {
  const { local } = useService();
  return useChange(queryKey, () => acceptedBy(local.send(moveResource, 'POST /v1/local/move/cancel', {})));
}

/** By a person who says that the file was never opened. */
export function useMoveUndo() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(moveResource, 'POST /v1/local/move/undo', { body: { never_opened: true } })),
  );
}
