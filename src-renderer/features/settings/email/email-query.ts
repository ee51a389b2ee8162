import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EmailSettingsBody,
  emailPreset,
  emailSettingsResource,
  emailTest,
} from '../../../../src-main/contract/delivery/email-settings.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';

const presets = listOf(emailPreset);

/** What waits to leave changes by itself. */
const REFRESH_MS = 5000;

/** The account, and how the mail goes. */
export function useEmailSettings() {
  const { local } = useService();
  return useQuery({
    queryKey: ['email'],
    queryFn: ({ signal }) => acceptedBy(local.send(emailSettingsResource, 'GET /v1/local/email', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** The providers that shops use. */
export function useEmailPresets() {
  const { local } = useService();
  return useQuery({
    queryKey: ['email', 'presets'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(presets, 'GET /v1/local/email/presets', { signal }))).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Keeps an account, or removes the one there is. */
export function useEmailAccount() {
  const { local } = useService();
  const readWorkspaceAgain = useReadAgain('workspace');
  return useChange(['email'], async (account: EmailSettingsBody | 'none') => {
    const changed = await acceptedBy(
      account === 'none'
        ? local.send(emailSettingsResource, 'DELETE /v1/local/email')
        : local.send(emailSettingsResource, 'PUT /v1/local/email', { body: account }),
    );
    void readWorkspaceAgain();
    return changed;
  });
}

/** Sends a letter with the account as it is kept. */
export function useEmailTest() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (to: string) =>
      acceptedBy(local.send(emailTest, 'POST /v1/local/email/test', { body: { to } })),
    onSettled: () => cache.invalidateQueries({ queryKey: ['email'], exact: true }),
  });
}
