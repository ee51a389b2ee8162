import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type headSettingsBody, headSettingsResource } from '../../../src-main/contract/head/settings.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/settings';

/** What the head office decides of how the tills sell; the rest each till decides. */
export function useHeadSettings() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => headHttp.send(headSettingsResource, `GET ${path}`, { signal }),
  });
}

export function useHeadSettingsChange() {
  return useChange([path], (body: z.input<typeof headSettingsBody>) =>
    headHttp.send(headSettingsResource, `PATCH ${path}`, { body }),
  );
}
