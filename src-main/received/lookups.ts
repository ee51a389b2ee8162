import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import { findTaxpayer, type TaxpayerDependencies } from './find-taxpayer.ts';
import { type ReceivedReadingDependencies, readReceivedDocument } from './read-received-document.ts';
import { type SuggestionDependencies, suggestWithholding } from './suggest-withholding.ts';

export type LookupDependencies = ReceivedReadingDependencies &
  SuggestionDependencies &
  Pick<TaxpayerDependencies, 'taxpayers'>;

export type Lookups = ReturnType<typeof makeLookups>;

/** Documents of suppliers by access key, what they say of their issuers, and what to withhold from them. */
export function makeLookups(dependencies: LookupDependencies) {
  const { store, taxpayers } = dependencies;
  return {
    suggestWithholding: (caller: Caller, body: WithholdingSuggestionBody) =>
      suggestWithholding(dependencies, caller, body),
    receivedDocument: (caller: Caller, accessKey: string) =>
      readReceivedDocument(dependencies, caller, accessKey),
    taxpayer: (caller: Caller, identification: string) =>
      findTaxpayer({ received: store, taxpayers }, caller, identification),
  };
}
