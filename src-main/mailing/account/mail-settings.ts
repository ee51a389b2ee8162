import type {
  EmailPreset,
  EmailSettingsBody,
  EmailSettingsResource,
  EmailTest,
} from '../../contract/delivery/email-settings.ts';
import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { StatementEmail } from '../../contract/receivables/statement.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { MailStore, StoredAccount } from '../ports/mail-store.ts';
import type { Letter, Mailer, StatementLetter } from '../ports/mailer.ts';
import type { AccountTrouble } from './account-circuit.ts';
import { messageIdOf, openAccount } from './mail-account.ts';
import { mailProblemMessages } from './mail-problem-messages.ts';
import { emailPresets } from './presets.ts';

export interface MailSettingsDependencies {
  readonly store: Pick<MailStore, 'account' | 'putAccount' | 'removeAccount' | 'queued'>;
  readonly box: SecretBox;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly mailing: {
    /** Why nothing goes out now. */
    trouble(): AccountTrouble | undefined;
    /** What failed with the account as it was is tried at once. */
    accountChanged(): void;
  };
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A person waits for the answer. */
const AT_ONCE_MS = 40_000;

/** What people see of it. */
export type MailSettings = Omit<ReturnType<typeof makeMailSettings>, 'sendStatement'>;

/** The account this installation sends its mail from; every business and environment of it sends from the same. */
export function makeMailSettings({ store, box, mailer, mailing, now, newId }: MailSettingsDependencies) {
  async function read(): Promise<EmailSettingsResource> {
    const [account, queued] = [await store.account(), await store.queued()];
    const trouble = mailing.trouble();
    return {
      object: 'email_settings',
      ...(account && { account: shown(account) }),
      queued,
      ...(account &&
        trouble && {
          trouble: {
            code: trouble.problem,
            ...mailProblemMessages[trouble.problem],
            since: trouble.since.toISOString(),
            next_try_at: trouble.retryAt.toISOString(),
          },
        }),
    };
  }

  async function sendNow(to: string, letter: Letter): Promise<Outcome<Omit<EmailTest, 'object'>>> {
    const account = await store.account();
    if (!account) return refuse({ code: 'not_ready', detail: 'Aún no hay una cuenta de correo.' });
    const opened = openAccount(account, box);
    if (!opened.ok) return { ok: true, value: failed(opened.problem) };
    const messageId = messageIdOf(`${letter.kind === 'test' ? 'prueba' : letter.kind}.${newId()}`, account);
    const signal = AbortSignal.timeout(AT_ONCE_MS);
    const outcome = await mailer.send(opened.account, { messageId, to, letter }, signal);
    if (!outcome.ok) return { ok: true, value: failed(outcome.failure.problem, outcome.failure.response) };
    mailing.accountChanged();
    const message =
      letter.kind === 'test'
        ? `El servidor aceptó un correo de prueba para ${to}: compruebe que llegue.`
        : `El servidor aceptó el correo para ${to}.`;
    return { ok: true, value: { ok: true, code: 'sent', message, response: outcome.response } };
  }

  return {
    read,

    async put(body: EmailSettingsBody): Promise<Outcome<EmailSettingsResource>> {
      const before = await store.account();
      const keptPassword = before && isSameServer(before, body) ? before.sealedPassword : undefined;
      const sealedPassword =
        body.password === undefined ? keptPassword : box.seal(Buffer.from(body.password, 'utf8'));
      const isDropped = before?.sealedPassword !== undefined && keptPassword === undefined;
      const errors = credentialFaults(body, { hasPassword: sealedPassword !== undefined, isDropped });
      if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
      await store.putAccount({
        host: body.host,
        port: body.port,
        security: body.security,
        ...(body.user !== undefined && { user: body.user }),
        ...(sealedPassword && { sealedPassword }),
        ...(body.from_name !== undefined && { fromName: body.from_name }),
        fromAddress: body.from_address,
        updatedAt: now().toISOString(),
      });
      mailing.accountChanged();
      return { ok: true, value: await read() };
    },

    /** What is queued waits for another account. */
    async remove(): Promise<EmailSettingsResource> {
      await store.removeAccount();
      mailing.accountChanged();
      return read();
    },

    /** Sends a test letter with the account as it is kept, and says in plain words how it went. */
    async test(to: string): Promise<Outcome<EmailTest>> {
      const sent = await sendNow(to, { kind: 'test' });
      return sent.ok ? { ok: true, value: { object: 'email_test', ...sent.value } } : sent;
    },

    /** Sends a customer the account at once, without the queue: who sends it waits for how that went. */
    async sendStatement(to: string, letter: StatementLetter): Promise<Outcome<StatementEmail>> {
      const sent = await sendNow(to, letter);
      return sent.ok ? { ok: true, value: { object: 'statement_email', ...sent.value } } : sent;
    },

    presets: (): readonly EmailPreset[] => emailPresets,
  };
}

function shown({
  host,
  port,
  security,
  user,
  fromName,
  fromAddress,
  sealedPassword,
  updatedAt,
}: StoredAccount) {
  return {
    host,
    port,
    security,
    ...(user !== undefined && { user }),
    ...(fromName !== undefined && { from_name: fromName }),
    from_address: fromAddress,
    has_password: sealedPassword !== undefined,
    updated_at: updatedAt,
  };
}

/**
 * A user who can change the settings must not learn the password by them: another server, another port of it or a weaker
 * protection of the way there is never handed one that was not meant for it.
 */
function isSameServer(before: StoredAccount, { host, port, security, user }: EmailSettingsBody): boolean {
  return before.host === host && before.port === port && before.security === security && before.user === user;
}

/** A user without a password, and the other way round, is half an account. */
function credentialFaults(
  { user }: EmailSettingsBody,
  { hasPassword, isDropped }: { readonly hasPassword: boolean; readonly isDropped: boolean },
): ProblemError[] {
  if (user !== undefined && !hasPassword) {
    const message = isDropped
      ? 'Cambió el servidor, el puerto, la seguridad o el usuario: escriba otra vez la contraseña.'
      : 'Escriba la contraseña de la cuenta.';
    return [{ pointer: '/password', code: 'required', message }];
  }
  if (user === undefined && hasPassword) {
    return [{ pointer: '/user', code: 'required', message: 'Escriba el usuario de la cuenta.' }];
  }
  return [];
}

function failed(code: Exclude<EmailTest['code'], 'sent'>, response?: string): Omit<EmailTest, 'object'> {
  return {
    ok: false,
    code,
    ...mailProblemMessages[code],
    ...(response !== undefined && { response }),
  };
}
