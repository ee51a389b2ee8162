import type { MonthlyMail, MonthlyMailBody } from '../../contract/reports/monthly-mail.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { mailProblemMessages } from '../account/mail-problem-messages.ts';
import type { MailStore } from '../ports/mail-store.ts';
import type { MonthMailStore, MonthScope } from '../ports/month-mail-store.ts';
import { queueMonths } from './queue-months.ts';

export interface MonthlyMailDependencies {
  readonly store: MonthMailStore & Pick<MailStore, 'account'>;
  /** Something may have been queued. */
  readonly queued: () => void;
  readonly now: () => Date;
}

export type MonthlyMails = ReturnType<typeof makeMonthlyMails>;

const SHOWN = 12;

/** To whom the file of each month goes by itself, and how that went. */
export function makeMonthlyMails({ store, queued, now }: MonthlyMailDependencies) {
  async function read(scope: MonthScope): Promise<MonthlyMail> {
    const recipient = await store.recipient(scope);
    const mailed = await store.mailed(scope, SHOWN);
    return {
      object: 'monthly_mail',
      environment: scope.environment,
      ...(recipient && { email: recipient.email, since: recipient.since }),
      has_account: (await store.account()) !== undefined,
      months: mailed.map(({ problem, ...month }) => ({
        ...month,
        ...(problem !== undefined && {
          problem: `${mailProblemMessages[problem].message} ${mailProblemMessages[problem].remedy}`,
        }),
      })),
    };
  }

  return {
    read,

    async put({ entityId, environment }: MonthScope, { email }: MonthlyMailBody): Promise<MonthlyMail> {
      const scope = { entityId, environment };
      if (email === null) await store.removeRecipient(scope);
      else {
        const at = now();
        const before = await store.recipient(scope);
        // The month in which somebody asks for it is the first: nobody gets years they did not expect.
        const since = before?.since ?? ecuadorDate(at).slice(0, 7);
        await store.putRecipient({ ...scope, email, since }, at);
        // What failed, with another address or with this one, is due to this one.
        await queueMonths(store, at);
        queued();
      }
      return read(scope);
    },
  };
}
