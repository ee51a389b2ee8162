import { sql } from 'kysely';
import type { MonthMailStore, MonthRecipient } from '../../mailing/ports/month-mail-store.ts';
import type { HeadEmailAbout } from '../database/email-about.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';

/**
 * To whom the months of the business go, and those that went: the live ones, as practice at a head office is nobody's to
 * declare. The transaction that changes or queues them holds the row of the recipient, so that two heads queue each once.
 */
export function makeHeadMonthStore(database: HeadDatabase): MonthMailStore {
  async function recipients(): Promise<readonly MonthRecipient[]> {
    return database
      .selectFrom('monthly_mail')
      .innerJoin('business', 'business.only_one', 'monthly_mail.only_one')
      .select(['business.id as entityId', 'email', 'since'])
      .select([sql<'live'>`'live'`.as('environment'), sql<false>`false`.as('byHalfYears')])
      .execute();
  }

  return {
    recipients,

    recipient: async () => (await recipients())[0],

    putRecipient: ({ email, since }) =>
      inTransaction(database, async (tx) => {
        const values = { email, since };
        await tx
          .insertInto('monthly_mail')
          .values({ only_one: 1, ...values })
          .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
          .execute();
        await monthsIn(tx, 'queued').where('recipient', '<>', email).execute();
        await monthsIn(tx, 'failed', 'bounced').where('recipient', '=', email).execute();
      }),

    removeRecipient: () =>
      inTransaction(database, async (tx) => {
        await tx.deleteFrom('monthly_mail').execute();
        await monthsIn(tx, 'queued').execute();
      }),

    queueMonth: ({ email }, month, at) =>
      inTransaction(database, async (tx) => {
        const recipient = await tx.selectFrom('monthly_mail').select('email').forUpdate().executeTakeFirst();
        // Somebody changed it meanwhile.
        if (recipient?.email !== email) return;
        const before = await tx
          .selectFrom('email')
          .select('id')
          .where(isMonth(month))
          .where((eb) => eb.or([eb('recipient', '=', email), eb('status', 'in', ['queued', 'sent'])]))
          .executeTakeFirst();
        if (before) return;
        const about: HeadEmailAbout = { kind: 'month', month };
        await tx
          .insertInto('email')
          .values({
            about: JSON.stringify(about),
            recipient: email,
            status: 'queued',
            next_attempt_at: at,
            problem: null,
            message_id: null,
            sent_at: null,
            created_at: at,
          })
          .execute();
      }),

    async mailed(_scope, limit) {
      const rows = await database
        .selectFrom('email')
        .select(['about', 'recipient as email', 'status', 'sent_at', 'problem'])
        .where(isMonth())
        .orderBy(sql`about ->> 'month'`, 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ about, email, status, sent_at, problem }) =>
        about.kind === 'month'
          ? [
              {
                month: about.month,
                email,
                status,
                ...(sent_at && { sent_at: sent_at.toISOString() }),
                ...(problem !== null && { problem }),
              },
            ]
          : [],
      );
    },
  };
}

function isMonth(month?: string) {
  return month === undefined
    ? sql<boolean>`about ->> 'kind' = 'month'`
    : sql<boolean>`about ->> 'kind' = 'month' AND about ->> 'month' = ${month}`;
}

function monthsIn(tx: HeadTx, ...statuses: readonly ('queued' | 'failed' | 'bounced')[]) {
  return tx.deleteFrom('email').where(isMonth()).where('status', 'in', statuses);
}
