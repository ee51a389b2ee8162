import type { DocumentResource } from '../contract/document-resource.ts';
import type { Outcome } from '../contract/problems.ts';
import type { IssuingStore, IssuingTransaction } from './issuing-store.ts';
import { nextRevision } from './next-revision.ts';
import { notFound, wasReplaced, wrongState } from './own-document.ts';
import { resourceOf } from './resource.ts';
import type { StoredDocument } from './stored-document.ts';

export interface SendHeldDependencies {
  readonly store: Pick<IssuingStore, 'transaction'>;
  readonly now: () => Date;
  /** Told after the commit: something is due. */
  readonly due: () => void;
}

/**
 * A person has a document sent with the date it has: one whose day is over, or one whose date the authority refused
 * while its own clock, or that of this computer, was wrong.
 */
export async function sendHeldDocument(
  { store, now, due }: SendHeldDependencies,
  id: string,
): Promise<Outcome<DocumentResource>> {
  const sent = await store.transaction(async (transaction): Promise<Outcome<DocumentResource>> => {
    const document = await transaction.document(id, {});
    if (!document) return { ok: false, problem: notFound };
    switch ((await transaction.waiting(id))?.decision) {
      case 'late':
        await transaction.release(document, now());
        return { ok: true, value: resourceOf(document) };
      case 'date_refused':
        return sendAgain(transaction, document, now());
      default: {
        const rule =
          'Solo se manda a enviar uno atrasado, o de fecha rechazada, que espera la decisión de una persona.';
        return { ok: false, problem: wrongState(document, rule) };
      }
    }
  });
  if (sent.ok) due();
  return sent;
}

/** The same content signed anew: the authority judges each revision once. */
async function sendAgain(
  transaction: IssuingTransaction,
  document: StoredDocument,
  at: Date,
): Promise<Outcome<DocumentResource>> {
  const replacement = await transaction.replacementOf(document.id);
  if (replacement !== undefined) return { ok: false, problem: wasReplaced(replacement) };
  const revision = nextRevision(document, at);
  if (!revision || !(await transaction.correct(revision, document))) {
    return { ok: false, problem: wrongState(document, 'El documento acaba de cambiar: consúltelo.') };
  }
  return { ok: true, value: resourceOf(revision) };
}
