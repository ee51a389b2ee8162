import type { MailProblem } from '../../contract/delivery/email-settings.ts';
import type { DueEmail } from '../ports/mail-store.ts';
import type { Letter } from '../ports/mailer.ts';

/** What an email is to say, found out when it is due. */
export type PreparedLetter =
  | {
      /** What its Message-ID begins with. */
      readonly unique: string;
      write(signal: AbortSignal): Promise<Letter>;
    }
  /** It is never sent. */
  | { readonly problem: MailProblem };

export type PrepareLetter<About> = (email: DueEmail<About>) => Promise<PreparedLetter>;
