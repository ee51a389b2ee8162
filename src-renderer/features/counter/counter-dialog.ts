import type { PaymentDraft } from './charge/payment-draft.ts';
import type { VariantChoice } from './variants/variant-choice.ts';

/** What stands in front of the counter, one at a time. */
export type CounterDialog =
  /** `thenCharge`: the charge goes on with a buyer; `drafts`: the payments that were typed in it, some of them on credit. */
  | { readonly kind: 'buyer'; readonly thenCharge: boolean; readonly drafts?: readonly PaymentDraft[] }
  | { readonly kind: 'charge'; readonly drafts?: readonly PaymentDraft[] | undefined }
  | { readonly kind: 'variant'; readonly choice: VariantChoice }
  | { readonly kind: 'free_line'; readonly description: string }
  | { readonly kind: 'line_note'; readonly lineKey: string }
  | {
      readonly kind:
        | 'sale_discount'
        | 'tip'
        | 'sale_note'
        | 'price_list'
        | 'hold'
        | 'proforma'
        | 'recall'
        | 'clear'
        | 'collect_debt';
    };
