import { mailProblems } from '../../contract/delivery/email-settings.ts';
import { halfYearOf, isHalfYear, monthsOfHalfYear } from '../../documents/values/calendar/tax-period.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import type { MonthMailStore, MonthRecipient, MonthScope } from '../../mailing/ports/month-mail-store.ts';
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

    async queueMonth({ entityId, environment, email, since }, month, at) {
      const mark = await monthContentMark(db, { entityId, environment, month });
      await writes.run(async (tx) => {
        const mails = await monthsIn(tx, { entityId, environment })
          .select(['request', 'status', 'sent_at', 'created_at', 'content_mark'])
          .where('month', '=', month)
          .where(({ eb, or }) => or([eb('recipient', '=', email), eb('status', 'in', underWay)]))
          .orderBy('id', 'desc')
          .execute();
        const [before] = mails;
        if (before && !isOutdated(mails, { mark, at })) return;
        if (!before) {
          const others = await monthsIn(tx, { entityId, environment })
            .select('month')
            .where('status', 'in', underWay)
            .execute();
          if (isSentOtherwise(month, { since, sent: new Set(others.map((other) => other.month)) })) return;
        }
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

const underWay = ['queued', 'sent', 'delivered'] as const;

/** The mails with months of a business. */
function monthsIn(tx: Tx, { entityId, environment }: MonthScope) {
  return tx
    .selectFrom('email')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('month', 'is not', null);
}

/** A month that changed since it was sent goes again, and no more than once a day. */
function isOutdated(
  mails: readonly Pick<EmailRow, 'status' | 'sent_at' | 'created_at' | 'content_mark'>[],
  { mark, at }: { readonly mark: string; readonly at: Date },
): boolean {
  const [newest] = mails;
  const sent = mails.find(({ status }) => status === 'sent' || status === 'delivered');
  if (!newest || newest.status === 'queued' || !sent || sent.content_mark === null) return false;
  const last = Date.parse(newest.sent_at ?? newest.created_at);
  return sent.content_mark !== mark && at.getTime() - last >= DAY_MS;
}

/** Whether the days of a period went in others: a month in its half-year, or a half-year in its months. */
function isSentOtherwise(
  period: string,
  { since, sent }: { readonly since: string; readonly sent: ReadonlySet<string | null> },
): boolean {
  return isHalfYear(period)
    ? monthsOfHalfYear(period).every((month) => month < since || sent.has(month))
    : sent.has(halfYearOf(`${period}-01`));
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
    .select(['entity_id', 'environment', 'email', 'since', 'ruc', 'regime', ...agentColumns]);
}

/** An agent declares what it withheld each month, of whichever regime. */
function toRecipient(
  row: Pick<MonthlyMailRow, 'entity_id' | 'environment' | 'email' | 'since'> &
    Pick<EntityRow, 'ruc' | 'regime' | (typeof agentColumns)[number]>,
): MonthRecipient {
  return {
    entityId: row.entity_id,
    environment: row.environment,
    email: row.email,
    since: row.since,
    ruc: row.ruc,
    byHalfYears: row.regime === 'rimpe_emprendedor' && !isWithholdingAgent(row),
  };
}
