import { kindOf } from '../../documents/all-kinds/types.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { toSriDate } from '../../documents/values/ecuador-time.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Sender } from '../ports/mail-store.ts';
import type { DocumentLetter } from '../ports/mailer.ts';

/** The files of a document as its readers get them. */
export interface DocumentFiles {
  readonly xml: NamedFile;
  /** The printed page. */
  readonly ride: NamedFile;
}

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface LetterParts {
  readonly to: string;
  readonly sender: Sender;
  readonly files: DocumentFiles;
  /** Where the document can be seen as well. */
  readonly link?: string | undefined;
}

/** What the letter with a document says to one of its addresses. */
export function letterOf(document: StoredDocument, { to, sender, files, link }: LetterParts): DocumentLetter {
  const { identity, issuer, content } = document;
  const kind = kindOf(identity.type);
  const { counterparty, others } = kind.summary(content);
  const recipient = [counterparty, ...others].find(({ email }) => email === to);
  const total = kind.printed(document).totals.findLast(({ strong }) => strong);
  return {
    kind: 'document',
    environment: identity.environment,
    label: kind.label,
    number: formatNumber(identity, identity.sequential),
    issueDate: toSriDate(identity.issueDate),
    ...(total && { total: { label: total.label, amount: total.amount } }),
    accessKey: identity.accessKey,
    ...(link !== undefined && { link }),
    ...(recipient && { recipientName: recipient.name }),
    business: {
      name: issuer.tradeName ?? issuer.legalName,
      legalName: issuer.legalName,
      ruc: issuer.ruc,
      ...sender,
    },
    attachments: [
      { ...files.xml, mediaType: 'application/xml' },
      { ...files.ride, mediaType: 'application/pdf' },
    ],
  };
}
