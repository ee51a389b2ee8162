import { expect, it } from 'vitest';
import type { MailedMonth } from '../../../../src-main/contract/reports/monthly-mail.ts';
import { unsentMonths } from '../../../../src-main/mailing/months/unsent-months.ts';

const email = 'contadora@example.com';
const scope = { entityId: 'e', environment: 'live' } as const;

function unsentAfter(...statuses: readonly MailedMonth['status'][]) {
  return unsentMonths(
    {
      recipient: async () => ({ ...scope, email, since: '2026-11', byHalfYears: false }),
      mailed: async () => statuses.toReversed().map((status) => ({ month: '2026-11', email, status })),
    },
    scope,
  );
}

it('a month whose newest mail failed is named, also where an earlier one arrived', async () => {
  expect(await unsentAfter('failed')).toEqual([{ month: '2026-11', email }]);
  expect(await unsentAfter('sent', 'bounced')).toEqual([{ month: '2026-11', email }]);
  expect(await unsentAfter('sent', 'bounced', 'queued')).toEqual([]);
  expect(await unsentAfter('bounced', 'sent')).toEqual([]);
});
