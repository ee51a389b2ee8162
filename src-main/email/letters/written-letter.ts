import type { Attachment } from '../../mailing/ports/mailer.ts';

/** A letter in the forms a message carries. */
export interface WrittenLetter {
  readonly senderName: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** Shown within the letter, by its `cid:`. */
  readonly pictures: readonly (Attachment & { readonly contentId: string })[];
}
