import type { Caller } from '../issuing/caller.ts';
import { findTaxpayer, type TaxpayerDependencies } from './find-taxpayer.ts';
import { type ReceivedReadingDependencies, readReceivedDocument } from './read-received-document.ts';

export type LookupDependencies = ReceivedReadingDependencies & Pick<TaxpayerDependencies, 'taxpayers'>;

/** What is looked up of others: their documents by access key, and what these say of them. */
export function makeLookups(dependencies: LookupDependencies) {
  const { store, taxpayers } = dependencies;
  return {
    receivedDocument: (caller: Caller, accessKey: string) =>
      readReceivedDocument(dependencies, caller, accessKey),
    taxpayer: (caller: Caller, identification: string) =>
      findTaxpayer({ received: store, taxpayers }, caller, identification),
  };
}
