import type { AnnulBody } from '../contract/documents/document-actions.ts';
import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { isBeyondAnnulment } from '../documents/lifecycle/annulment.ts';
import { advance } from '../documents/lifecycle/lifecycle.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { IssuingDependencies } from './issue-document.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { type DocumentAddress, ownDocument, wrongState } from './preparing/own-document.ts';
import { askedBy, type Caller } from './requests/caller.ts';
import { resourceOf } from './resource.ts';

/**
 * Writes down an annulment that was made in the authority's portal; the authority itself gets nothing. The files
 * stay, and what a credit note held goes back to its invoice.
 */
export async function annulDocument(
  { store, now }: Pick<IssuingDependencies, 'store' | 'now'>,
  caller: Caller,
  { annulment, ...address }: DocumentAddress & { readonly annulment: AnnulBody },
): Promise<Outcome<DocumentResource>> {
  const at = now();
  const target = await ownDocument(store, caller, address);
  if (!target.ok) return target;
  const document = target.value;
  const status = advance(document.status, 'annul');
  const rejection =
    (status ? undefined : notAuthorized(document)) ??
    finalConsumerProblem(document) ??
    dateProblem(document, annulment, ecuadorDate(at));
  if (!status || rejection) return { ok: false, problem: rejection ?? notAuthorized(document) };
  const instant = at.toISOString();
  const annulled: StoredDocument = {
    ...document,
    status,
    transitions: { ...document.transitions, [status]: instant },
    updatedAt: instant,
  };
  const written = await store.transaction((transaction) =>
    transaction.annul(annulled, document, { ...annulment, ...askedBy(caller) }),
  );
  // Only another annulment can have changed it meanwhile.
  if (!written) return { ok: false, problem: notAuthorized(annulled) };
  return { ok: true, value: resourceOf(annulled) };
}

function notAuthorized(document: StoredDocument): Problem {
  return wrongState(document, 'Solo se anula uno autorizado.');
}

function finalConsumerProblem({ content, identity, id }: StoredDocument): Problem | undefined {
  if (!isBeyondAnnulment(content, identity.issueDate)) return undefined;
  const detail = 'Se emitió a consumidor final, y desde 2026 el SRI no permite anular esos documentos.';
  return { code: 'consumidor_final_no_annulment', detail, documentId: id };
}

function dateProblem(
  { identity: { issueDate }, id }: StoredDocument,
  { annulled_on }: AnnulBody,
  today: string,
): Problem | undefined {
  if (annulled_on >= issueDate && annulled_on <= today) return undefined;
  const message = `Debe estar entre la emisión (${issueDate}) y hoy (${today}).`;
  const code = 'annulled_on_out_of_range';
  return { code, detail: message, errors: [{ pointer: '/annulled_on', code, message }], documentId: id };
}
