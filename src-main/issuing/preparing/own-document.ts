import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { DocumentStatus, DocumentType } from '../../documents/kinds.ts';
import type { IssuingStore } from '../ports/issuing-store.ts';
import type { StoredDocument } from '../ports/stored-document.ts';
import type { Caller } from '../requests/caller.ts';

/** Which document an action is about; without `type`, one of any type. */
export interface DocumentAddress {
  readonly id: string;
  readonly type?: DocumentType | undefined;
}

/** The caller's own document; any other does not exist for it. */
export async function ownDocument(
  store: Pick<IssuingStore, 'document'>,
  { entityId, environment }: Caller,
  { id, type }: DocumentAddress,
): Promise<Outcome<StoredDocument>> {
  const stored = await store.document(id);
  const isOwn =
    stored?.entityId === entityId &&
    stored.identity.environment === environment &&
    (type === undefined || stored.identity.type === type);
  return isOwn ? { ok: true, value: stored } : { ok: false, problem: notFound };
}

export const notFound: Problem = {
  code: 'not_found',
  detail: 'No existe, o pertenece a otro negocio o ambiente.',
};

/** The document's state does not allow what is asked; `rule` says which one does. */
export function wrongState({ id, status }: StoredDocument, rule: string): Problem {
  return {
    code: 'invalid_state',
    detail: `El documento está ${statusTexts[status]}. ${rule}`,
    documentId: id,
  };
}

/** Another document stands in the place of this one: only that one goes on. */
export function wasReplaced(replacementId: string): Problem {
  return {
    code: 'invalid_state',
    detail: 'Este documento ya se reemplazó: document_id es el que se emitió en su lugar.',
    documentId: replacementId,
  };
}

const statusTexts: Readonly<Record<DocumentStatus, string>> = {
  pending: 'pendiente de envío',
  submitted: 'enviado, sin decisión del SRI todavía',
  authorized: 'autorizado',
  returned: 'devuelto',
  not_authorized: 'no autorizado',
  annulled: 'anulado',
};
