import type {
  BusinessService,
  CatalogService,
  CertificateService,
  CounterService,
  EntityChangeService,
} from '../api/services.ts';
import { makeBusiness } from '../business/business.ts';
import { makeEntityChanges } from '../business/entity-changes.ts';
import { makeCatalog } from '../counter/catalog.ts';
import { makeCounter } from '../counter/counter.ts';
import { resumeSeries } from '../issuing/resume-series.ts';
import { readPicture } from '../ride/picture.ts';
import { makeCounterStores } from '../store/counter-stores.ts';
import { makeCustomers } from '../store/customers.ts';
import { makeEntityStore } from '../store/entity-store.ts';
import { makeProducts } from '../store/products.ts';
import { makeSeriesStore } from '../store/series-store.ts';
import type { Foundation } from './foundation.ts';
import type { Signing } from './signing.ts';

export interface BusinessParts {
  readonly business: BusinessService;
  readonly entityChanges: EntityChangeService;
  readonly certificates: CertificateService;
  readonly catalog: CatalogService;
  readonly counter: CounterService;
}

/** Joins what a person sets up: the business with its series and certificates, what it sells and to whom. */
export function composeBusiness(
  { store, now, newId, cursorSecret, bells, business: dependencies }: Foundation,
  { certificates, certificatesChanged }: Signing,
): BusinessParts {
  const business = makeBusiness(dependencies);
  const seriesStore = makeSeriesStore(store, { newId });
  const signsAnew = () => {
    certificatesChanged();
    bells.webhooks.ring();
  };
  return {
    business: {
      ...business,
      resumeSeries: (id, nextNumber) =>
        resumeSeries({ store: seriesStore, all: business.series, now }, id, nextNumber),
      setup: (body) => business.setup(body).finally(signsAnew),
      installCertificate: (upload) => business.installCertificate(upload).finally(signsAnew),
    },
    entityChanges: makeEntityChanges({
      ...dependencies,
      store: makeEntityStore(store),
      readPicture,
      changed: bells.webhooks.ring,
    }),
    certificates: {
      ...certificates,
      installToken: (body) => certificates.installToken(body).finally(certificatesChanged),
      installFallback: (upload) => certificates.installFallback(upload).finally(certificatesChanged),
    },
    counter: makeCounter({ ...makeCounterStores(store), now, newId, cursorSecret }),
    catalog: makeCatalog({ products: makeProducts(store), customers: makeCustomers(store), now, newId }),
  };
}
