import { v7 as uuid } from 'uuid';
import type { AttentionItem } from '../../contract/head/attention.ts';
import type { MonthlyMail, MonthlyMailBody } from '../../contract/reports/monthly-mail.ts';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import { makeSmtpMailer } from '../../email/smtp-mailer.ts';
import { type MailSettings, makeMailSettings } from '../../mailing/account/mail-settings.ts';
import { type MailBackoff, usualMailBackoff } from '../../mailing/jobs/mail-backoff.ts';
import type { PrepareLetter } from '../../mailing/jobs/prepared-letter.ts';
import { type MakeMonth, monthLetterOf } from '../../mailing/months/month-letter.ts';
import { makeMonthlyMails } from '../../mailing/months/monthly-mail.ts';
import { startQueuingMonths } from '../../mailing/months/queue-months.ts';
import { startMailing } from '../../mailing/start-mailing.ts';
import { repeat } from '../../queue/repeat.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { HeadEmailAbout } from '../database/email-about.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadMonthStore } from '../month/month-store.ts';
import { behindLine, NOT_IN_IT } from '../month/read-me.ts';
import { stationsBehind } from '../month/stations-behind.ts';
import { type AttentionMails, makeAttentionMails } from './attention/attention-mail.ts';
import { type OwnAttention, queueAttention } from './attention/queue-attention.ts';
import { businessOf } from './business.ts';
import { makeHeadEmailStore } from './email-store.ts';
import { mailFailure } from './mail-failure.ts';

export interface HeadMailOptions {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  /** Seals the password of the account. */
  readonly box: SecretBox;
  readonly now: () => Date;
  /** Where people look at the head office, once it listens. */
  readonly windowUrl: () => Promise<string>;
  /** What needs a person of this one of the head offices of the database alone. */
  readonly own: OwnAttention;
  readonly failed: (reason: unknown) => void;
  /** Makes the file of a month. */
  readonly makeMonth: MakeMonth;
}

export interface HeadMail {
  readonly account: MailSettings;
  readonly attention: AttentionMails;
  readonly months: HeadMonths;
  /** Why its letters do not arrive; nothing where they do. */
  failure(): Promise<readonly AttentionItem[]>;
  stop(): Promise<void>;
}

/** To whom the files of each live month go by themselves, and how that went. */
export interface HeadMonths {
  read(): Promise<MonthlyMail>;
  put(body: MonthlyMailBody): Promise<MonthlyMail>;
}

/** What another head queued, or was killed in the middle of, is found by looking. */
const LOOK_EVERY_MS = 60_000;

const MINUTE = 60_000;

/** The worker that begins an attempt has the letter until the next is due: the first wait is longer than any attempt. */
const backoff: MailBackoff = {
  ...usualMailBackoff,
  email: {
    delays: [10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE),
    jitter: { less: 0.2, more: 0.2 },
  },
};

/** Sends the head office's own letters, by the account that is kept here, and goes on until it is stopped. */
export function startHeadMail(options: HeadMailOptions): HeadMail {
  const { database, patterns, box, now, own, windowUrl, makeMonth, failed } = options;
  const store = makeHeadEmailStore(database);
  const mailer = makeSmtpMailer();
  const prepare: PrepareLetter<HeadEmailAbout> = async ({ id, about }) => {
    const entityId = await businessId(database);
    return {
      unique: `matriz.${entityId}.${id}`,
      async write(signal) {
        const business = await businessOf(database, patterns);
        if (about.kind === 'month') {
          const of = { entityId, environment: 'live', month: about.month } as const;
          const letter = await monthLetterOf(of, { business, make: makeMonth, signal });
          const behind = (await stationsBehind(database, daysOfTaxPeriod(about.month))).map(behindLine);
          return { ...letter, ofHead: { link: await windowUrl(), without: NOT_IN_IT, behind } };
        }
        const { items, more, told: reportedBefore } = about;
        return { kind: 'attention', business, items, more, reportedBefore, link: await windowUrl() };
      },
    };
  };
  const mailing = startMailing({
    ...{ store, mailer, box, prepare, now, backoff, failed },
    random: Math.random,
  });
  const looking = repeat(
    async () => {
      await queueAttention(database, now(), own);
      mailing.wake();
    },
    { everyMs: LOOK_EVERY_MS, failed },
  );
  const monthStore = makeHeadMonthStore(database);
  const queuing = startQueuingMonths({ store: monthStore, now, queued: mailing.wake, failed });
  const monthlyMails = makeMonthlyMails({
    store: { ...monthStore, account: store.account },
    queued: mailing.wake,
    now,
  });
  const live = async () => ({ entityId: await businessId(database), environment: 'live' as const });
  const account = makeMailSettings({
    ...{ store, box, mailer, now },
    mailing: {
      trouble: mailing.trouble,
      accountChanged() {
        mailing.accountChanged();
        looking.again();
      },
    },
    newId: () => uuid(),
  });
  return {
    account,
    failure: () => mailFailure(database, account),
    attention: makeAttentionMails(database, { changed: looking.again }),
    months: {
      read: async () => monthlyMails.read(await live()),
      put: async (body) => monthlyMails.put(await live(), body),
    },
    async stop() {
      await queuing.stop();
      await looking.stop();
      await mailing.stop();
    },
  };
}

async function businessId(database: HeadDatabase): Promise<string> {
  return (await database.selectFrom('business').select('id').executeTakeFirstOrThrow()).id;
}
