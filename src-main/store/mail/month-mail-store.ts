import { mailProblems } from '../../contract/delivery/email-settings.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import type { MonthMailStore, MonthRecipient, MonthScope } from '../../mailing/months/month-mail-store.ts';
import { agentColumns, isWithholdingAgent } from '../rows/withholding-agent.ts';
import type { EntityRow } from '../schema/business.ts';
import type { EmailRow, MonthlyMailRow } from '../schema/mail.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { monthContentMark } from './month-content-mark.ts';

/** To whom the months of a business go, and those that went. */
export function makeMonthMailStore({ db, writes }: Store): MonthMailStore {
  return {
    async recipients() {
      return (await recipientsIn(db).execute()).map(toRecipient);
    },

    async recipient({ entityId, environment }) {
      const row = await recipientsIn(db)
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .executeTakeFirst();
      return row && toRecipient(row);
    },

    putRecipient: ({ entityId, environment, email, since }, at) =>
      writes.run(async (tx) => {
        const values = { email, since, updated_at: at.toISOString() };
        await tx
          .insertInto('monthly_mail')
          .values({ entity_id: entityId, environment, ...values })
          .onConflict((conflict) => conflict.columns(['entity_id', 'environment']).doUpdateSet(values))
          .execute();
        await dropQueued(tx, { entityId, environment }, email);
        await forgetFailed(tx, { entityId, environment }, email);
      }),

    removeRecipient: (scope) =>
      writes.run(async (tx) => {
        await tx
          .deleteFrom('monthly_mail')
          .where('entity_id', '=', scope.entityId)
          .where('environment', '=', scope.environment)
          .execute();
        await dropQueued(tx, scope);
      }),

    async queueMonth({ entityId, environment, email }, month, at) {
      const mark = await monthContentMark(db, { entityId, environment, month });
      await writes.run(async (tx) => {
        const before = await tx
          .selectFrom('email')
          .select(['request', 'status', 'sent_at', 'content_mark'])
          .where('entity_id', '=', entityId)
          .where('environment', '=', environment)
          .where('month', '=', month)
          .where(({ eb, or }) =>
            or([eb('recipient', '=', email), eb('status', 'in', ['queued', 'sent', 'delivered'])]),
          )
          .orderBy('id', 'desc')
          .executeTakeFirst();
        if (before && !isOutdated(before, { mark, at })) return;
        const instant = at.toISOString();
        await tx
          .insertInto('email')
          .values({
            entity_id: entityId,
            environment,
            month,
            request: before ? before.request + 1 : 0,
            content_mark: mark,
            recipient: email,
            status: 'queued',
            next_attempt_at: instant,
            created_at: instant,
          })
          .execute();
      });
    },

    async mailed({ entityId, environment }, limit) {
      const rows = await db
        .selectFrom('email')
        .select(['month', 'recipient', 'status', 'sent_at', 'problem'])
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('month', 'is not', null)
        .orderBy('month', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ month, recipient, status, sent_at, problem }) => {
        const mailProblem = mailProblems.find((one) => one === problem);
        return month === null
          ? []
          : [
              {
                month,
                email: recipient,
                status,
                ...(sent_at !== null && { sent_at }),
                ...(mailProblem !== undefined && { problem: mailProblem }),
              },
            ];
      });
    },
  };
}

/** A month that changes goes again, and no more than once a day. */
function isOutdated(
  before: Pick<EmailRow, 'status' | 'sent_at' | 'content_mark'>,
  { mark, at }: { readonly mark: string; readonly at: Date },
): boolean {
  const { status, sent_at: sentAt, content_mark: sentMark } = before;
  if ((status !== 'sent' && status !== 'delivered') || sentAt === null || sentMark === null) return false;
  return sentMark !== mark && at.getTime() - Date.parse(sentAt) >= DAY_MS;
}

/** Takes months off the queue, but for those to an address that is still the one. */
async function dropQueued(tx: Tx, { entityId, environment }: MonthScope, but = ''): Promise<void> {
  await tx
    .deleteFrom('email')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('month', 'is not', null)
    .where('status', '=', 'queued')
    .where('recipient', '<>', but)
    .execute();
}

/** So that somebody who asks for it once more, to the same address, has them sent once more. */
async function forgetFailed(tx: Tx, { entityId, environment }: MonthScope, email: string): Promise<void> {
  await tx
    .deleteFrom('email')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('month', 'is not', null)
    .where('status', 'in', ['failed', 'bounced', 'complained'])
    .where('recipient', '=', email)
    .execute();
}

function recipientsIn(db: Store['db']) {
  return db
    .selectFrom('monthly_mail')
    .innerJoin('entity', 'entity.id', 'monthly_mail.entity_id')
    .select(['entity_id', 'environment', 'email', 'since', 'regime', ...agentColumns]);
}

/** An agent declares what it withheld each month, of whichever regime. */
function toRecipient(
  row: Pick<MonthlyMailRow, 'entity_id' | 'environment' | 'email' | 'since'> &
    Pick<EntityRow, 'regime' | (typeof agentColumns)[number]>,
): MonthRecipient {
  return {
    entityId: row.entity_id,
    environment: row.environment,
    email: row.email,
    since: row.since,
    byHalfYears: row.regime === 'rimpe_emprendedor' && !isWithholdingAgent(row),
  };
}
