import type { MailedStatement } from '../counter/receivables/papers/statement-papers.ts';
import { makeSmtpMailer } from '../email/smtp-mailer.ts';
import { makeMailSettings } from '../mailing/account/mail-settings.ts';
import { type FileReader, filesFrom } from '../mailing/jobs/document-files.ts';
import { type MailBackoff, usualMailBackoff } from '../mailing/jobs/mail-backoff.ts';
import { type LetterDependencies, preparesLetters } from '../mailing/jobs/prepare-letter.ts';
import type { MakeMonth } from '../mailing/months/month-letter.ts';
import { makeMonthlyMails } from '../mailing/months/monthly-mail.ts';
import { startQueuingMonths } from '../mailing/months/queue-months.ts';
import { startMailing } from '../mailing/start-mailing.ts';
import type { PortalLinks } from '../portal/portal-links.ts';
import { makeEmailStore } from '../store/mail/email-store.ts';
import { makeMonthMailStore } from '../store/mail/month-mail-store.ts';
import { makeWebhookDeliveryStore } from '../store/webhooks/webhook-delivery-store.ts';
import { makeWebhookEndpointStore } from '../store/webhooks/webhook-endpoint-store.ts';
import { makeWebhookOutbox } from '../store/webhooks/webhook-outbox.ts';

import { makePostWebhook } from '../webhooks/deliveries/post-webhook.ts';
import { keepPruning } from '../webhooks/deliveries/prune-deliveries.ts';
import { startWebhookWorker } from '../webhooks/webhook-worker.ts';
import { makeWebhooks } from '../webhooks/webhooks.ts';
import type { AppContext } from './context/context.ts';

export interface MessagesOptions {
  readonly documents: FileReader;
  readonly makeMonth: MakeMonth;
  readonly proformaLetter: LetterDependencies['proformaLetter'];
  readonly links: Pick<PortalLinks, 'linkOf'>;
  readonly version: string;
  /** Ours while the service listens: no webhook is sent there. */
  readonly ownPort: () => number | undefined;
}

/** The same for an email and for the account. */
function mailBackoffOf(delays: readonly number[]): MailBackoff {
  const backoff = { delays, jitter: usualMailBackoff.email.jitter };
  return { email: backoff, account: backoff };
}

/** Joins what sends documents and events to others: e-mail and webhooks. */
export function startMessages(context: AppContext, options: MessagesOptions) {
  const { store, box, now, newId, cursorSecret, changes, log, signals, fence, waits } = context;
  const { documents, makeMonth, proformaLetter, links, version, ownPort } = options;
  const emailStore = makeEmailStore(store, { newId });
  const mailer = makeSmtpMailer();
  const mailing = startMailing({
    store: emailStore,
    mailer,
    box,
    prepare: preparesLetters({
      store: emailStore,
      files: filesFrom(documents),
      linkOf: links.linkOf,
      makeMonth,
      proformaLetter,
    }),
    isFenced: () => fence.since() !== undefined,
    now,
    random: Math.random,
    ...(waits.mailRetriesMs && { backoff: mailBackoffOf(waits.mailRetriesMs) }),
    settled(about) {
      if (about.kind === 'document') changes.changed(about.documentId);
    },
    failed: (reason, about) => log.error({ err: reason, about }, 'email not sent'),
  });
  signals.mail.onSent(mailing.wake);
  const monthStore = makeMonthMailStore(store);
  const queuing = startQueuingMonths({
    store: monthStore,
    now,
    queued: mailing.wake,
    failed: (reason) => log.error({ err: reason }, 'months not queued'),
  });
  const webhookWorker = startWebhookWorker({
    outbox: makeWebhookOutbox(store),
    linkOf: links.linkOf,
    isFenced: () => fence.since() !== undefined,
    box,
    post: makePostWebhook({ ownPort, userAgent: `Mostrador/${version}` }),
    now,
    newId,
    random: Math.random,
    failed: (reason, what) => log.error({ err: reason, what }, 'webhook not sent'),
  });
  signals.webhooks.onSent(webhookWorker.wake);
  const mail = makeMailSettings({ store: emailStore, box, mailer, mailing, now, newId });
  const deliveries = makeWebhookDeliveryStore(store);
  const pruning = keepPruning({ deliveries, now }, (reason) =>
    log.error({ err: reason }, 'webhooks not pruned'),
  );

  return {
    webhooks: makeWebhooks({
      endpoints: makeWebhookEndpointStore(store),
      deliveries,
      box,
      now,
      newId,
      cursorSecret,
      ownPort,
      due: signals.webhooks.send,
    }),
    mail,
    /** The account of a customer, to the customer. */
    sendStatement: async (entityId: string, to: string, { pdf, ...statement }: MailedStatement) =>
      mail.sendStatement(to, {
        kind: 'statement',
        ...statement,
        business: await emailStore.business(entityId),
        attachments: [{ ...pdf, mediaType: 'application/pdf' }],
      }),
    monthlyMails: makeMonthlyMails({
      store: { ...monthStore, account: emailStore.account },
      queued: mailing.wake,
      now,
    }),
    async stop(): Promise<void> {
      await Promise.all([queuing.stop(), pruning.stop()]);
      await Promise.all([webhookWorker.stop(), mailing.stop()]);
    },
  };
}
