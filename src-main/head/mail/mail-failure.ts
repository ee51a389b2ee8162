import type { AttentionItem } from '../../contract/head/attention.ts';
import { mailProblemMessages } from '../../mailing/account/mail-problem-messages.ts';
import type { MailSettings } from '../../mailing/account/mail-settings.ts';
import type { HeadDatabase } from '../database/open-database.ts';

/** Why the recipient gets no mail: the account is in trouble, or nobody took the last letter. */
export async function mailFailure(
  database: HeadDatabase,
  account: Pick<MailSettings, 'read'>,
): Promise<readonly AttentionItem[]> {
  const attentionRecipient = await database.selectFrom('attention_mail').select('email').executeTakeFirst();
  const recipient =
    attentionRecipient ?? (await database.selectFrom('monthly_mail').select('email').executeTakeFirst());
  if (!recipient) return [];
  const { trouble } = await account.read();
  if (trouble) {
    const { message: problem, remedy, since } = trouble;
    return [{ kind: 'mail_failed', ...recipient, since, problem, remedy }];
  }
  // What became of each month is reported by itself.
  if (!attentionRecipient) return [];
  const newest = await database
    .selectFrom('email')
    .select(['status', 'problem', 'created_at'])
    .where((eb) => eb(eb.ref('about', '->>').key('kind'), '=', 'attention'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest?.problem || newest.status === 'queued') return [];
  const { message: problem, remedy } = mailProblemMessages[newest.problem];
  return [{ kind: 'mail_failed', ...recipient, since: newest.created_at.toISOString(), problem, remedy }];
}
