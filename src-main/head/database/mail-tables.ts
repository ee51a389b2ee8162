import type { ColumnType, Generated } from 'kysely';
import type { MailProblem, MailSecurity } from '../../contract/delivery/email-settings.ts';
import type { HeadEmailAbout } from './email-about.ts';

/** The mail of a head office: who sends it, to whom, and what is on its way. */
export interface MailTables {
  email_account: {
    only_one: 1;
    host: string;
    port: number;
    security: MailSecurity;
    user: string | null;
    /** Opened with the key of the data folder. */
    sealed_password: Buffer | null;
    from_name: string | null;
    from_address: string;
    updated_at: Date;
  };
  email: {
    id: Generated<number>;
    about: ColumnType<HeadEmailAbout, string, never>;
    recipient: string;
    status: 'queued' | 'sent' | 'bounced' | 'failed';
    /** Begun so far. */
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    /** Why it did not go out, or not yet. */
    problem: MailProblem | null;
    message_id: string | null;
    sent_at: Date | null;
    created_at: Date;
  };
  attention_mail: {
    only_one: 1;
    email: string;
    /** The last day on which something was sent, YYYY-MM-DD. */
    last_day: string | null;
  };
  /** `since`: the first month that is sent, YYYY-MM. */
  monthly_mail: { only_one: 1; email: string; since: string };
  told_attention: { key: string; amount: number; email_id: number };
}
