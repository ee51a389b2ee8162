import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { nextRevision } from './numbering/next-revision.ts';
import type { IssuingStore, IssuingTransaction } from './ports/issuing-store.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { notFound, wasReplaced, wrongState } from './preparing/own-document.ts';
import { resourceOf } from './resource.ts';

export interface SendHeldDependencies {
  readonly store: Pick<IssuingStore, 'transaction'>;
  readonly now: () => Date;
  /** Called after the commit: an outbox entry is due. */
  readonly due: () => void;
}

/**
 * A person has a document sent with the date and number it has: one whose day is over, one whose number nothing proved,
 * one of which the authority says nothing any more, or one whose date it refused while its own clock, or that of this
 * computer, was wrong.
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
      case 'number_unproven':
      case 'authorization_unknown':
        await transaction.release(document, now());
        return { ok: true, value: resourceOf(document) };
      case 'date_refused':
        return sendAgain(transaction, document, now());
      default: {
        const rule =
          'Solo se manda a enviar uno atrasado, de número sin comprobar, de fecha rechazada o del que el SRI ya no ' +
          'responde, que espera la decisión de una persona.';
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
