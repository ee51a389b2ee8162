import type { Selectable } from 'kysely';
import type { MailStore, StoredAccount } from '../../mailing/ports/mail-store.ts';
import type { HeadEmailAbout } from '../database/email-about.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';

/** The account of a head office, and its letters on their way. */
export function makeHeadEmailStore(database: HeadDatabase): MailStore<HeadEmailAbout> {
  const queued = () => database.selectFrom('email').where('status', '=', 'queued');
  return {
    async account() {
      const row = await database.selectFrom('email_account').selectAll().executeTakeFirst();
      return row && toAccount(row);
    },

    async putAccount(account) {
      const values = toColumns(account);
      await database
        .insertInto('email_account')
        .values({ only_one: 1, ...values })
        .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
        .execute();
    },

    async removeAccount() {
      await database.deleteFrom('email_account').execute();
    },

    async queued() {
      const { count } = await queued()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async due({ at, limit }) {
      return queued()
        .select(['id', 'about', 'recipient as to', 'attempts'])
        .where('next_attempt_at', '<=', at)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
    },

    async nextDueAfter(at) {
      const { next } = await queued()
        .select(({ fn }) => fn.min('next_attempt_at').as('next'))
        .where('next_attempt_at', '>', at)
        .executeTakeFirstOrThrow();
      return next ?? undefined;
    },

    /** One head begins it: the other finds an attempt more than it read. */
    async begin({ id, attempts }, { nextAt, messageId }) {
      const begun = await database
        .updateTable('email')
        .set((eb) => ({
          attempts: attempts + 1,
          next_attempt_at: nextAt,
          problem: 'interrupted',
          message_id: eb.fn.coalesce('message_id', eb.val(messageId)),
        }))
        .where('id', '=', id)
        .where('status', '=', 'queued')
        .where('attempts', '=', attempts)
        .returning('message_id')
        .executeTakeFirst();
      return begun && (begun.message_id ?? messageId);
    },

    settle: ({ id }, verdict, at) =>
      inTransaction(database, async (tx) => {
        await tx
          .updateTable('email')
          .set({
            status: verdict.status,
            next_attempt_at: verdict.status === 'queued' ? verdict.nextAt : null,
            problem: verdict.status === 'sent' ? null : verdict.problem,
            ...(verdict.status === 'sent' && { sent_at: at }),
          })
          .where('id', '=', id)
          .execute();
        // What did not arrive counts as not sent.
        if (verdict.status === 'failed' || verdict.status === 'bounced') {
          await tx.deleteFrom('told_attention').where('email_id', '=', id).execute();
        }
      }),

    async hurry(problems, at) {
      await database
        .updateTable('email')
        .set({ next_attempt_at: at })
        .where('status', '=', 'queued')
        .where('next_attempt_at', '>', at)
        .where('problem', 'in', problems)
        .execute();
    },
  };
}

function toAccount(row: Selectable<HeadTables['email_account']>): StoredAccount {
  return {
    host: row.host,
    port: row.port,
    security: row.security,
    ...(row.user !== null && { user: row.user }),
    ...(row.sealed_password !== null && { sealedPassword: row.sealed_password }),
    ...(row.from_name !== null && { fromName: row.from_name }),
    fromAddress: row.from_address,
    updatedAt: row.updated_at.toISOString(),
  };
}

function toColumns(account: StoredAccount) {
  return {
    host: account.host,
    port: account.port,
    security: account.security,
    user: account.user ?? null,
    sealed_password: account.sealedPassword ? Buffer.from(account.sealedPassword) : null,
    from_name: account.fromName ?? null,
    from_address: account.fromAddress,
    updated_at: new Date(account.updatedAt),
  };
}
