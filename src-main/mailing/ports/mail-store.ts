import type { MailProblem, MailSecurity } from '../../contract/delivery/email-settings.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { LetterBusiness, Logo } from './mailer.ts';
import type { MonthOf } from './month-mail-store.ts';

/** What sending mail needs kept: the account, and letters about one thing or another on their way. */
export interface MailStore<About = EmailAbout> {
  account(): Promise<StoredAccount | undefined>;
  putAccount(account: StoredAccount): Promise<void>;
  removeAccount(): Promise<void>;
  queued(): Promise<number>;
  /** What is due, longest due first. */
  due(question: { readonly at: Date; readonly limit: number }): Promise<readonly DueEmail<About>[]>;
  /** The next instant after one at which anything is due. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
  /**
   * Before the attempt: one more is counted and the next one planned, so that a program that dies in it tries again.
   * Gives the Message-ID, the one of the first attempt if there was one; undefined where it is on the queue no more, or
   * somebody else attempted it since it was read.
   */
  begin(
    email: DueEmail<About>,
    attempt: { readonly nextAt: Date; readonly messageId: string },
  ): Promise<string | undefined>;
  /** After the attempt, with its step in the journey if it is the last. */
  settle(email: DueEmail<About>, verdict: Verdict, at: Date): Promise<void>;
  /** Makes due at an instant what waits after one of these problems. */
  hurry(problems: readonly MailProblem[], at: Date): Promise<void>;
}

/** What the letters of a station are written from. */
export interface LetterStore {
  document(id: string): Promise<StoredDocument | undefined>;
  sender(entityId: string): Promise<Sender>;
  /** The business as it signs what is no document. */
  business(entityId: string): Promise<LetterBusiness>;
}

/** The account as it is kept, its password sealed. */
export interface StoredAccount {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user?: string;
  readonly sealedPassword?: Uint8Array;
  readonly fromName?: string;
  readonly fromAddress: string;
  readonly updatedAt: string;
}

export interface DueEmail<About = EmailAbout> {
  readonly id: number;
  readonly about: About;
  readonly to: string;
  /** Made so far. */
  readonly attempts: number;
}

/** What an email of a station brings. */
export type EmailAbout =
  | { readonly kind: 'document'; readonly documentId: string }
  | { readonly kind: 'proforma'; readonly proformaId: string }
  | ({ readonly kind: 'month' } & MonthOf);

/** What the business says of itself in its mail; whatever else is in the document. */
export interface Sender {
  readonly replyTo?: string;
  readonly footerLegend?: string;
  readonly logo?: Logo;
}

/** What an attempt came to. */
export type Verdict =
  | { readonly status: 'sent'; readonly messageId: string; readonly response: string }
  | { readonly status: 'queued'; readonly problem: MailProblem; readonly nextAt: Date }
  | { readonly status: 'failed'; readonly problem: MailProblem; readonly response?: string }
  | {
      readonly status: 'bounced';
      readonly problem: MailProblem;
      readonly bounce: 'permanent' | 'transient' | 'undetermined';
      readonly response?: string;
    };
