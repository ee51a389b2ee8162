import { useMutation, useQuery } from '@tanstack/react-query';
import { entityResource } from '../../../../src-main/contract/business/entity.ts';
import {
  type SetupDecision,
  setupProgress,
} from '../../../../src-main/contract/business/set-up/setup-progress.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import type { SetUpBusinessDraft } from './steps/set-up-business-draft.ts';
import { businessOf } from './steps/set-up-business-draft.ts';

const key = ['setup'];

/** How far the set-up has come, in whatever window. */
export function useSetUp() {
  const { local } = useService();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => acceptedBy(local.send(setupProgress, 'GET /v1/local/setup', { signal })),
  });
}

/** What a person decides on the way. */
export function useSetUpDecision() {
  const { local } = useService();
  return useChange(key, (body: SetupDecision) =>
    acceptedBy(local.send(setupProgress, 'PATCH /v1/local/setup', { body })),
  );
}

/** Makes the business, or says all of it anew; where it issues from is set after it. */
export function useBusinessSetUp() {
  const { local } = useService();
  const readAgain = useReadAgain('workspace', 'setup', 'certificate', 'emission-points', 'readiness');
  return useMutation({
    mutationFn: (draft: SetUpBusinessDraft) =>
      acceptedBy(
        local.send(entityResource, 'PUT /v1/local/setup', {
          body: { business: businessOf(draft), establishments: [] },
        }),
      ),
    onSuccess: readAgain,
  });
}
