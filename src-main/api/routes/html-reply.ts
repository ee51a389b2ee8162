import { styleHash } from '../docs/pages/text-page.ts';
import { textPagePolicy } from '../guard/security-headers.ts';
import { type Reply, text } from '../routing/answers/reply.ts';

/** A page of text, with a policy that lets it run this script alone, or none. */
export function htmlReply(page: string, scriptHash?: string): Reply {
  return text('text/html', page, { 'content-security-policy': textPagePolicy(styleHash, scriptHash) });
}
