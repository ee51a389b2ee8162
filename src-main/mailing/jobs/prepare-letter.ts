import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { type MakeMonth, monthLetterOf } from '../months/month-letter.ts';
import type { EmailAbout, LetterStore } from '../ports/mail-store.ts';
import type { ProformaLetter } from '../ports/mailer.ts';
import { type DocumentFiles, letterOf } from './letter-of.ts';
import type { PrepareLetter } from './prepared-letter.ts';

export interface LetterDependencies {
  readonly store: LetterStore;
  readonly files: (document: StoredDocument) => Promise<DocumentFiles>;
  /** Where a document can be seen as well; left out where customers have no portal. */
  readonly linkOf?: (document: StoredDocument) => Promise<string | undefined>;
  readonly makeMonth: MakeMonth;
  /** A proforma as its letter says it; undefined where there is none. */
  readonly proformaLetter: (id: string) => Promise<QuotedLetter | undefined>;
}

/** A proforma in a letter, without who sends it. */
export interface QuotedLetter {
  readonly entityId: string;
  readonly letter: Omit<ProformaLetter, 'business'>;
}

/** The letters of a station: an authorized document or a proforma to an address, a month to the accountant. */
export function preparesLetters(dependencies: LetterDependencies): PrepareLetter<EmailAbout> {
  const { store, files, linkOf, makeMonth: make, proformaLetter } = dependencies;
  return async ({ id, about, to }) => {
    if (about.kind === 'month') {
      return {
        unique: `${about.entityId}.${id}`,
        write: async (signal) =>
          monthLetterOf(about, { business: await store.business(about.entityId), make, signal }),
      };
    }
    if (about.kind === 'proforma') {
      return {
        unique: `${about.proformaId}.${id}`,
        write: async () => {
          const quoted = await proformaLetter(about.proformaId);
          if (!quoted)
            throw new Error(`there is an email of proforma ${about.proformaId}, which does not exist`);
          return { ...quoted.letter, business: await store.business(quoted.entityId) };
        },
      };
    }
    const document = await store.document(about.documentId);
    if (!document) throw new Error(`there is an email of document ${about.documentId}, which does not exist`);
    if (document.status !== 'authorized') return { problem: 'document_not_authorized' };
    return {
      unique: `${document.id}.${id}`,
      write: async () =>
        letterOf(document, {
          to,
          sender: await store.sender(document.entityId),
          files: await files(document),
          link: await linkOf?.(document),
        }),
    };
  };
}
