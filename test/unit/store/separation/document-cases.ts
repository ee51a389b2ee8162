import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import type { IssuingTransaction } from '../../../../src-main/issuing/ports/issuing-store.ts';
import { makeDocumentReadingStore } from '../../../../src-main/store/reading/document-reading-store.ts';
import { makeExportSource } from '../../../../src-main/store/reading/export-source.ts';
import { makeFaultReportStore } from '../../../../src-main/store/reading/fault-report-store.ts';
import { makePortalStore } from '../../../../src-main/store/reading/portal-store.ts';
import { makeAnnexStore } from '../../../../src-main/store/reading/reports/annex-store.ts';
import { makeAttentionStore } from '../../../../src-main/store/reading/reports/attention-store.ts';
import { makeComparedStore } from '../../../../src-main/store/reading/reports/compared-store.ts';
import { makeDeclarationStore } from '../../../../src-main/store/reading/reports/declaration-store.ts';
import { makeFigureStore } from '../../../../src-main/store/reading/reports/figure-store.ts';
import { makeProfitStore } from '../../../../src-main/store/reading/reports/profit-store.ts';
import { makeReportStore } from '../../../../src-main/store/reading/reports/report-store.ts';
import { makeTimelinessStore } from '../../../../src-main/store/reading/reports/timeliness-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { makeReceivedStore } from '../../../../src-main/store/received/received-store.ts';
import { makeTaxpayerStore } from '../../../../src-main/store/received/taxpayer-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { makeIssuingStore } from '../../../../src-main/store/writing/issuing-store.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import {
  type Case,
  ofCatalog,
  ofEvery,
  ofEveryBusiness,
  ofInstallation,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at } from '../../../support/store/separation/furnish-business.ts';
import {
  documentOf,
  idempotencyScope,
  purchaseOf,
  receivedKey,
} from '../../../support/store/separation/furnish-documents.ts';
import { debtor } from '../../../support/store/separation/furnish-receivables.ts';
import type { Tenant } from '../../../support/store/separation/tenants.ts';

const moment = new Date(at);
const month = { from: '2026-11-01', to: '2026-11-30' };
const savedDeclaration = {
  stated: { 605: '1.00' },
  closing: { boxes: { 615: '1.00' }, sales: {}, purchases: {} },
  savedAt: at,
} as const;
const all = { types: documentTypes };
const purchaseQuestion = { limit: 50, offset: 0, today: '2026-11-21' };
const stretch = { offset: 1, limit: 20 };
const identification = '1760013210001';

/** Asked of what a tenant has by its identifier alone. */
function byId<Asked>(ask: (asked: Asked, here: Tenant) => Promise<unknown>): Case<Asked> {
  return { reach: 'till', ask };
}

export const documentCases: readonly Questioned[] = [
  question(makeIssuingStore, {
    business: { reach: 'business', ask: (store, { entityId }) => store.business(entityId) },
    pricesWithTaxes: ofInstallation,
    pricesWithTaxesIn: byId(async (store, { id }) => [await store.pricesWithTaxesIn(id('waiting')), 'none']),
    series: {
      reach: 'scope',
      ask: (store, { entityId, environment }) => store.series({ entityId, environment, type: 'invoice' }),
    },
    customers: ofCatalog,
    documents: {
      reach: 'scope',
      ask: (store, scope) =>
        ofEvery(({ id, emissionPoint }) =>
          store.documents(
            scope,
            [
              { kind: 'document', id: id('decided') },
              { kind: 'invoice_number', number: `001-${emissionPoint}-000000001` },
            ],
            {},
          ),
        ),
    },
    notesOn: byId((store, { id }) => store.notesOn(id('decided'), {})),
    document: byId((store, { id }) => store.document(id('decided'))),
    idempotent: byId((store, here) => store.idempotent(idempotencyScope(here), 'key')),
    transaction: { because: 'it runs a job, whose questions are asked below' },
    tillMachine: {
      reach: 'scope',
      ask: (store, scope) => ofEvery(({ id }) => store.tillMachine(scope, id('session'))),
    },
  }),
  question(
    (store: Store) => makeDocumentReadingStore(store),
    {
      get: { reach: 'scope', ask: (store, scope) => ofEvery(({ id }) => store.get(scope, id('decided'))) },
      statusOf: byId((store, { id }) => store.statusOf(id('decided'))),
      signedXml: byId((store, { id }) => store.signedXml(id('decided'))),
      page: {
        reach: 'scope',
        ask: async (store, scope) => [
          await store.page(scope, all, page),
          await store.page(scope, { ...all, q: 'rentas' }, page),
          await store.page(scope, { ...all, counterparty: identification }, page),
          await store.page(scope, { ...all, statuses: ['pending'], issuedFrom: ISSUE_DATE }, page),
          await ofEvery(({ id }) =>
            store.page(scope, { ...all, metadata: { cash_session: id('session') } }, page),
          ),
        ],
      },
      rows: {
        reach: 'scope',
        ask: async (store, scope) => [
          await store.rows(scope, all, stretch),
          await store.rows(scope, { ...all, counterparty: identification }, stretch),
        ],
      },
      sums: {
        reach: 'scope',
        ask: async (store, scope) => [
          await store.sums(scope, all),
          await store.sums(scope, { ...all, q: 'rentas' }),
          await store.sums(scope, { ...all, counterparty: identification }),
          await store.sums(scope, { ...all, issuedFrom: ISSUE_DATE, issuedTo: ISSUE_DATE }),
          await ofEvery(({ id }) => store.sums(scope, { ...all, metadata: { cash_session: id('session') } })),
        ],
      },
      related: {
        reach: 'scope',
        ask: (store, scope) =>
          ofEvery(async ({ id }) => [
            ...(await store.related(scope, id('decided'))),
            ...(await store.related(scope, id('note'))),
          ]),
      },
      letterhead: { reach: 'business', ask: (store, { entityId }) => store.letterhead(entityId) },
      paidAtTill: {
        reach: 'scope',
        ask: (store, scope) => ofEvery(({ id }) => store.paidAtTill(scope, id('waiting'))),
      },
      events: byId((store, { id }) => store.events(id('decided'), page)),
      noteRide: byId((store, { id }) =>
        store.noteRide({ id: id('new'), documentId: id('decided'), revision: 1, at: moment }),
      ),
    },
    'makeDocumentReadingStore',
  ),
  question(makeFaultReportStore, {
    page: byId((store, { id }) => store.page(id('decided'), page)),
    find: byId(async (store, { id }) => {
      const [exchange] = await store.page(id('decided'), page);
      return ofEvery((tenant) => store.find(tenant.id('decided'), exchange?.id ?? ''));
    }),
    signedXml: byId((store, { id }) => store.signedXml(id('decided'))),
    document: byId((store, { id }) => store.document(id('decided'))),
  }),
  question(makePortalStore, {
    document: byId((store, { id }) => store.document(id('decided'))),
    showsTest: {
      reach: 'business',
      ask: async (store, { entityId }) => [await store.showsTest(entityId), 'answered'],
    },
    logo: { reach: 'business', ask: (store, { entityId }) => store.logo(entityId) },
    addViews: byId((store, { id }) =>
      store.addViews([{ documentId: id('decided'), views: 3, lastAt: new Date('2026-11-21T18:00:00.000Z') }]),
    ),
  }),
  question(
    (store: Store) => makeAttentionStore(store),
    {
      attention: {
        reach: 'scope',
        ask: async (store, scope) => (await store.attention(scope, '2026-12-01')).undecided,
      },
    },
    'makeAttentionStore',
  ),
  question(
    (store: Store) => makeDeclarationStore(store),
    {
      find: {
        reach: 'scope',
        async ask(store, scope) {
          await store.keep(scope, month, { kept: savedDeclaration, before: undefined });
          return store.find(scope, month);
        },
      },
      keep: {
        reach: 'scope',
        ask: (store, scope) => store.keep(scope, month, { kept: savedDeclaration, before: undefined }),
      },
    },
    'makeDeclarationStore',
  ),
  question(
    (store: Store) => makeFigureStore(store),
    {
      staleDays: { reach: 'scope', ask: (store, scope) => store.staleDays(scope, month) },
      computeDay: { reach: 'scope', ask: (store, scope) => store.computeDay(scope, ISSUE_DATE) },
      keepDay: {
        reach: 'scope',
        ask: async (store, scope) => store.keepDay(scope, await store.computeDay(scope, ISSUE_DATE)),
      },
      sums: {
        reach: 'scope',
        async ask(store, scope) {
          await store.keepDay(scope, await store.computeDay(scope, ISSUE_DATE));
          return store.sums(scope, month);
        },
      },
      byDay: {
        reach: 'scope',
        async ask(store, scope) {
          await store.keepDay(scope, await store.computeDay(scope, ISSUE_DATE));
          return store.byDay(scope, month);
        },
      },
      categories: ofCatalog,
      stock: {
        reach: 'environment',
        ask: (store, scope) => store.stock(scope),
      },
      tills: {
        reach: 'scope',
        ask: async (store, scope) => [...(await store.tills(scope))],
      },
      scopes: { because: 'it names every business, for the work that computes the figures of each' },
    },
    'makeFigureStore',
  ),
  question(
    (store: Store) => makeProfitStore(store),
    {
      sold: {
        reach: 'scope',
        ask: async (store, scope) => {
          const { days, products } = await store.sold({ scope, ...month });
          return [...days, ...products];
        },
      },
    },
    'makeProfitStore',
  ),
  question(
    (store: Store) => makeAnnexStore(store),
    {
      business: { reach: 'business', ask: (store, { entityId }) => store.business(entityId) },
      sold: { reach: 'scope', ask: (store, scope) => store.sold(scope, ISSUE_DATE) },
    },
    'makeAnnexStore',
  ),
  question(
    (store: Store) => makeTimelinessStore(store),
    {
      waits: {
        reach: 'scope',
        ask: (store, scope) =>
          store.waits({ scope, ...month, now: '2026-12-01T05:00:00.000Z', lateAfterSeconds: 1, limit: 100 }),
      },
      interruptions: { because: 'the program and its line to the authority are the same for every business' },
    },
    'makeTimelinessStore',
  ),
  question(
    makeComparedStore,
    {
      issued: {
        reach: 'scope',
        async ask(store, { entityId, environment }) {
          const compared: unknown[] = [];
          const days = { from: '2026-11-01', to: '2026-11-30' };
          for await (const batch of store.issued({ entityId, environment, ...days })) compared.push(...batch);
          return compared;
        },
      },
    },
    'makeComparedStore',
  ),
  question(makeReportStore, {
    ofPeriod: {
      reach: 'scope',
      async ask(store, { entityId, environment }) {
        const reported: unknown[] = [];
        const period = { entityId, environment, from: '2026-11-01', to: '2026-11-30' };
        for await (const batch of store.ofPeriod(period)) reported.push(...batch);
        return reported;
      },
    },
  }),
  question(
    ({ db }: Store) => makeExportSource(db),
    {
      count: {
        reach: 'scope',
        ask: async (source, scope) => [
          await source.count({ scope, documents: { filters: all } }),
          await ofEvery(({ id }) => source.count({ scope, documents: { ids: [id('decided')] } })),
        ],
      },
      rates: {
        reach: 'scope',
        ask: async (source, scope) => [
          await source.rates({ scope, documents: { filters: all } }),
          await ofEvery(({ id }) => source.rates({ scope, documents: { ids: [id('decided')] } })),
        ],
      },
      documents: {
        reach: 'scope',
        async ask(source, scope) {
          const exported: unknown[] = [];
          const ids = await ofEvery(async ({ id }) => id('decided'));
          for (const documents of [{ filters: all }, { ids }]) {
            for await (const batch of source.documents({ scope, documents }, { withXml: true })) {
              exported.push(...batch);
            }
          }
          return exported;
        },
      },
      countPurchases: {
        reach: 'scope',
        ask: (source, scope) => source.countPurchases(scope, { from: '2026-11-01', to: '2026-11-30' }),
      },
      purchases: {
        reach: 'scope',
        async ask(source, scope) {
          const exported: unknown[] = [];
          const days = { from: '2026-11-01', to: '2026-11-30' };
          for await (const batch of source.purchases(scope, days, { withXml: true })) exported.push(...batch);
          return exported;
        },
      },
      letterhead: { reach: 'business', ask: (source, { entityId }) => source.letterhead(entityId) },
    },
    'makeExportSource',
  ),
  question(makeReceivedStore, {
    find: { reach: 'environment', ask: (store, { environment }) => store.find(environment, receivedKey) },
    latestOf: {
      reach: 'environment',
      ask: (store, { environment }) => store.latestOf(environment, receivedKey.slice(10, 23)),
    },
    keep: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.keep(environment, {
          accessKey: `${receivedKey.slice(0, 48)}0`,
          xml: '<factura/>',
          authorizedAt: at,
          fetchedAt: moment,
        }),
    },
    noteState: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.noteState(environment, receivedKey, { state: 'annulled', at: moment }),
    },
  }),
  question(makePurchaseStore, {
    isAgent: {
      reach: 'business',
      ask: async (store, { entityId }) => [await store.isAgent(entityId), 'answered'],
    },
    isSpecialTaxpayer: {
      reach: 'business',
      ask: async (store, { entityId }) => [await store.isSpecialTaxpayer(entityId), 'answered'],
    },
    // It is there already, of this scope alone.
    add: { reach: 'scope', ask: (store, here) => store.add(purchaseOf(here, 'new', '001-001-000000007')) },
    find: { reach: 'scope', ask: (store, scope) => ofEvery(({ id }) => store.find(scope, id('purchase'))) },
    page: {
      reach: 'scope',
      ask: async (store, scope) => [
        await store.page(scope, purchaseQuestion),
        await store.page(scope, { ...purchaseQuestion, q: 'rentas', state: 'to_check' }),
      ],
    },
    unwithheldSales: {
      reach: 'scope',
      ask: async (store, scope) => [
        await store.unwithheldSales(scope, {
          from: '2026-11-01',
          to: '2026-11-30',
          withheldSince: '2026-01-01',
        }),
        'answered',
      ],
    },
    declaredAt: {
      reach: 'scope',
      ask: async (store, scope) => [await store.declaredAt(scope, '2026-11-21'), 'answered'],
    },
    withheldInvoices: {
      reach: 'scope',
      ask: async (store, scope) => [await store.withheldInvoices(scope, '1790012345001'), 'answered'],
    },
    oldestBooked: {
      reach: 'scope',
      ask: ({ oldestBooked }, { entityId, environment }) =>
        oldestBooked({ entityId, environment, from: '2026-11-01', to: '2026-11-30' }),
    },
    count: { reach: 'scope', ask: (store, scope) => store.count(scope, '2026-11-21') },
    settlementsToWithhold: {
      reach: 'scope',
      ask: (store, scope) => store.settlementsToWithhold(scope, '2026-11-01'),
    },
    ofPeriod: {
      reach: 'scope',
      async ask(store, { entityId, environment }) {
        const read: unknown[] = [];
        const period = { entityId, environment, from: '2026-11-01', to: '2026-11-30' };
        for await (const batch of store.ofPeriod(period)) read.push(...batch);
        return read;
      },
    },
    latestOf: { reach: 'scope', ask: (store, scope) => store.latestOf(scope, identification) },
    taxSupportOf: {
      reach: 'scope',
      ask: (store, scope) =>
        ofEvery(({ emissionPoint }) =>
          store.taxSupportOf(scope, {
            supplier: identification,
            documentType: 'factura',
            number: `001-${emissionPoint}-000000009`,
          }),
        ),
    },
    change: {
      reach: 'scope',
      ask: (store, scope) =>
        ofEvery(({ id }) => store.change(scope, id('purchase'), { kind: 'services', at: moment })),
    },
    xml: { reach: 'scope', ask: (store, scope) => ofEvery(({ id }) => store.xml(scope, id('purchase'))) },
    confirmListed: {
      reach: 'scope',
      ask: (store, scope) => store.confirmListed(scope, { accessKey: receivedKey, at: moment }),
    },
    unconfirmed: ofEveryBusiness,
    noteAuthorization: byId((store, { id }) =>
      store.noteAuthorization(id('purchase'), { state: 'authorized', at: moment }),
    ),
  }),
  question(makeTaxpayerStore, {
    business: {
      reach: 'business',
      ask: (store, { entityId }) => ofEvery(({ ruc }) => store.business(entityId, ruc)),
    },
    counterparty: { reach: 'scope', ask: (store, scope) => store.counterparty(scope, [identification]) },
    customer: ofCatalog,
  }),
];

type TransactionCases = { readonly [Name in keyof IssuingTransaction]: Case<IssuingTransaction> };

/** What a transaction of issuing may do. */
export const transactionCases: TransactionCases = {
  waiting: byId((tx, { id }) => tx.waiting(id('waiting'))),
  askNow: byId((tx, { id }) => tx.askNow(id('waiting'), moment)),
  release: byId((tx, { id }) => tx.release({ id: id('waiting'), revision: 1 }, moment)),
  mayBeReceived: byId(async (tx, { id }) => [await tx.mayBeReceived(id('waiting')), 'answered']),
  replacementOf: byId((tx, { id }) => tx.replacementOf(id('decided'))),
  replace: {
    reach: 'scope',
    async ask(tx, here) {
      const was = await tx.document(here.id('waiting'), {});
      const by = documentOf(here, 'new', 3);
      await tx.insert(by);
      if (was) await tx.replace({ replaced: { ...was, status: 'annulled' }, was, by, at: moment });
    },
  },
  tillMachine: {
    reach: 'scope',
    ask: (tx, scope) => ofEvery(({ id }) => tx.tillMachine(scope, id('session'))),
  },
  quotedProforma: {
    reach: 'scope',
    ask: (tx, scope) => ofEvery(({ id }) => tx.quotedProforma(scope, id('proforma'))),
  },
  takeNumber: {
    reach: 'business',
    ask: (tx, { id }) => ofEvery(({ ruc }) => tx.takeNumber(id('series'), ruc)),
  },
  // It counts among those of its business and environment.
  insert: {
    reach: 'scope',
    async ask(tx, here) {
      const request = { scope: idempotencyScope(here), key: 'other key', fingerprint: 'ab' };
      await tx.insert(documentOf(here, 'new', 3), undefined, request);
      return tx.idempotent(idempotencyScope(here), 'other key');
    },
  },
  correct: byId(async (tx, { id }) => {
    const was = await tx.document(id('waiting'), {});
    return was && tx.correct({ ...was, revision: 2 }, was);
  }),
  isPaidInPart: {
    reach: 'scope',
    async ask(tx, { id }) {
      const document = await tx.document(id('waiting'), {});
      if (document?.content.object !== 'invoice') return undefined;
      const buyer = { ...document.content.buyer, identification: debtor };
      return tx.isPaidInPart({ ...document, id: id('opening'), content: { ...document.content, buyer } });
    },
  },
  acceptAuthorization: {
    reach: 'scope',
    async ask(tx, { id }) {
      const was = await tx.document(id('waiting'), {});
      const authorization = { number: '1', authorizedAt: at };
      if (was) {
        const accepted = { ...was, status: 'authorized', authorization } as const;
        await tx.acceptAuthorization({ accepted, was, differences: [] });
      }
    },
  },
  annul: {
    reach: 'scope',
    async ask(tx, { id }) {
      const was = await tx.document(id('waiting'), {});
      return was && tx.annul({ ...was, status: 'annulled' }, was, { annulled_on: '2026-11-21' });
    },
  },
  areApprovalsUnused: byId(async (tx, { id }) => [await tx.areApprovalsUnused([id('approval')]), 'answered']),
  owedBy: {
    reach: 'scope',
    ask: (tx, scope) => tx.owedBy(scope, debtor),
  },
  spendApprovals: byId(async (tx, { id }) => {
    await tx.spendApprovals([id('approval')], { id: id('waiting'), createdAt: at });
    return [await tx.areApprovalsUnused([id('approval')]), 'answered'];
  }),
  // By the note it is for, before that note is written.
  useHold: byId(async (tx, { id }) => [await tx.useHold(id('waiting')), 'used']),
  newestIssued: { because: 'the clock of the computer is one for all' },
  document: byId((tx, { id }) => tx.document(id('decided'), {})),
  idempotent: byId((tx, here) => tx.idempotent(idempotencyScope(here), 'key')),
};
