import { useQuery } from '@tanstack/react-query';
import {
  type SettingsBody,
  type SettingsResource,
  settingsResource,
} from '../../src-main/contract/business/settings.ts';
import { acceptedBy } from './http/answer.ts';
import { useService } from './http/service.tsx';
import { useChange } from './queries/use-change.ts';

const settingsKey = ['settings'] as const;
/** Another window may have changed them. */
const REFRESH_MS = 60_000;

/** The kept settings of the program; undefined until they are known. */
export function useProgramSettings(): SettingsResource | undefined {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => acceptedBy(local.send(settingsResource, 'GET /v1/local/settings', { signal })),
    refetchInterval: REFRESH_MS,
  });
  return data;
}

/** Changes them for the whole shop. */
export function useSettingsChange() {
  const { local } = useService();
  return useChange(settingsKey, (body: SettingsBody) =>
    acceptedBy(local.send(settingsResource, 'PATCH /v1/local/settings', { body })),
  );
}
