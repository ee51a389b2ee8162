import type { AttentionMail, AttentionMailBody } from '../../../contract/head/attention-mail.ts';
import { mailProblemMessages } from '../../../mailing/account/mail-problem-messages.ts';
import { type HeadDatabase, inTransaction } from '../../database/open-database.ts';

export type AttentionMails = ReturnType<typeof makeAttentionMails>;

const SHOWN = 12;

/** Who gets mail about what needs a person, and how that went. */
export function makeAttentionMails(database: HeadDatabase, { changed }: { readonly changed: () => void }) {
  async function read(): Promise<AttentionMail> {
    const recipient = await database.selectFrom('attention_mail').select('email').executeTakeFirst();
    const account = await database.selectFrom('email_account').select('only_one').executeTakeFirst();
    const letters = await database
      .selectFrom('email')
      .select(['about', 'recipient', 'status', 'problem', 'sent_at', 'created_at'])
      .where((eb) => eb(eb.ref('about', '->>').key('kind'), '=', 'attention'))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return {
      object: 'attention_mail',
      ...(recipient && { email: recipient.email }),
      has_account: account !== undefined,
      letters: letters.map(({ about, recipient: email, status, problem, sent_at, created_at }) => ({
        queued_at: created_at.toISOString(),
        email,
        items: about.kind === 'attention' ? about.items.length + about.more : 0,
        status,
        ...(sent_at && { sent_at: sent_at.toISOString() }),
        ...(problem !== null && {
          problem: `${mailProblemMessages[problem].message} ${mailProblemMessages[problem].remedy}`,
        }),
      })),
    };
  }

  return {
    read,

    /** Another person gets all there is, and what still waits for the one before is not sent. */
    async put({ email }: AttentionMailBody): Promise<AttentionMail> {
      await inTransaction(database, async (tx) => {
        const before = await tx.selectFrom('attention_mail').select('email').forUpdate().executeTakeFirst();
        if (before?.email === email) return;
        await tx.deleteFrom('attention_mail').execute();
        await tx.deleteFrom('told_attention').execute();
        await tx
          .deleteFrom('email')
          .where((eb) => eb(eb.ref('about', '->>').key('kind'), '=', 'attention'))
          .where('status', '=', 'queued')
          .execute();
        if (email === null) return;
        await tx.insertInto('attention_mail').values({ only_one: 1, email, last_day: null }).execute();
      });
      changed();
      return read();
    },
  };
}
