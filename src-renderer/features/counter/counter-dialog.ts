/** What stands in front of the counter, one at a time. */
export type CounterDialog =
  /** `thenCharge`: what it was opened for goes on with a buyer; `isOnCredit`: it is a sale on credit. */
  | { readonly kind: 'buyer'; readonly thenCharge: boolean; readonly isOnCredit?: boolean }
  | { readonly kind: 'charge'; readonly isOnCredit?: boolean }
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
