import type { EmailBody, EmailResource } from '../contract/documents/document-actions.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { recipientsOf } from '../documents/all-kinds/recipients.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import type { EmailQueue } from './ports/email-queue.ts';
import type { IssuingStore } from './ports/issuing-store.ts';
import { type DocumentAddress, ownDocument, wrongState } from './preparing/own-document.ts';
import type { Caller } from './requests/caller.ts';

export interface EmailDependencies {
  readonly store: Pick<IssuingStore, 'document'>;
  readonly queue: EmailQueue;
  readonly now: () => Date;
}

/** Queues the email of an authorized document, or gives the problem why it cannot be sent. */
export async function emailDocument(
  { store, queue, now }: EmailDependencies,
  caller: Caller,
  { email, ...address }: DocumentAddress & { readonly email: EmailBody },
): Promise<Outcome<EmailResource>> {
  const target = await ownDocument(store, caller, address);
  if (!target.ok) return target;
  const { id, status, identity, content } = target.value;
  if (status !== 'authorized') {
    return { ok: false, problem: wrongState(target.value, 'Solo se envía por correo uno autorizado.') };
  }
  const to = [...new Set(email.to ?? recipientsOf(kindOf(identity.type), content))];
  if (to.length === 0) {
    const message = 'El documento no tiene el correo de su destinatario: indique a quién enviarlo.';
    const errors = [{ pointer: '/to', code: 'required', message }];
    return { ok: false, problem: { code: 'validation_failed', detail: message, errors, documentId: id } };
  }
  if (!(await queue.hasAccount())) {
    const detail = 'Esta instalación aún no tiene una cuenta de correo: no se envió nada.';
    return { ok: false, problem: { code: 'not_ready', detail, documentId: id } };
  }
  await queue.add({ documentId: id, to, at: now() });
  return { ok: true, value: { object: 'email', document_id: id, to } };
}

/** What became of one document among several. */
export interface EmailedDocument {
  readonly documentId: string;
  readonly outcome: Outcome<EmailResource>;
}

/** Queues several, each by the rules of one, in the order they were asked for: one refusal does not stop the others. */
export function emailDocuments(
  dependencies: EmailDependencies,
  caller: Caller,
  { documentIds, email }: { readonly documentIds: readonly string[]; readonly email: EmailBody },
): Promise<readonly EmailedDocument[]> {
  return Promise.all(
    documentIds.map(async (id) => ({
      documentId: id,
      outcome: await emailDocument(dependencies, caller, { id, email }),
    })),
  );
}
