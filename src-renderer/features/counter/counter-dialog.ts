/** What stands in front of the counter, one at a time. */
export type CounterDialog =
  | { readonly kind: 'buyer'; readonly thenCharge: boolean }
  | { readonly kind: 'charge' }
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
        | 'clear';
    };
