import { makeDocumentStates } from '../authority/document-states.ts';
import { makeReceivedSource } from '../authority/received-source.ts';
import { type Lookups, makeLookups } from '../received/lookups.ts';
import { makeReceivedStore } from '../store/received/received-store.ts';
import { makeTaxpayerStore } from '../store/received/taxpayer-store.ts';
import type { AppContext } from './context.ts';
import type { Delivery } from './delivery.ts';
import type { IssuingParts } from './issuing.ts';

/** Somebody waits on a screen: after this time the last known state of a document is shown. */
const STATE_PATIENCE_S = 4;

/** Joins what is bought, and from whom: suppliers' documents, as kept here or asked of the authority. */
export function composeLookups(
  { store, config, now }: AppContext,
  { soap }: Pick<Delivery, 'soap'>,
  { rucOf }: Pick<IssuingParts, 'rucOf'>,
): Lookups {
  return makeLookups({
    store: makeReceivedStore(store),
    source: makeReceivedSource(soap),
    now,
    rucOf,
    taxpayers: makeTaxpayerStore(store),
    states: makeDocumentStates({
      baseUrls: { test: config.authority_test_url, live: config.authority_live_url },
      timeoutMs: Math.min(config.authority_timeout, STATE_PATIENCE_S) * 1000,
    }),
  });
}
