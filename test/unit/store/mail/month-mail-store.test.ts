import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../src-main/documents/values/ecuador-time.ts';
import { queueMonths } from '../../../../src-main/mailing/months/queue-months.ts';
import type { Verdict } from '../../../../src-main/mailing/ports/mail-store.ts';
import { makeMonthMailStore } from '../../../../src-main/store/mail/month-mail-store.ts';
import { emailStoreOf } from '../../../support/mail/email-store-of.ts';
import { openShop } from '../../../support/shops/shop.ts';

const sent = { status: 'sent', messageId: '<uno@ejemplo.ec>', response: '250 ok' } as const;
const bounced = { status: 'bounced', problem: 'recipient_refused', bounce: 'permanent' } as const;
const accountant = 'contadora@example.com';
const november = '2026-11';

describe('a month that changed after it was sent', () => {
  it('goes again a day after its second mail failed, and no more once it arrived', async () => {
    const shop = await aMailingShop();
    await shop.queue(november, day(8));
    expect(await shop.settleAll(sent, day(8))).toEqual([
      { to: accountant, month: november, isUpdate: false },
    ]);
    await shop.issue();
    await shop.queue(november, day(10));
    expect(await shop.settleAll(bounced, day(10))).toEqual([
      { to: accountant, month: november, isUpdate: true },
    ]);
    await shop.queue(november, new Date(day(10).getTime() + DAY_MS / 2));
    expect(await shop.settleAll(sent, day(10))).toEqual([]);
    await shop.queue(november, day(11));
    expect(await shop.settleAll(sent, day(11))).toHaveLength(1);
    await shop.queue(november, day(13));
    expect(await shop.settleAll(sent, day(13))).toEqual([]);
  });

  it('is not sent by itself where the first mail failed', async () => {
    const shop = await aMailingShop();
    await shop.queue(november, day(8));
    await shop.settleAll(bounced, day(8));
    await shop.issue();
    await shop.queue(november, day(10));
    expect(await shop.settleAll(sent, day(10))).toEqual([]);
  });

  it('is compared with what left, not with what there was when it was queued', async () => {
    const shop = await aMailingShop();
    await shop.queue(november, day(8));
    await shop.issue();
    expect(await shop.settleAll(sent, day(9))).toHaveLength(1);
    await shop.queue(november, day(11));
    expect(await shop.settleAll(sent, day(11))).toEqual([]);
  });

  it('is an update to an address that got it before, and to no other', async () => {
    const shop = await aMailingShop();
    await shop.queue(november, day(8));
    await shop.settleAll(sent, day(8));
    await shop.issue();
    const other = 'otra@example.com';
    await shop.queue(november, day(10), other);
    expect(await shop.settleAll(sent, day(10))).toEqual([{ to: other, month: november, isUpdate: false }]);
    await shop.issue();
    await shop.queue(november, day(12));
    expect(await shop.settleAll(sent, day(12))).toEqual([
      { to: accountant, month: november, isUpdate: true },
    ]);
  });
});

describe('after a change of regime', () => {
  it('no half-year goes whose months went, and one of which a month is missing does', async () => {
    const shop = await aMailingShop({ since: '2026-11' });
    await shop.queue('2026-11', day(8));
    await shop.queue('2026-12', day(40));
    await shop.settleAll(sent, day(40));
    await shop.become('rimpe_emprendedor');
    await queueMonths(shop.months, new Date('2027-07-20T17:00:00Z'));
    // Of the first half of 2027 nothing went.
    expect((await shop.settleAll(sent, day(200))).map(({ month }) => month)).toEqual(['2027-S1']);
    const partly = await aMailingShop({ since: '2026-11' });
    await partly.queue('2026-11', day(8));
    await partly.settleAll(sent, day(8));
    await partly.become('rimpe_emprendedor');
    await queueMonths(partly.months, new Date('2027-01-20T17:00:00Z'));
    expect((await partly.settleAll(sent, day(50))).map(({ month }) => month)).toEqual(['2026-S2']);
  });

  it('no month goes whose half-year went', async () => {
    const shop = await aMailingShop({ since: '2026-07' });
    await shop.become('rimpe_emprendedor');
    await queueMonths(shop.months, new Date('2027-01-20T17:00:00Z'));
    expect((await shop.settleAll(sent, day(50))).map(({ month }) => month)).toEqual(['2026-S2']);
    await shop.become('general');
    await queueMonths(shop.months, new Date('2027-02-20T17:00:00Z'));
    expect((await shop.settleAll(sent, day(80))).map(({ month }) => month)).toEqual(['2027-01']);
  });
});

/** Noon of a day of December 2026, or so many days after its beginning. */
function day(number: number): Date {
  return new Date(Date.UTC(2026, 11, number, 17));
}

/** A shop whose months go to the accountant, without a mail server. */
async function aMailingShop({ since = november } = {}) {
  const shop = await openShop();
  const { entityId } = await shop.caller();
  const scope = { entityId, environment: 'test' } as const;
  const months = makeMonthMailStore(shop.store);
  const mails = emailStoreOf(shop);
  await months.putRecipient({ ...scope, email: accountant, since }, day(1));
  return {
    months,
    issue: () => shop.issue(),
    queue: (month: string, at: Date, email = accountant) =>
      months.queueMonth({ ...scope, email, since }, month, at),
    become: (regime: 'general' | 'rimpe_emprendedor') =>
      shop.store.writes.run((tx) =>
        tx.updateTable('entity').set({ regime }).where('id', '=', entityId).execute(),
      ),
    /** What is due leaves, and comes to one verdict. */
    async settleAll(verdict: Verdict, at: Date) {
      const due = await mails.due({ at: new Date('2030-01-01T00:00:00Z'), limit: 99 });
      for (const email of due) {
        await mails.begin(email, { nextAt: at, messageId: '<uno@ejemplo.ec>' });
        await mails.settle(email, verdict, at);
      }
      return due.map(({ about, to }) => {
        if (about.kind !== 'month') throw new Error('a document is due');
        return { to, month: about.month, isUpdate: about.isUpdate };
      });
    },
  };
}
