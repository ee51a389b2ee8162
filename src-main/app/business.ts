import type { Sessions } from '../access/sessions.ts';
import type { ApiServices } from '../api/services.ts';
import { makeBusiness } from '../business/business.ts';
import type { Copies } from '../business/copies-requirements.ts';
import { makeEntityChanges } from '../business/entity/entity-changes.ts';
import { makeAssignedPoint, otherPoints } from '../business/set-up/assigned-point.ts';
import { makeSetUp } from '../business/set-up/set-up.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { sheetsInThread } from '../counter/catalog/sheets/sheets-in-thread.ts';
import { makeCatalog } from '../counter/catalog.ts';
import { makeCounter } from '../counter/counter.ts';
import { underHeadOffice } from '../counter/head-office/owned-catalog.ts';
import { peopleUnderHeadOffice } from '../counter/head-office/owned-people.ts';
import { makePromotions } from '../counter/promotions/promotions.ts';
import { makeReceivableSheets } from '../counter/receivables/sheets/receivable-sheets.ts';
import { raiseSeries } from '../issuing/numbering/raise-series.ts';
import { resumeSeries } from '../issuing/numbering/resume-series.ts';
import { readPicture } from '../ride/drawing/picture.ts';
import { makeEntityStore } from '../store/business/entities/entity-store.ts';
import { makeSeriesStore } from '../store/business/series/series-store.ts';
import { makeSetUpStore } from '../store/business/set-up-store.ts';
import { makeCatalogBulkStore } from '../store/catalog/catalog-bulk-store.ts';
import { makeCustomerStore } from '../store/catalog/customers.ts';
import { makeLabelStore } from '../store/catalog/label-store.ts';
import { makeParentStore } from '../store/catalog/parent-store.ts';
import { makePriceListStore } from '../store/catalog/price-list-store.ts';
import { makeProductStore } from '../store/catalog/products.ts';
import { makeTileStore } from '../store/catalog/tile-store.ts';
import type { ReadLists } from '../store/reading/thread/list-readers.ts';
import { ASSIGNED_POINT } from '../store/rows/business/setting-names.ts';
import { makeHeadOwnership } from '../store/station/head-ownership.ts';
import type { AppContext } from './context/context.ts';
import { makeCounterStores } from './counter-stores.ts';
import type { Numbers } from './documents/numbers.ts';
import type { Signing } from './documents/signing.ts';
import { makeOwnerSecrets } from './owner-secrets.ts';

type BusinessParts = Pick<
  ApiServices,
  | 'business'
  | 'setUp'
  | 'resumeSeries'
  | 'raiseSeries'
  | 'entityChanges'
  | 'certificates'
  | 'catalog'
  | 'promotions'
  | 'counter'
  | 'receivableSheets'
>;

interface BusinessSurroundings extends Pick<Sessions, 'isOwner' | 'endAway'> {
  readonly numbers: Numbers;
  readonly sum: ReadLists;
  readonly copies: () => Promise<Copies>;
}

/** Joins what a person sets up: the business with its series and certificates, what it sells and to whom. */
export function composeBusiness(
  context: AppContext,
  { certificates, certificatesChanged, trySignature }: Signing,
  { isOwner, endAway, numbers, sum, copies }: BusinessSurroundings,
): BusinessParts {
  const { store, now, newId, cursorSecret, signals, settings, business: dependencies, programFile } = context;
  const business = makeBusiness({ ...dependencies, copies }, trySignature);
  const stores = makeCounterStores(store, sum);
  const files = sheetsInThread(programFile('sheet-thread'));
  const setUpStore = makeSetUpStore(store);
  const assignedPoint = makeAssignedPoint({
    setting: () => settings.get(ASSIGNED_POINT),
    business: dependencies.store,
    store: setUpStore,
  });
  const counter = makeCounter({
    ...stores,
    assignedPoint,
    isOwner,
    environment: dependencies.environment.read,
    personChanged: endAway,
    ownerSecrets: makeOwnerSecrets(context),
    ...{ now, newId, cursorSecret },
  });
  const ownership = makeHeadOwnership(store);
  const products = makeProductStore(store);
  const bulk = makeCatalogBulkStore(store);
  const seriesStore = makeSeriesStore(store, { newId });
  const signsAnew = () => {
    certificatesChanged();
    signals.webhooks.send();
  };
  return {
    async resumeSeries(id, nextNumber, session) {
      const operator = await counter.access.signedIn(session);
      const by = operator ? { id: operator.id, name: operator.name } : { name: 'Dueño de los datos' };
      return resumeSeries({ store: seriesStore, all: business.series, now }, id, nextNumber, by);
    },
    raiseSeries: (id, nextNumber) =>
      raiseSeries({ store: seriesStore, all: business.series, now }, id, nextNumber),
    setUp: makeSetUp({
      store: setUpStore,
      assignedPoint,
      business: dependencies.store,
      waiting: dependencies.waiting,
      environment: dependencies.environment,
      now,
    }),
    business: {
      ...business,
      async setup(body) {
        const errors = otherPoints(await assignedPoint(), body);
        if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
        return business.setup(body).finally(numbers.raise).finally(signsAnew);
      },
      installCertificate: (upload) => business.installCertificate(upload).finally(signsAnew),
    },
    entityChanges: makeEntityChanges({
      ...dependencies,
      store: makeEntityStore(store),
      readPicture,
      changed: signals.webhooks.send,
    }),
    certificates: {
      ...certificates,
      installToken: (body) => certificates.installToken(body).finally(certificatesChanged),
      installFallback: (upload) => certificates.installFallback(upload).finally(certificatesChanged),
    },
    counter: {
      ...counter,
      operators: peopleUnderHeadOffice(counter.operators, ownership),
      emissionPoints: {
        ...counter.emissionPoints,
        create: (identity, body) => counter.emissionPoints.create(identity, body).finally(numbers.raise),
      },
    },
    receivableSheets: makeReceivableSheets({
      store: stores.receivables,
      accounts: counter.receivables.everybody,
      ...{ files, now, newId },
    }),
    promotions: makePromotions({ store: stores.promotions, catalog: bulk, ...{ products, now, newId } }),
    catalog: underHeadOffice(
      makeCatalog({
        products,
        parents: makeParentStore(store),
        customers: makeCustomerStore(store),
        priceLists: makePriceListStore(store),
        bulk,
        labels: makeLabelStore(store),
        tiles: makeTileStore(store),
        removals: counter.removals,
        readPicture,
        files,
        // Loaded at the first label: most days have none.
        renderLabels: async (sheet) => (await import('../ride/labels/labels.ts')).renderLabels(sheet),
        scaleLabels: () => settings.get('scale_labels'),
        variantsEnabled: () => settings.get('variants_enabled'),
        now,
        newId,
      }),
      ownership,
    ),
  };
}
