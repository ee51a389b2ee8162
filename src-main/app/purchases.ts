import type { LookupService, PurchaseService } from '../api/services/purchases.ts';
import { makeDocumentStates } from '../authority/document-states.ts';
import { makeReceivedSource } from '../authority/received-source.ts';
import { makeLookups } from '../received/lookups.ts';
import { suggestWithholding } from '../received/suggest-withholding.ts';
import { makeReceivedStore } from '../store/received-store.ts';
import { makeTaxpayerStore } from '../store/taxpayer-store.ts';
import type { Delivery } from './delivery.ts';
import type { Foundation } from './foundation.ts';
import type { Issuing } from './issuing.ts';

export interface Purchases {
  readonly purchases: PurchaseService;
  readonly lookups: LookupService;
}

/** Somebody waits on a screen: the state of a document is told from what is known rather than waited for longer. */
const STATE_PATIENCE_S = 4;

/** Joins what is bought, and from whom: suppliers' documents, as kept here or asked of the authority. */
export function composePurchases(
  { store, config, now }: Foundation,
  { soap }: Pick<Delivery, 'soap'>,
  { rucOf }: Pick<Issuing, 'rucOf'>,
): Purchases {
  const received = { store: makeReceivedStore(store), source: makeReceivedSource(soap), now, rucOf };
  const lookups = makeLookups({
    ...received,
    taxpayers: makeTaxpayerStore(store),
    states: makeDocumentStates({
      baseUrls: { test: config.authority_test_url, live: config.authority_live_url },
      timeoutMs: Math.min(config.authority_timeout, STATE_PATIENCE_S) * 1000,
    }),
  });
  return {
    purchases: { suggestWithholding: (caller, body) => suggestWithholding(received, caller, body) },
    lookups,
  };
}
