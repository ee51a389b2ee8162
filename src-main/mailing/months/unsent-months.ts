import type { MailedMonth } from '../../contract/reports/monthly-mail.ts';
import { groupBy } from '../../documents/values/group-by.ts';
import { mailProblemMessages } from '../account/mail-problem-messages.ts';
import type { MonthMailStore, MonthScope } from '../ports/month-mail-store.ts';

/** Mails looked at: more months than are made up for, some to several addresses. */
const LOOKED_AT = 40;

const underWay: readonly MailedMonth['status'][] = ['queued', 'sent', 'delivered'];

/** A month that did not go, or did not go again once it had changed, with the last thing that was heard of it. */
export interface UnsentMonth extends Pick<MailedMonth, 'month' | 'email'> {
  /** What to do, in words. */
  readonly remedy?: string;
}

/** The months whose newest mail failed, the newest first; none where nothing is to be sent. */
export async function unsentMonths(
  store: Pick<MonthMailStore, 'recipient' | 'mailed'>,
  scope: MonthScope,
): Promise<readonly UnsentMonth[]> {
  if (!(await store.recipient(scope))) return [];
  const mailed = await store.mailed(scope, LOOKED_AT);
  const mailsOfMonths = groupBy(mailed, ({ month }) => month);
  return [...mailsOfMonths.values()].flatMap((mails) => {
    const [newest] = mails;
    if (!newest || underWay.includes(newest.status)) return [];
    const { month, email, problem } = newest;
    return [{ month, email, ...(problem !== undefined && { remedy: mailProblemMessages[problem].remedy }) }];
  });
}
