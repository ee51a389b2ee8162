import type { Outcome } from '../../contract/problems.ts';
import type { ReceivedDocumentResource } from '../../contract/received-document.ts';
import type { TaxpayerResource } from '../../contract/taxpayer.ts';
import type { WithholdingSuggestionBody } from '../../documents/withholding/suggestion/body.ts';
import type { WithholdingSuggestion } from '../../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Caller } from '../../issuing/caller.ts';

/** What is bought: documents of suppliers. */
export interface PurchaseService {
  suggestWithholding(
    caller: Caller,
    body: WithholdingSuggestionBody,
  ): Promise<Outcome<WithholdingSuggestion>>;
}

/** Documents that others issued, and what is known of those others. */
export interface LookupService {
  receivedDocument(caller: Caller, accessKey: string): Promise<Outcome<ReceivedDocumentResource>>;
  taxpayer(caller: Caller, identification: string): Promise<Outcome<TaxpayerResource>>;
}
