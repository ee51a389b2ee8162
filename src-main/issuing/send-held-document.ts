import type { DocumentResource } from '../contract/document-resource.ts';
import type { Outcome } from '../contract/problems.ts';
import type { IssuingStore } from './issuing-store.ts';
import { notFound, wrongState } from './own-document.ts';
import { resourceOf } from './resource.ts';

export interface SendHeldDependencies {
  readonly store: Pick<IssuingStore, 'transaction'>;
  readonly now: () => Date;
  /** Told after the commit: something is due. */
  readonly due: () => void;
}

/** A person has a document sent although its day is over: it goes on by itself, with the date it has. */
export async function sendHeldDocument(
  { store, now, due }: SendHeldDependencies,
  id: string,
): Promise<Outcome<DocumentResource>> {
  const sent = await store.transaction(async (transaction): Promise<Outcome<DocumentResource>> => {
    const document = await transaction.document(id, {});
    if (!document) return { ok: false, problem: notFound };
    const place = await transaction.waiting(id);
    if (place?.decision !== 'late') {
      const rule = 'Solo se manda a enviar uno atrasado que espera la decisión de una persona.';
      return { ok: false, problem: wrongState(document, rule) };
    }
    await transaction.release(document, now());
    return { ok: true, value: resourceOf(document) };
  });
  if (sent.ok) due();
  return sent;
}
