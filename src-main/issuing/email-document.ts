import type { EmailBody, EmailResource } from '../contract/document-actions.ts';
import type { Outcome } from '../contract/problems.ts';
import { kindOf } from '../documents/types.ts';
import type { Caller } from './caller.ts';
import type { IssuingStore } from './issuing-store.ts';
import { type DocumentAddress, ownDocument, wrongState } from './own-document.ts';
import { recipientsOf } from './recipients.ts';

/**
 * Says why a document cannot be emailed. An installation has no mail account, so what nothing else refuses is refused
 * for that: nobody is told that something was sent.
 */
export async function emailDocument(
  { store }: { readonly store: Pick<IssuingStore, 'document'> },
  caller: Caller,
  { email, ...address }: DocumentAddress & { readonly email: EmailBody },
): Promise<Outcome<EmailResource>> {
  const found = await ownDocument(store, caller, address);
  if (!found.ok) return found;
  const { id, status, identity, content } = found.value;
  if (status !== 'authorized') {
    return { ok: false, problem: wrongState(found.value, 'Solo se envía por correo uno autorizado.') };
  }
  if (email.to === undefined && recipientsOf(kindOf(identity.type), content).length === 0) {
    const message = 'El documento no tiene el correo de su destinatario: indique a quién enviarlo.';
    const errors = [{ pointer: '/to', code: 'required', message }];
    return { ok: false, problem: { code: 'validation_failed', detail: message, errors, documentId: id } };
  }
  const detail = 'Esta instalación aún no tiene una cuenta de correo: no se envió nada.';
  return { ok: false, problem: { code: 'not_ready', detail, documentId: id } };
}
