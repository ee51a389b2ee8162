import { join } from 'node:path';
import { makeImportAuthority } from '../../authority/import-authority.ts';
import { makeReceivedSource } from '../../authority/received-source.ts';
import type { Counter } from '../../counter/counter.ts';
import { readInThread } from '../../imports/thread/read-in-thread.ts';
import { makeImportFolder } from '../../imports/upload/import-folder.ts';
import { makeLookups } from '../../received/lookups.ts';
import { startCheckingPurchases } from '../../received/purchases/check-purchases.ts';
import { makePurchases } from '../../received/purchases/purchases.ts';
import { makePurchaseStore } from '../../store/received/purchases/purchase-store.ts';
import { makeReceivedStore } from '../../store/received/received-store.ts';
import { makeTaxpayerStore } from '../../store/received/taxpayer-store.ts';
import type { AppContext } from '../context/context.ts';
import type { Delivery } from './delivery.ts';
import type { IssuingParts } from './issuing.ts';

/** Joins what is bought, and from whom: suppliers' documents, taken in, or only looked up at the authority. */
export function startPurchases(
  { dataDir, store, now, newId, log, signals, programFile }: AppContext,
  { soap, states }: Pick<Delivery, 'soap' | 'states'>,
  { rucOf, removals }: Pick<IssuingParts, 'rucOf'> & Pick<Counter, 'removals'>,
) {
  const reading = {
    store: makeReceivedStore(store),
    source: makeReceivedSource(soap),
    now,
    rucOf,
    states,
  };
  const purchases = makePurchaseStore(store);
  const authority = makeImportAuthority(soap);
  const folder = makeImportFolder(join(dataDir, 'purchases'));
  const checking = startCheckingPurchases({
    store: purchases,
    authority,
    states,
    now,
    failed: (reason) => log.error({ err: reason }, 'purchases could not be asked for'),
  });
  signals.line.onSent(checking.wake);
  folder
    .tidy(new Set())
    .catch((reason: unknown) => log.error({ err: reason }, 'uploads of purchases were not tidied up'));
  return {
    lookups: makeLookups({
      ...reading,
      isSpecialTaxpayer: purchases.isSpecialTaxpayer,
      taxpayers: makeTaxpayerStore(store),
    }),
    purchases: makePurchases({
      store: purchases,
      removals,
      reading,
      authority,
      states,
      folder,
      read: readInThread(programFile('purchase-thread')),
      rucOf,
      now,
      newId,
      arrived: checking.wake,
    }),
    stop: checking.stop,
  };
}
