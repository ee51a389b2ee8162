import type { SqlBool } from 'kysely';
import type { EmailQueue } from '../../issuing/ports/email-queue.ts';
import type {
  DueEmail,
  EmailAbout,
  LetterStore,
  MailStore,
  Sender,
  StoredAccount,
  Verdict,
} from '../../mailing/ports/mail-store.ts';
import { selectLogo } from '../rows/business/logos.ts';
import { insertEvent, type NewEvent } from '../rows/documents/document-events.ts';
import { documentById } from '../rows/documents/stored-document.ts';
import { queueDocument } from '../rows/queues/queue-document.ts';
import type { EmailAccountRow, EmailRow } from '../schema/mail.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { monthContentMark } from './month-content-mark.ts';

const THE_ACCOUNT = 1;

/** The queue of documents to be emailed, and the account they go out from. */
export function makeEmailStore(
  { db, writes }: Store,
  { newId }: { newId: () => string },
): EmailQueue & MailStore & LetterStore {
  const selectAccount = () => db.selectFrom('email_account').selectAll().executeTakeFirst();
  const selectQueued = () => db.selectFrom('email').where('status', '=', 'queued');
  async function sender(entityId: string): Promise<Sender> {
    const { reply_to_email, footer_legend } = await db
      .selectFrom('entity')
      .select(['reply_to_email', 'footer_legend'])
      .where('id', '=', entityId)
      .executeTakeFirstOrThrow();
    const logo = await selectLogo(db, entityId);
    return {
      ...(reply_to_email !== null && { replyTo: reply_to_email }),
      ...(footer_legend !== null && { footerLegend: footer_legend }),
      ...(logo && { logo }),
    };
  }

  return {
    hasAccount: async () => (await selectAccount()) !== undefined,

    add: (request) => writes.run((tx) => queueDocument(tx, request)),

    async account() {
      const row = await selectAccount();
      return row && toAccount(row);
    },

    putAccount: (account) =>
      writes.run(async (tx) => {
        const values = toColumns(account);
        await tx
          .insertInto('email_account')
          .values({ id: THE_ACCOUNT, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
      }),

    removeAccount: () =>
      writes.run(async (tx) => {
        await tx.deleteFrom('email_account').execute();
      }),

    async queued() {
      const { count } = await selectQueued()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async due({ at, limit }) {
      const rows = await selectQueued()
        .select([
          'id',
          'document_id',
          'proforma_id',
          'entity_id',
          'environment',
          'month',
          ({ exists, selectFrom }) =>
            exists(
              selectFrom('email as earlier')
                .select('earlier.id')
                .whereRef('earlier.entity_id', '=', 'email.entity_id')
                .whereRef('earlier.environment', '=', 'email.environment')
                .whereRef('earlier.month', '=', 'email.month')
                .whereRef('earlier.recipient', '=', 'email.recipient')
                .where('earlier.status', 'in', ['sent', 'delivered']),
            ).as('was_sent'),
          'recipient',
          'attempts',
        ])
        .where('next_attempt_at', '<=', at.toISOString())
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        about: aboutOf(row),
        to: row.recipient,
        attempts: row.attempts,
      }));
    },

    async nextDueAfter(at) {
      const { next } = await selectQueued()
        .select(({ fn }) => fn.min('next_attempt_at').as('next'))
        .where('next_attempt_at', '>', at.toISOString())
        .executeTakeFirstOrThrow();
      return next === null ? undefined : new Date(next);
    },

    document: (id) => documentById(db, id),

    sender,

    async business(entityId) {
      const { trade_name, legal_name, ruc } = await db
        .selectFrom('entity')
        .select(['trade_name', 'legal_name', 'ruc'])
        .where('id', '=', entityId)
        .executeTakeFirstOrThrow();
      return { name: trade_name ?? legal_name, legalName: legal_name, ruc, ...(await sender(entityId)) };
    },

    async begin({ id, about, attempts }, { nextAt, messageId }) {
      // Before its file is made: what changes meanwhile goes once more, and is never left out.
      const mark = about.kind === 'month' ? await monthContentMark(db, about) : null;
      return writes.run(async (tx) => {
        const begun = await tx
          .updateTable('email')
          .set((eb) => ({
            attempts: eb('attempts', '+', 1),
            next_attempt_at: nextAt.toISOString(),
            problem: 'interrupted',
            message_id: eb.fn.coalesce('message_id', eb.val(messageId)),
            content_mark: mark,
          }))
          .where('id', '=', id)
          .where('status', '=', 'queued')
          .where('attempts', '=', attempts)
          .returning('message_id')
          .executeTakeFirst();
        return begun && (begun.message_id ?? messageId);
      });
    },

    settle: (email, verdict, at) => writes.run((tx) => settle(tx, { email, verdict, at }, newId)),

    hurry: (problems, at) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('email')
          .set({ next_attempt_at: at.toISOString() })
          .where('status', '=', 'queued')
          .where('next_attempt_at', '>', at.toISOString())
          .where('problem', 'in', problems)
          .execute();
      }),
  };
}

async function settle(
  tx: Tx,
  { email, verdict, at }: { email: DueEmail; verdict: Verdict; at: Date },
  newId: () => string,
): Promise<void> {
  const instant = at.toISOString();
  await tx
    .updateTable('email')
    .set({
      status: verdict.status,
      next_attempt_at: verdict.status === 'queued' ? verdict.nextAt.toISOString() : null,
      problem: verdict.status === 'sent' ? null : verdict.problem,
      ...(verdict.status === 'sent' && { sent_at: instant }),
      ...(verdict.status === 'bounced' && { bounced_at: instant, bounce_type: verdict.bounce }),
    })
    .where('id', '=', email.id)
    .execute();
  const { about } = email;
  const step = stepOf(email, verdict);
  if (!step || about.kind !== 'document') return;
  const { revision } = await tx
    .selectFrom('document')
    .select('revision')
    .where('id', '=', about.documentId)
    .executeTakeFirstOrThrow();
  await insertEvent(tx, { id: newId(), documentId: about.documentId, revision, at: instant, ...step });
}

/** The journey's event of an attempt; none for one that is to be repeated. */
function stepOf({ to }: DueEmail, verdict: Verdict): Pick<NewEvent, 'type' | 'data'> | undefined {
  switch (verdict.status) {
    case 'queued':
      return undefined;
    case 'sent':
      return {
        type: 'email_sent',
        data: { to, message_id: verdict.messageId, response: verdict.response },
      };
    case 'failed':
      return { type: 'email_failed', data: { to, problem: verdict.problem, response: verdict.response } };
    case 'bounced':
      return {
        type: 'email_bounced',
        data: { to, problem: verdict.problem, bounce_type: verdict.bounce, response: verdict.response },
      };
  }
}

function aboutOf({
  id,
  document_id: documentId,
  proforma_id: proformaId,
  entity_id: entityId,
  environment,
  month,
  was_sent: wasSent,
}: Pick<EmailRow, 'id' | 'document_id' | 'proforma_id' | 'entity_id' | 'environment' | 'month'> & {
  readonly was_sent: SqlBool;
}): EmailAbout {
  if (documentId !== null) return { kind: 'document', documentId };
  if (proformaId !== null) return { kind: 'proforma', proformaId };
  if (entityId !== null && environment !== null && month !== null) {
    return { kind: 'month', entityId, environment, month, isUpdate: Boolean(wasSent) };
  }
  throw new Error(`email ${id} is about nothing`);
}

function toAccount(row: EmailAccountRow): StoredAccount {
  return {
    host: row.host,
    port: row.port,
    security: row.security,
    ...(row.user !== null && { user: row.user }),
    ...(row.sealed_password !== null && { sealedPassword: row.sealed_password }),
    ...(row.from_name !== null && { fromName: row.from_name }),
    fromAddress: row.from_address,
    updatedAt: row.updated_at,
  };
}

function toColumns(account: StoredAccount) {
  return {
    host: account.host,
    port: account.port,
    security: account.security,
    user: account.user ?? null,
    sealed_password: account.sealedPassword ?? null,
    from_name: account.fromName ?? null,
    from_address: account.fromAddress,
    updated_at: account.updatedAt,
  };
}
