import { z } from 'zod';
import type { MailProblem } from '../contract/delivery/email-settings.ts';
import { cleanText } from '../documents/values/text.ts';
import type { MailFailure } from '../mailing/ports/mailer.ts';

/** What nodemailer reports of a failure; `originalCode` is that of the system or of TLS. */
const mailError = z.object({
  message: z.string(),
  code: z.string().optional(),
  originalCode: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});
type MailError = z.output<typeof mailError>;

/** An answer of the server to a command. */
interface Answer {
  readonly reply: number;
  /** `5.1.1` (RFC 3463); empty where the server gives none. */
  readonly enhanced: string;
  readonly text: string;
}

type Judged = Pick<MailFailure, 'problem' | 'permanent' | 'bounce'>;

/** What is kept of the words of a server. */
export const MAX_RESPONSE = 500;

/** What a failure to hand a message over means: by the server's answer, and where there was none by what broke. */
export function failureOf(reason: unknown): MailFailure {
  const error = mailError.parse(reason);
  const { response, responseCode } = error;
  if (response === undefined || responseCode === undefined) {
    return { problem: problemOfSilence(error), permanent: isHopeless(error) };
  }
  const text = cleanText(response).slice(0, MAX_RESPONSE);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? '';
  return { ...judge(error, { reply: responseCode, enhanced, text }), response: text };
}

/** By the command that was answered (RFC 5321 §4.2: 4yz may go well later, 5yz never will). */
function judge({ code, command = '' }: MailError, answer: Answer): Judged {
  const { reply, enhanced } = answer;
  if (code === 'EAUTH' || command.startsWith('AUTH')) return ofAccount(problemOfAuth(answer));
  if (code === 'ETLS' || command === 'STARTTLS') return ofAccount('tls_unavailable');
  // 421: it closes the line, whatever was asked.
  if (reply === 421) return ofAccount('server_busy');
  if (reply === 530 || enhanced === '5.7.57') return ofAccount('auth_required');
  if (enhanced === '5.4.5' || enhanced === '4.7.28') return ofAccount('sending_limit');
  const permanent = reply >= 500;
  const tooLarge = reply === 552 || enhanced === '5.3.4' || enhanced === '5.2.3';
  switch (command) {
    case 'RCPT TO':
      return permanent
        ? { problem: 'recipient_refused', permanent, bounce: bounceOf(enhanced) }
        : { problem: 'recipient_deferred', permanent, bounce: 'transient' };
    case 'MAIL FROM':
      if (tooLarge) return { problem: 'message_too_large', permanent: true };
      return ofAccount(permanent ? 'sender_refused' : 'server_busy');
    case 'DATA':
      if (permanent && tooLarge) return { problem: 'message_too_large', permanent };
      return { problem: permanent ? 'message_refused' : 'message_deferred', permanent };
    default:
      return ofAccount(permanent ? 'server_refused' : 'server_busy');
  }
}

/** A refusal by policy (5.7.x) says nothing of whether the mailbox exists. */
function bounceOf(enhanced: string): 'permanent' | 'undetermined' {
  return enhanced.startsWith('5.7.') ? 'undetermined' : 'permanent';
}

function problemOfAuth({ reply, enhanced, text }: Answer): MailProblem {
  if (reply < 500) return 'server_busy';
  // It does not know the command, or not that way of it.
  if (reply <= 504) return 'auth_unavailable';
  if (enhanced === '5.7.139' || enhanced === '5.7.30' || /basic authentication/i.test(text)) {
    return 'password_login_disabled';
  }
  if (/application-specific password|app password/i.test(text)) return 'app_password_required';
  return 'wrong_password';
}

const certificateProblems: Readonly<Record<string, MailProblem>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_of_another_host',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
  CERT_UNTRUSTED: 'certificate_untrusted',
  CERT_REVOKED: 'certificate_untrusted',
};

/** Nobody answered, or the line broke. */
function problemOfSilence({ code, originalCode = code ?? '', message }: MailError): MailProblem {
  const certificate = certificateProblems[originalCode];
  if (certificate) return certificate;
  if (originalCode === 'EPROTO' || originalCode.startsWith('ERR_SSL_')) return 'tls_mismatch';
  if (originalCode === 'ECONNREFUSED') return 'connection_refused';
  switch (code) {
    case 'EDNS':
      return 'host_not_found';
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'timeout';
    case 'ETLS':
      return 'tls_unavailable';
    case 'EAUTH':
      return 'auth_unavailable';
    case 'EENVELOPE':
      return 'recipient_invalid';
    case 'EMESSAGE':
      return 'message_too_large';
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'EPROTOCOL':
      return 'connection_lost';
    default:
      throw new Error(`a message could not be made: ${message}`);
  }
}

/** What was never sent to the server because it would be in vain. */
function isHopeless({ code }: MailError): boolean {
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

function ofAccount(problem: MailProblem): Judged {
  return { problem, permanent: false };
}
