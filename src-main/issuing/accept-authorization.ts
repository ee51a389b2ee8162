import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { recipientsOf } from '../documents/all-kinds/recipients.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import { advance } from '../documents/lifecycle/lifecycle.ts';
import type { DocumentContent } from '../documents/model/document.ts';
import {
  findMismatch,
  isAcceptable,
  type Mismatch,
  type MismatchDependencies,
} from './authorization/mismatch.ts';
import { substituteIn } from './authorization/substitute-authority.ts';
import type { IssuingStore } from './ports/issuing-store.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { wrongState } from './preparing/own-document.ts';
import { resourceOf } from './resource.ts';

export interface AcceptDependencies extends MismatchDependencies {
  readonly store: Pick<IssuingStore, 'document' | 'transaction'>;
  readonly now: () => Date;
  /** Called after the commit that changed a document's status. */
  readonly changed: (documentId: string) => void;
}

/**
 * A person accepts what stands at the authority under the document's key. The document becomes authorized as the
 * authority has it: where that is another file, as a new revision, with what was issued here kept in the one before
 * (decision 0019).
 */
export async function acceptAuthorization(
  dependencies: AcceptDependencies,
  id: string,
): Promise<Outcome<DocumentResource>> {
  const { store, now, changed } = dependencies;
  const mismatchOutcome = await findMismatch(dependencies, id);
  if (!mismatchOutcome.ok) return mismatchOutcome;
  const mismatch = mismatchOutcome.value;
  const { document: was, standing, differences } = mismatch;
  const accepted = isAcceptable(mismatch) ? acceptedAt(mismatch, now()) : undefined;
  if (!accepted) {
    const rule =
      'Lo que tiene el SRI no es de este número, o no se puede leer: no se puede aceptar. Pregunte otra vez.';
    return refuse(wrongState(was, rule));
  }
  const signedXml =
    accepted.revision === was.revision || standing.document === undefined
      ? undefined
      : new TextEncoder().encode(standing.document);
  const isWritten = await store.transaction(async (transaction) => {
    const current = await transaction.document(id, {});
    const isHeld = (await transaction.waiting(id))?.decision === 'authorization_mismatch';
    if (!isHeld || current?.status !== was.status || current.revision !== was.revision) return false;
    await transaction.acceptAuthorization({ accepted, was, differences, ...(signedXml && { signedXml }) });
    return true;
  });
  if (!isWritten) {
    return refuse(wrongState(was, 'El documento acaba de cambiar: consúltelo.'));
  }
  changed(id);
  return { ok: true, value: resourceOf(accepted) };
}

function acceptedAt(mismatch: Mismatch, at: Date): StoredDocument | undefined {
  const { document, standing, differences, enclosed, endpoint } = mismatch;
  const status = advance(document.status, 'authorize');
  if (!status) return undefined;
  const instant = at.toISOString();
  const authorized: StoredDocument = {
    ...document,
    status,
    transitions: { ...document.transitions, [status]: instant },
    authorization: {
      number: document.identity.accessKey,
      authorizedAt: standing.authorizedAt,
      ...substituteIn(document.identity.environment, endpoint),
    },
    updatedAt: instant,
  };
  const isOtherFile = differences.includes('document') || differences.includes('signature');
  if (!isOtherFile) return authorized;
  const next = { ...authorized, revision: document.revision + 1 };
  if (!differences.includes('document') || !enclosed) return next;
  const content = onSameInvoice(enclosed.content, document.content);
  return {
    ...next,
    issuer: enclosed.issuer,
    content,
    deliveryStatus:
      recipientsOf(kindOf(document.identity.type), content).length > 0 ? 'none' : 'no_recipient',
  };
}

/** No XML says which of our documents a note modifies: by the same number, it is the one that ours did. */
function onSameInvoice(theirs: DocumentContent, ours: DocumentContent): DocumentContent {
  if (!('modified_document' in theirs) || !('modified_document' in ours)) return theirs;
  if (theirs.modified_document.number !== ours.modified_document.number) return theirs;
  return { ...theirs, modified_document: ours.modified_document };
}
