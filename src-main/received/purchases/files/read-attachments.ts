import { open, readFile, writeFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { shownName } from '../../../imports/upload/receive-files.ts';
import type { PurchaseFault } from './judge-purchase.ts';

/** A file that was attached to an e-mail, written beside it. */
export interface Attachment {
  readonly path: string;
  readonly name: string;
}

export type ReadMail =
  | { readonly ok: true; readonly attachments: readonly Attachment[] }
  | { readonly ok: false; readonly fault: PurchaseFault };

/** More than any supplier attaches. */
const ATTACHMENTS_AT_MOST = 100;

const HEAD_BYTES = 16 * 1024;

/** Whether a file is an e-mail as programs save it (.eml, RFC 5322): recognized by its headers, never by its name. */
export async function isEmail(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return (
      /^(?:From [^\n]*\n)?[\w-]+:[ \t]/.test(head) &&
      /^(?:received|message-id|from|mime-version):/im.test(head) &&
      /^(?:content-type|subject|date):/im.test(head)
    );
  } finally {
    await file.close();
  }
}

/** Takes the attachments out of an e-mail, those of e-mails that it forwards among them. */
export async function readAttachments(path: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(path), { maxNestingDepth: 32 }).catch(() => undefined);
  if (!mail) {
    const message = 'El correo está dañado: descargue el XML adjunto y súbalo solo.';
    return { ok: false, fault: { code: 'unreadable_email', message } };
  }
  // Pictures of signatures and calendars are in nearly every e-mail: nobody needs a notice of them.
  const files = mail.attachments.filter(({ mimeType }) => !/^(?:image|text\/calendar)/.test(mimeType));
  if (files.length > ATTACHMENTS_AT_MOST) {
    const message = `El correo trae más de ${ATTACHMENTS_AT_MOST} adjuntos: súbalos en un ZIP.`;
    return { ok: false, fault: { code: 'too_many', message } };
  }
  const attachments: Attachment[] = [];
  for (const { filename, content } of files) {
    const attachment = {
      path: `${path}.${attachments.length + 1}`,
      name: shownName(filename ?? '') ?? `adjunto ${attachments.length + 1}`,
    };
    await writeFile(attachment.path, typeof content === 'string' ? content : new Uint8Array(content), {
      mode: 0o600,
    });
    attachments.push(attachment);
  }
  if (attachments.length > 0) return { ok: true, attachments };
  const message =
    'El correo no trae adjuntos: descargue el XML desde el enlace que le enviaron, o pegue la clave de acceso.';
  return { ok: false, fault: { code: 'no_documents', message } };
}
