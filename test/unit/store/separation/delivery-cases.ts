import { makeAuthorizationEvidence } from '../../../../src-main/store/delivery/authorization-evidence.ts';
import { makeDeliveryStore } from '../../../../src-main/store/delivery/delivery-store.ts';
import { makeOutboxStore } from '../../../../src-main/store/delivery/outbox-store.ts';
import { makeSyncReadingStore } from '../../../../src-main/store/delivery/sync-reading-store.ts';
import { makeWaitingStore } from '../../../../src-main/store/delivery/waiting-store.ts';
import { makeEmailStore } from '../../../../src-main/store/mail/email-store.ts';
import { makeMonthMailStore } from '../../../../src-main/store/mail/month-mail-store.ts';
import { makeExchangeStore } from '../../../../src-main/store/reading/exchange-reading-store.ts';
import {
  ofEvery,
  ofEveryBusiness,
  ofInstallation,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at } from '../../../support/store/separation/furnish-business.ts';
import { authorized } from '../../../support/store/separation/furnish-documents.ts';

const moment = new Date(at);
const later = new Date('2026-11-21T18:00:00.000Z');
const next = { step: 'send', attempts: 0, at: later, problem: null } as const;

export const deliveryCases: readonly Questioned[] = [
  question(makeAuthorizationEvidence, {
    find: { because: 'it is asked with a document that was read in its scope' },
  }),
  question(makeDeliveryStore, {
    load: { reach: 'till', ask: (store, { id }) => store.load(id('decided')) },
    freeze: {
      reach: 'till',
      async ask(store, { id }) {
        const loaded = await store.load(id('waiting'));
        return loaded && store.freeze(loaded.document, { signedXml: Buffer.from('<x/>'), at: moment, next });
      },
    },
    record: {
      reach: 'scope',
      async ask(store, { id }) {
        const loaded = await store.load(id('waiting'));
        return loaded && store.record(loaded.document, { ...authorized(loaded.document), stopsSeries: true });
      },
    },
    plan: { reach: 'till', ask: (store, { id }) => store.plan(id('waiting'), next) },
    holdLate: {
      reach: 'till',
      async ask(store, { id }) {
        const loaded = await store.load(id('waiting'));
        if (loaded) await store.holdLate(loaded.document, moment);
      },
    },
    putOff: {
      reach: 'till',
      ask: (store, { id }) => store.putOff(id('waiting'), { at: later, problem: 'timeout' }),
    },
  }),
  question(makeExchangeStore, {
    hasDocument: { reach: 'till', ask: (store, { id }) => store.hasDocument(id('decided')) },
    page: { reach: 'till', ask: (store, { id }) => store.page(id('decided'), page) },
    find: {
      reach: 'till',
      async ask(store, { id }) {
        const [exchange] = await store.page(id('decided'), page);
        return ofEvery((tenant) => store.find(tenant.id('decided'), exchange?.id ?? ''));
      },
    },
  }),
  question(makeOutboxStore, {
    due: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.due({ environment, kind: 'signing', at: later, from: 'oldest', limit: 100 }),
    },
    becameDue: ofEveryBusiness,
    nextDueAfter: ofEveryBusiness,
    hurry: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.hurry({ at: new Date('2026-11-21T16:00:00.000Z'), environment, what: 'all' }),
    },
    holdLate: ofEveryBusiness,
  }),
  question(makeSyncReadingStore, {
    groups: { because: 'the indicator shows every environment, each group with its own' },
    lastAnswers: {
      reach: 'environment',
      ask: (store, { environment }) => store.lastAnswers({ environment, limit: 100 }),
    },
  }),
  question(makeWaitingStore, {
    page: { reach: 'environment', ask: (store, { environment }) => store.page({ environment }, page) },
  }),
  question(makeEmailStore, {
    hasAccount: ofInstallation,
    account: ofInstallation,
    putAccount: ofInstallation,
    removeAccount: ofInstallation,
    queued: ofEveryBusiness,
    due: ofEveryBusiness,
    nextDueAfter: ofEveryBusiness,
    hurry: ofEveryBusiness,
    add: {
      reach: 'till',
      ask: (store, { id }) => store.add({ documentId: id('decided'), to: ['otro@example.com'], at: moment }),
    },
    document: { reach: 'till', ask: (store, { id }) => store.document(id('decided')) },
    sender: { reach: 'business', ask: (store, { entityId }) => store.sender(entityId) },
    business: { reach: 'business', ask: (store, { entityId }) => store.business(entityId) },
    begin: {
      reach: 'till',
      async ask(store, { id }) {
        const due = await store.due({ at: moment, limit: 100 });
        const own = due.find(({ about }) => about.kind === 'document' && about.documentId === id('decided'));
        if (own) await store.begin(own, { nextAt: later, messageId: 'message' });
      },
    },
    settle: {
      reach: 'till',
      async ask(store, { id }) {
        const due = await store.due({ at: moment, limit: 100 });
        const own = due.find(({ about }) => about.kind === 'document' && about.documentId === id('decided'));
        const verdict = { status: 'sent', messageId: 'message', response: '250' } as const;
        if (own) await store.settle(own, verdict, later);
      },
    },
  }),
  question(makeMonthMailStore, {
    recipients: ofEveryBusiness,
    recipient: { reach: 'scope', ask: (store, scope) => store.recipient(scope) },
    putRecipient: {
      reach: 'scope',
      ask: (store, { entityId, environment }) =>
        store.putRecipient({ entityId, environment, email: 'otra@example.com', since: '2026-11' }, later),
    },
    removeRecipient: { reach: 'scope', ask: (store, scope) => store.removeRecipient(scope) },
    queueMonth: {
      reach: 'scope',
      ask: (store, { entityId, environment }) =>
        store.queueMonth(
          { entityId, environment, email: 'otra@example.com', since: '2026-11' },
          '2026-12',
          later,
        ),
    },
    mailed: { reach: 'scope', ask: (store, scope) => store.mailed(scope, 12) },
  }),
];
