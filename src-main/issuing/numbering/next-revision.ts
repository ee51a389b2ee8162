import { advance } from '../../documents/lifecycle/lifecycle.ts';
import type { StoredDocument } from '../ports/stored-document.ts';

/**
 * A refused document on its way again, under the same number, access key and issue date, for the authority to judge
 * anew. Undefined when it was not refused.
 */
export function nextRevision(refused: StoredDocument, at: Date): StoredDocument | undefined {
  const status = advance(refused.status, 'resubmit');
  if (!status) return undefined;
  const instant = at.toISOString();
  return {
    ...refused,
    status,
    transitions: { ...refused.transitions, [status]: instant },
    revision: refused.revision + 1,
    sriMessages: [],
    // The sandbox outcome that was asked for was that of the refused revision.
    ...(refused.identity.environment === 'sandbox' && { simulate: 'authorized' }),
    updatedAt: instant,
  };
}
