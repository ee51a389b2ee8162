import type { MailProblem, MailSecurity } from '../../contract/delivery/email-settings.ts';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { PictureType } from '../../contract/picture.ts';
import type { Environment } from '../../documents/kinds.ts';

/** Hands letters to a mail server. */
export interface Mailer {
  /** Resolves with what the server made of it; never rejects for what the server or the line did. */
  send(account: MailAccount, envelope: Envelope, signal: AbortSignal): Promise<MailOutcome>;
  /** Nothing is sent for now: lines that are kept open are closed. */
  rest(): void;
  /** Cuts what is under way. */
  close(): void;
}

/** The account as it is used, its password open. */
export interface MailAccount {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user?: string;
  readonly password?: string;
  readonly fromName?: string;
  readonly fromAddress: string;
}

export interface Envelope {
  /** With angle brackets; the same each time the same email is tried. */
  readonly messageId: string;
  readonly to: string;
  readonly letter: Letter;
}

/** The content of a letter, without its form. */
export type Letter =
  | DocumentLetter
  | ProformaLetter
  | MonthLetter
  | AttentionLetter
  | StatementLetter
  | TestLetter;

export interface DocumentLetter {
  readonly kind: 'document';
  readonly environment: Environment;
  /** `Factura`. */
  readonly label: string;
  readonly number: string;
  /** `21/11/2026`. */
  readonly issueDate: string;
  /** The one amount that counts; a delivery note has none. */
  readonly total?: { readonly label: string; readonly amount: string };
  readonly accessKey: string;
  /** Where it can be seen as well; absent without a portal. */
  readonly link?: string;
  /** Who reads it, when the address is theirs. */
  readonly recipientName?: string;
  readonly business: LetterBusiness;
  readonly attachments: readonly Attachment[];
}

/** What a shop offers, as its printed page. */
export interface ProformaLetter
  extends Pick<
    DocumentLetter,
    'environment' | 'number' | 'issueDate' | 'recipientName' | 'business' | 'attachments'
  > {
  readonly kind: 'proforma';
  /** `21/11/2026`. */
  readonly validUntil: string;
  readonly total: string;
}

/** The file of a month, for the accountant. */
export interface MonthLetter {
  readonly kind: 'month';
  readonly environment: Environment;
  /** YYYY-MM, or a half-year (`tax-period.ts`). */
  readonly month: string;
  /** It was sent before, and changed since. */
  readonly isUpdate?: boolean;
  readonly business: LetterBusiness;
  /** What the file is called. */
  readonly file: string;
  /** None where the file is too large for mail. */
  readonly attachments: readonly Attachment[];
  /** Where the head office sends it: of all its tills, without what it does not know. */
  readonly ofHead?: HeadMonth;
}

export interface HeadMonth {
  /** Where its window is. */
  readonly link: string;
  /** What it does not know of any month, in a sentence. */
  readonly without: string;
  /** The tills of which something may be missing, a line each. */
  readonly behind: readonly string[];
}

/** What came to need a person at the head office. */
export interface AttentionLetter {
  readonly kind: 'attention';
  readonly business: LetterBusiness;
  readonly items: readonly AttentionItem[];
  /** How many came beside those. */
  readonly more: number;
  /** How many from earlier letters still need one. */
  readonly reportedBefore: number;
  /** Where they are looked at. */
  readonly link: string;
}

export interface LetterBusiness {
  /** The name customers know. */
  readonly name: string;
  readonly legalName: string;
  readonly ruc: string;
  readonly replyTo?: string;
  readonly footerLegend?: string;
  readonly logo?: Logo;
}

/** The picture of the business; pixels as it is shown. */
export interface Logo {
  readonly contentType: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Attachment {
  readonly name: string;
  readonly mediaType: 'application/xml' | 'application/pdf' | 'application/zip' | PictureType;
  readonly bytes: Uint8Array;
}

/** What a customer owes. */
export interface StatementLetter {
  readonly kind: 'statement';
  readonly environment: Environment;
  readonly customer: string;
  /** `25.00`; below zero where it is in favor of the customer. */
  readonly balance: string;
  readonly overdue: string;
  /** The last day of the statement, YYYY-MM-DD. */
  readonly until: string;
  readonly business: LetterBusiness;
  readonly attachments: readonly Attachment[];
}

/** Shows a person that the account works. */
export interface TestLetter {
  readonly kind: 'test';
}

export type MailOutcome =
  | { readonly ok: true; readonly response: string }
  | { readonly ok: false; readonly failure: MailFailure };

export interface MailFailure {
  readonly problem: MailProblem;
  /** The server refused for good: the same email would be refused again. */
  readonly permanent: boolean;
  /** Where the server refused the address itself: what it says of it. */
  readonly bounce?: 'permanent' | 'transient' | 'undetermined';
  /** The server's own words. */
  readonly response?: string;
}
