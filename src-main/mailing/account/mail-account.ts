import { type SecretBox, UnreadableSecretError } from '../../secrets/secret-box.ts';
import type { StoredAccount } from '../ports/mail-store.ts';
import type { MailAccount } from '../ports/mailer.ts';

export type OpenedAccount =
  | { readonly ok: true; readonly account: MailAccount }
  | { readonly ok: false; readonly problem: 'password_unreadable' };

/** The account with its password open; it cannot be where it was sealed on another machine. */
export function openAccount(
  { sealedPassword, updatedAt: _updatedAt, ...account }: StoredAccount,
  box: SecretBox,
): OpenedAccount {
  if (sealedPassword === undefined) return { ok: true, account };
  try {
    return { ok: true, account: { ...account, password: box.open(sealedPassword).toString('utf8') } };
  } catch (reason) {
    if (reason instanceof UnreadableSecretError) return { ok: false, problem: 'password_unreadable' };
    throw reason;
  }
}

/** A Message-ID in the domain mail is sent from, as spam filters like it. */
export function messageIdOf(unique: string, { fromAddress }: Pick<MailAccount, 'fromAddress'>): string {
  return `<${unique}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;
}
