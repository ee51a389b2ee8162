import type { SMTPPoolOptions, SMTPPoolSentMessageInfo, Transporter } from 'nodemailer';
import { cleanText } from '../documents/values/text.ts';
import type { Attachment, Envelope, MailAccount, Mailer, MailFailure } from '../mailing/ports/mailer.ts';
import { failureOf, MAX_RESPONSE } from './failure-of.ts';
import { writeLetter } from './letters/write-letter.ts';

export interface SmtpMailerOptions {
  /** Certificate authorities to trust instead of the machine's, PEM. */
  readonly ca?: string;
  readonly timeouts?: SmtpTimeouts;
}

/** Milliseconds. */
export interface SmtpTimeouts {
  /** Until the line stands, and again until the server greets. */
  readonly connection: number;
  /** Of silence within a session; a server that examines the message before it answers takes its time. */
  readonly silence: number;
}

const patience: SmtpTimeouts = { connection: 20_000, silence: 120_000 };

/** Lines to a server at once. */
const CONNECTIONS = 2;

type Transport = Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>;

/** Sends through an account over SMTP, keeping the lines open from one message to the next. */
export function makeSmtpMailer(options: SmtpMailerOptions = {}): Mailer {
  let open: { readonly account: MailAccount; readonly transport: Transport } | undefined;

  function letGo(how: { readonly force: boolean }): void {
    open?.transport.close(how);
    open = undefined;
  }

  async function transportTo(account: MailAccount): Promise<Transport> {
    // Loaded at the first message: a service that sends none starts without it.
    const { createTransport } = await import('nodemailer');
    if (open && isSame(open.account, account)) return open.transport;
    // What is under way with the account as it was ends by itself.
    letGo({ force: false });
    const transport = createTransport(transportOptions(account, options));
    open = { account, transport };
    return transport;
  }

  return {
    async send(account, envelope, signal) {
      const transport = await transportTo(account);
      try {
        const { response } = await transport.sendMail({ ...messageOf(account, envelope), signal });
        return { ok: true, response: cleanText(response).slice(0, MAX_RESPONSE) };
      } catch (reason) {
        // The account changed while the message waited for a line: the server heard nothing of it.
        const wasLetGo = open?.transport !== transport && !hasCode(reason);
        return { ok: false, failure: wasLetGo ? interrupted : failureOf(reason) };
      }
    },
    rest: () => letGo({ force: false }),
    close: () => letGo({ force: true }),
  };
}

const interrupted: MailFailure = { problem: 'interrupted', permanent: false };

/** nodemailer gives one to all that goes wrong with a server. */
function hasCode(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && reason.code !== undefined;
}

function messageOf(account: MailAccount, { messageId, to, letter }: Envelope) {
  const { subject, text, html, replyTo, attachments, pictures, senderName } = writeLetter(letter);
  return {
    messageId,
    // Names and addresses apart: nothing typed into a name becomes an address or a header.
    from: { name: account.fromName ?? senderName, address: account.fromAddress },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: [
      ...attachments.map(attached),
      ...pictures.map((picture) => ({
        ...attached(picture),
        cid: picture.contentId,
        contentDisposition: 'inline' as const,
      })),
    ],
    // No holiday notice is to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Sent only where the server offers it (RFC 3461).
    dsn: { ret: 'HDRS', envid: messageId, notify: ['FAILURE', 'DELAY'], orcpt: `rfc822;${to}` },
  };
}

function attached({ name, mediaType, bytes }: Attachment) {
  return { filename: name, contentType: mediaType, content: Buffer.from(bytes) };
}

function transportOptions(
  { host, port, security, user, password = '' }: MailAccount,
  { ca, timeouts = patience }: SmtpMailerOptions,
): SMTPPoolOptions & { pool: true } {
  return {
    pool: true,
    maxConnections: CONNECTIONS,
    // The queue tries again, and knows when.
    maxRequeues: 0,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== undefined && { auth: { user, pass: password }, forceAuth: true }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isSame(one: MailAccount, other: MailAccount): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
