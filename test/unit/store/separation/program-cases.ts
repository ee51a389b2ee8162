import { makeBackupStore } from '../../../../src-main/store/business/backup-store.ts';
import { makeSupportStore } from '../../../../src-main/store/business/support-store.ts';
import { makeImportStore } from '../../../../src-main/store/imports/import-store.ts';
import { makePrintJobStore } from '../../../../src-main/store/printing/print-job-store.ts';
import { makePrinterStore } from '../../../../src-main/store/printing/printer-store.ts';
import { makeCommandStore } from '../../../../src-main/store/station/command-store.ts';
import { makeHeadOwnership } from '../../../../src-main/store/station/head-ownership.ts';
import { makeHoldStore } from '../../../../src-main/store/station/hold-store.ts';
import { makeStationStore } from '../../../../src-main/store/station/station-store.ts';
import { makeWebhookDeliveryStore } from '../../../../src-main/store/webhooks/webhook-delivery-store.ts';
import { makeWebhookEndpointStore } from '../../../../src-main/store/webhooks/webhook-endpoint-store.ts';
import { makeWebhookOutbox } from '../../../../src-main/store/webhooks/webhook-outbox.ts';
import {
  ofEvery,
  ofEveryBusiness,
  ofInstallation,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at, printerId } from '../../../support/store/separation/furnish-business.ts';
import type { Tenant } from '../../../support/store/separation/tenants.ts';

const moment = new Date(at);
const later = '2026-11-21T18:00:00.000Z';
const ofPrinters = { because: 'printers stand in the shop, for every environment' };
const settled = () => ({ kind: 'settle', code: 'canceled', params: {} }) as const;

function scopeOf({ entityId, environment }: Tenant) {
  return { entityId, environment };
}

const ofStation = { because: 'a computer reports to its head office as a whole, every business of it' };

export const programCases: readonly Questioned[] = [
  question(makeStationStore, {
    read: ofInstallation,
    formerKey: ofStation,
    introduction: ofInstallation,
    enrol: ofStation,
    moveTo: ofStation,
    leave: ofStation,
    waiting: ofStation,
    lines: ofStation,
    begin: ofStation,
    unchanged: ofStation,
    acknowledge: ofStation,
    startAnew: ofStation,
    replacedPoints: ofStation,
    resumption: ofStation,
    keepDocuments: ofStation,
    keepRecords: ofStation,
    fetchedSessions: ofStation,
    retirement: ofStation,
    doubt: ofStation,
    apply: ofStation,
    learnAnew: ofStation,
    end: ofStation,
    hold: ofStation,
  }),
  question(makeHeadOwnership, { isOwned: ofStation, ownedOf: ofStation, decides: ofStation }),
  question(makeCommandStore, {
    waiting: ofStation,
    end: ofStation,
    email: ofStation,
    stopSeries: ofStation,
    resumeSeries: ofStation,
  }),
  question(makeHoldStore, {
    isOwn: {
      reach: 'scope',
      ask: (store, here) =>
        ofEvery(async ({ emissionPoint }) => [
          await store.isOwn(scopeOf(here), `001-${emissionPoint}-000000001`),
          'own',
        ]),
    },
    begin: ofStation,
    end: ofStation,
    unfinished: ofStation,
  }),
  question(makeImportStore, {
    insert: {
      reach: 'scope',
      ask: (store, here) =>
        ofEvery(({ emissionPoint }) =>
          store.insert({
            ...scopeOf(here),
            id: here.id('new'),
            files: [],
            filesSha256: `files ${emissionPoint}`,
            at: moment,
            idempotency: {
              scope: `${here.entityId} ${here.environment}`,
              key: `key ${emissionPoint}`,
              since: moment,
            },
          }),
        ),
    },
    find: {
      reach: 'scope',
      ask: (store, here) => ofEvery(({ id }) => store.find(scopeOf(here), id('import'))),
    },
    page: { reach: 'scope', ask: (store, here) => store.page(scopeOf(here), page) },
    items: { reach: 'till', ask: (store, { id }) => store.items(id('import'), {}, page) },
    undone: { reach: 'environment', ask: (store, { environment }) => store.undone(environment) },
    undoneIds: { because: 'the files of every import are looked after' },
    begin: { reach: 'till', ask: (store, { id }) => store.begin(id('import'), new Date(later)) },
    recognized: {
      reach: 'till',
      ask: (store, { id }) =>
        store.recognized(id('import'), [{ number: 1, kind: 'text', ignoredEntries: 0 }], new Date(later)),
    },
    keep: {
      reach: 'till',
      ask: (store, { id }) =>
        store.keep(id('import'), {
          number: 1,
          items: [],
          nextPosition: 9,
          isRead: true,
          at: new Date(later),
        }),
    },
    drafts: { reach: 'till', ask: (store, { id }) => store.drafts(id('import'), 2, 100) },
    signedXml: { because: 'it is asked with a draft of an import' },
    knownFacts: {
      reach: 'scope',
      ask: async (store, here) =>
        store.knownFacts(scopeOf(here), await store.drafts(here.id('import'), 2, 100)),
    },
    decide: {
      reach: 'till',
      ask: async (store, { id }) =>
        store.decide(id('import'), {
          drafts: await store.drafts(id('import'), 2, 100),
          decide: settled,
          at: new Date(later),
        }),
    },
    away: { reach: 'till', ask: (store, { id }) => store.away(id('import'), 2) },
    linkCredit: {
      reach: 'scope',
      ask: (store, here) => store.linkCredit(scopeOf(here), { after: 0, limit: 100 }),
    },
    finish: {
      reach: 'till',
      ask: (store, { id }) =>
        store.finish(id('import'), { status: 'completed', at: new Date(later), eventData: () => ({}) }),
    },
    sweepEnded: ofEveryBusiness,
  }),
  question(makePrintJobStore, {
    insert: {
      reach: 'till',
      ask: (store, here) =>
        store.insert({
          id: here.id('new'),
          printerId,
          content: { kind: 'document', documentId: here.id('decided'), scope: scopeOf(here) },
          opensDrawer: false,
          expiresAt: later,
          createdAt: at,
        }),
    },
    insertIdempotent: {
      reach: 'scope',
      ask: (store, here) =>
        store.insertIdempotent(
          {
            id: here.id('new'),
            printerId,
            content: { kind: 'document', documentId: here.id('waiting'), scope: scopeOf(here) },
            opensDrawer: false,
            expiresAt: later,
            createdAt: at,
          },
          { key: `key ${here.emissionPoint}`, fingerprint: 'fingerprint' },
        ),
    },
    find: { reach: 'scope', ask: (store, here) => ofEvery(({ id }) => store.find(id('job'), scopeOf(here))) },
    page: { reach: 'scope', ask: (store, here) => store.page({ scope: scopeOf(here) }, page) },
    printersWaiting: ofPrinters,
    next: ofPrinters,
    nextDueAfter: ofPrinters,
    begin: { reach: 'till', ask: (store, { id }) => store.begin(id('job'), later) },
    record: {
      reach: 'till',
      ask: (store, { id }) => store.record(id('job'), { at: later, status: 'printed' }),
    },
    resumeInterrupted: ofPrinters,
    retry: {
      reach: 'till',
      ask: (store, { id }) => store.retry(id('job'), { printerId, expiresAt: later, at: later }),
    },
    cancel: { reach: 'till', ask: (store, { id }) => store.cancel(id('job'), later) },
  }),
  question(makePrinterStore, {
    list: ofPrinters,
    find: ofPrinters,
    default: ofPrinters,
    ofTill: { reach: 'till', ask: (store, { id }) => store.ofTill(id('till')) },
    insert: ofPrinters,
    change: ofPrinters,
    remove: ofPrinters,
    queue: ofPrinters,
  }),
  question(makeWebhookDeliveryStore, {
    page: { reach: 'till', ask: (store, { id }) => store.page(id('endpoint'), {}, page) },
    find: {
      reach: 'till',
      ask: (store, here) => ofEvery(({ id }) => store.find(here.id('endpoint'), id('delivery'))),
    },
    retry: {
      reach: 'till',
      ask: (store, here) => ofEvery(({ id }) => store.retry(here.id('endpoint'), id('delivery'), later)),
    },
    insert: {
      reach: 'till',
      ask: (store, { id }) =>
        store.insert({
          id: 'new event',
          type: 'invoice.authorized',
          documentId: id('decided'),
          createdAt: at,
          body: '{}',
          deliveries: [{ id: id('new'), endpointId: id('endpoint') }],
          queuedAt: at,
        }),
    },
    prune: ofInstallation,
  }),
  question(makeWebhookEndpointStore, {
    insert: {
      reach: 'scope',
      async ask(store, here) {
        const known = await store.find(scopeOf(here), here.id('endpoint'));
        // Room for one more besides those of the scope.
        return known && store.insert({ ...known, id: here.id('new') }, 3);
      },
    },
    find: {
      reach: 'scope',
      ask: (store, here) => ofEvery(({ id }) => store.find(scopeOf(here), id('endpoint'))),
    },
    page: { reach: 'scope', ask: (store, here) => store.page(scopeOf(here), page) },
    change: {
      reach: 'scope',
      ask: (store, here) =>
        ofEvery(({ id }) => store.change(scopeOf(here), id('endpoint'), { url: 'https://otro.example.ec/' })),
    },
    remove: {
      reach: 'scope',
      ask: (store, here) => ofEvery(({ id }) => store.remove(scopeOf(here), id('endpoint'), later)),
    },
    counts: {
      reach: 'till',
      ask: (store, { id }) => store.counts(id('endpoint'), '2026-11-01T00:00:00.000Z'),
    },
  }),
  question(makeBackupStore, {
    plan: ofInstallation,
    secondPlace: ofInstallation,
    putPlan: ofInstallation,
    secondPlaceChanged: ofInstallation,
    removePlan: ofInstallation,
    destinations: ofInstallation,
    putDestination: ofInstallation,
    lastRemoved: ofInstallation,
    hurry: ofInstallation,
    ruc: ofInstallation,
  }),
  question(makeSupportStore, {
    counts: ofInstallation,
    documents: ofInstallation,
    names: ofInstallation,
    queues: ofInstallation,
  }),
  question(makeWebhookOutbox, {
    queued: ofEveryBusiness,
    subject: { because: 'it is asked with an event that is queued' },
    listeners: {
      reach: 'scope',
      ask: (store, { entityId, environment }) => store.listeners({ entityId, environment }),
    },
    release: ofEveryBusiness,
    endpointsDue: ofEveryBusiness,
    due: { reach: 'till', ask: (store, { id }) => store.due(id('endpoint'), { at: later, limit: 100 }) },
    nextDueAfter: ofEveryBusiness,
    outgoing: { reach: 'till', ask: (store, { id }) => store.outgoing(id('delivery')) },
    record: {
      reach: 'till',
      ask: (store, { id }) =>
        store.record(id('delivery'), { attempt: { at: later, duration_ms: 1 }, status: 'succeeded' }),
    },
  }),
];
