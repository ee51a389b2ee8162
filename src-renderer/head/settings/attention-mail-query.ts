import { useQuery } from '@tanstack/react-query';
import { type AttentionMailBody, attentionMail } from '../../../src-main/contract/head/attention-mail.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/attention-mail';

/** What waits to leave changes by itself. */
const REFRESH_MS = 5000;

/** Who gets mail about what needs a person, and how that went. */
export function useAttentionMail() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => headHttp.send(attentionMail, `GET ${path}`, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

export function useAttentionMailChange() {
  return useChange([path], (body: AttentionMailBody) =>
    headHttp.send(attentionMail, `PUT ${path}`, { body }),
  );
}
