import { makeCatalogBulkStore } from '../../../../src-main/store/catalog/catalog-bulk-store.ts';
import { makeCostStore } from '../../../../src-main/store/catalog/costs/cost-store.ts';
import { makeCustomerStore } from '../../../../src-main/store/catalog/customers.ts';
import { makeLabelStore } from '../../../../src-main/store/catalog/label-store.ts';
import { makeParentStore } from '../../../../src-main/store/catalog/parent-store.ts';
import { makePriceListStore } from '../../../../src-main/store/catalog/price-list-store.ts';
import { makeProductStore } from '../../../../src-main/store/catalog/products.ts';
import { makePromotionStore } from '../../../../src-main/store/catalog/promotion-store.ts';
import { makeExpiryStore } from '../../../../src-main/store/catalog/stock/expiry-store.ts';
import { makeLotStore } from '../../../../src-main/store/catalog/stock/lot-store.ts';
import { makeStockStore } from '../../../../src-main/store/catalog/stock/stock-store.ts';
import { makeTileStore } from '../../../../src-main/store/catalog/tile-store.ts';
import { makeDocumentViewStore } from '../../../../src-main/store/counter/document-view-store.ts';
import { makeDraftStore } from '../../../../src-main/store/counter/draft-store.ts';
import { makeFiscalMachineStore } from '../../../../src-main/store/counter/fiscal-machine-store.ts';
import { makeHeldSaleStore } from '../../../../src-main/store/counter/held-sale-store.ts';
import { makeApprovalStore } from '../../../../src-main/store/counter/people/approval-store.ts';
import { makeOperatorStore } from '../../../../src-main/store/counter/people/operator-store.ts';
import { makeRoleStore } from '../../../../src-main/store/counter/people/role-store.ts';
import { makeStaffLogStore } from '../../../../src-main/store/counter/people/staff-log-store.ts';
import { makeRemovalStore } from '../../../../src-main/store/counter/removal-store.ts';
import { makeTillStore } from '../../../../src-main/store/counter/till-store.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import {
  ofCatalog,
  ofInstallation,
  page,
  type Questioned,
  question,
} from '../../../support/store/separation/cases.ts';
import { at, operator, productId } from '../../../support/store/separation/furnish-business.ts';

const ofOperators = { because: 'who works here works in every environment' };
const idempotency = { key: 'new', fingerprint: 'fingerprint' };

export const counterCases: readonly Questioned[] = [
  question(makeCatalogBulkStore, {
    revision: ofCatalog,
    priceLists: ofCatalog,
    allProducts: ofCatalog,
    costs: ofCatalog,
    allCustomers: ofCatalog,
    writeProducts: ofCatalog,
    writeCustomers: ofCatalog,
  }),
  question(makeCustomerStore, { list: ofCatalog, get: ofCatalog, save: ofCatalog }),
  question(makeLabelStore, { prices: ofCatalog, record: ofCatalog }),
  question(makeParentStore, {
    list: ofCatalog,
    get: ofCatalog,
    save: ofCatalog,
    takeOut: ofCatalog,
    remove: ofCatalog,
  }),
  question(makePriceListStore, { all: ofCatalog, insert: ofCatalog, rename: ofCatalog }),
  question(makeProductStore, {
    list: ofCatalog,
    idsFor: ofCatalog,
    get: ofCatalog,
    byIds: ofCatalog,
    byCodes: ofCatalog,
    codes: ofCatalog,
    categories: ofCatalog,
    save: ofCatalog,
  }),
  question(makePromotionStore, {
    all: ofCatalog,
    byIds: ofCatalog,
    insert: ofCatalog,
    replace: ofCatalog,
    remove: ofCatalog,
    sold: { reach: 'scope', ask: (store, scope) => store.sold(scope, {}) },
  }),
  question(makeTileStore, {
    pages: ofCatalog,
    setPages: ofCatalog,
    picture: ofCatalog,
    setPicture: ofCatalog,
  }),
  question(makeCostStore, {
    of: { reach: 'environment', ask: (store, { environment }) => store.of(environment, [productId]) },
    byCodes: { reach: 'environment', ask: (store, { environment }) => store.byCodes(environment, ['A-1']) },
    state: ofCatalog,
  }),
  question(makeStockStore, {
    isOn: { because: 'the shop counts its stock or does not' },
    list: {
      reach: 'environment',
      ask: (store, { environment }) => store.list({ environment, limit: 100, offset: 0 }),
    },
    value: { reach: 'environment', ask: (store, { environment }) => store.value(environment) },
    item: { reach: 'environment', ask: (store, { environment }) => store.item(environment, productId) },
    change: {
      reach: 'environment',
      ask: (store, { environment }) => store.change(productId, { environment, minimum: '7', at }),
    },
    movedWith: { reach: 'till', ask: (store, { mark }) => store.movedWith(`move ${mark}`) },
    move: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.move({
          environment,
          kind: 'count',
          products: [{ product_id: productId, quantity: '4' }],
          actor: undefined,
          at,
          idempotency,
        }),
    },
    movements: {
      reach: 'environment',
      ask: (store, { environment }) => store.movements({ environment, productId }, page),
    },
  }),
  question(makeLotStore, {
    isOn: { because: 'the shop has products with lots or not' },
    lots: {
      reach: 'environment',
      ask: async (store, { environment }) => (await store.lots({ environment, productId }))?.lots,
    },
    assign: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.assign(
          { environment, productId },
          { expires_on: ISSUE_DATE, quantity: '1' },
          { actor: undefined, at },
        ),
    },
  }),
  question(makeExpiryStore, {
    isOn: { because: 'the shop has products with lots or not' },
    expiring: {
      reach: 'environment',
      ask: (store, { environment }) =>
        store.expiring({ environment, today: ISSUE_DATE, until: '2099-12-31' }),
    },
  }),
  question(makeApprovalStore, {
    record: {
      reach: 'till',
      ask: (store, { id }) =>
        store.record({ id: id('new'), action: 'move_cash', approver: operator, about: {}, given_at: at }),
    },
    use: {
      reach: 'till',
      ask: (store, { id }) =>
        store.use(id('approval'), { usedFor: { kind: 'cash_session', id: id('session') }, at }),
    },
    unused: {
      reach: 'till',
      ask: (store, { id }) => store.unused([id('approval')], '2020-01-01T00:00:00.000Z'),
    },
    page: { because: 'it lists what people let others do, who work in every environment' },
  }),
  question(makeFiscalMachineStore, {
    all: { because: 'a machine stands in the shop, and may be at a till of each environment' },
    find: { reach: 'till', ask: (store, { id }) => store.find(id('machine')) },
    insert: {
      reach: 'till',
      ask: (store, { id }) =>
        store.insert({ id: id('new'), brand: 'HASAR', model: 'NEW', serial: 'new', at }),
    },
    change: { reach: 'till', ask: (store, { id }) => store.change(id('machine'), { model: 'OTHER' }) },
    documents: {
      reach: 'environment',
      ask: (store, { environment }) => store.documents({ serial: 'same', environment, date: ISSUE_DATE }),
    },
  }),
  question(makeDocumentViewStore, {
    seenBy: ofInstallation,
    ownerOf: ofInstallation,
    add: ofInstallation,
    change: ofInstallation,
  }),
  question(makeRemovalStore, {
    remove: { reach: 'till', ask: (store, { id }) => store.remove('held_sale', id('held sale')) },
    putBack: { because: 'it puts back the rows that it is given' },
  }),
  question(makeHeldSaleStore, {
    waiting: {
      reach: 'till',
      ask: (store, { environment, id }) => store.waiting({ environment, till_id: id('till') }),
    },
    find: { reach: 'till', ask: (store, { id }) => store.find(id('held sale')) },
    heldWith: { reach: 'till', ask: (store, { mark }) => store.heldWith(`hold ${mark}`) },
    hold: {
      reach: 'environment',
      ask: (store, { environment, id }) =>
        store.hold({
          id: id('new'),
          body: { environment, till_id: id('till'), label: 'Mesa 5', total: '1.00', content: {} },
          operator,
          at,
          idempotency,
          // Room for one more besides those of the environment.
          limit: 5,
          forgetBefore: at,
        }),
    },
    recall: { reach: 'till', ask: (store, { id }) => store.recall(id('held sale'), { key: 'key', at }) },
  }),
  question(makeDraftStore, {
    // The environment names the business.
    all: { reach: 'environment', ask: (store, { environment }) => store.all(environment, ['invoice']) },
    find: { reach: 'till', ask: (store, { id }) => store.find(id('draft')) },
    put: {
      reach: 'environment',
      ask: (store, { environment, id }) =>
        store.put({
          id: id('new'),
          draft: { environment, type: 'invoice', body: { tip: '1' } },
          operator,
          at,
          // Room for one more besides those of the environment's business.
          limit: 3,
        }),
    },
  }),
  question(makeOperatorStore, {
    all: ofOperators,
    any: ofOperators,
    find: ofOperators,
    insert: ofOperators,
    change: ofOperators,
    beginTry: ofOperators,
    forgive: ofOperators,
  }),
  question(makeStaffLogStore, { append: ofOperators, page: ofOperators }),
  question(makeRoleStore, { permissionsOf: ofOperators, put: ofOperators }),
  question(makeTillStore, {
    all: { reach: 'environment', ask: (store, { environment }) => store.all({ environment }) },
    insert: {
      reach: 'scope',
      ask: (store, { environment, establishment, emissionPoint, id }) =>
        store.insert({
          id: id('new'),
          environment,
          name: 'Otra',
          establishment,
          emission_point: emissionPoint,
          at,
        }),
    },
    change: {
      reach: 'environment',
      ask: (store, { id }) => store.change(id('till'), { name: 'Otra', fiscal_machine_id: id('machine') }),
    },
  }),
];
