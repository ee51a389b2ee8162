import type { Generated, Selectable } from 'kysely';
import type { MailSecurity } from '../../contract/delivery/email-settings.ts';
import type { EmailDelivery } from '../../contract/documents/document-resource.ts';
import type { Environment } from '../../documents/kinds.ts';

export interface MailTables {
  /** The one account that sends this installation's mail. */
  email_account: {
    id: 1;
    host: string;
    port: number;
    security: MailSecurity;
    user: string | null;
    /** Sealed by the secret box. */
    sealed_password: Uint8Array | null;
    from_name: string | null;
    from_address: string;
    updated_at: string;
  };
  /** To whom the file of each month goes by itself. */
  monthly_mail: {
    entity_id: string;
    environment: Environment;
    email: string;
    /** The first month that is sent, YYYY-MM. */
    since: string;
    updated_at: string;
  };
  /** A document, a proforma or a month of a business, on its way to one address; a row for each, kept as history. */
  email: {
    id: Generated<number>;
    document_id: string | null;
    proforma_id: Generated<string | null>;
    /** Of a proforma or a month, with `environment` and, of the latter, `month` (YYYY-MM); null of a document. */
    entity_id: string | null;
    environment: Environment | null;
    month: string | null;
    /** Of a month, what it was when this was last attempted, or queued until then; null of earlier versions. */
    content_mark: Generated<string | null>;
    /** 0 by itself, one more each time somebody asks, or a month changed since. */
    request: number;
    recipient: string;
    status: EmailDelivery['status'];
    attempts: Generated<number>;
    /** Null once nothing more is tried. */
    next_attempt_at: string | null;
    problem: string | null;
    /** Given at the first attempt, so that a mail program that gets it twice can tell. */
    message_id: string | null;
    sent_at: string | null;
    bounced_at: string | null;
    bounce_type: string | null;
    created_at: string;
  };
}

export type EmailRow = Selectable<MailTables['email']>;
export type MonthlyMailRow = Selectable<MailTables['monthly_mail']>;
export type EmailAccountRow = Selectable<MailTables['email_account']>;
