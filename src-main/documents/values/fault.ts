/** One thing wrong with a body, in a form a program can switch on and a person can read. */
export interface Fault {
  /** JSON pointer (RFC 6901), `/lines/0/quantity`; empty for the body as a whole. */
  readonly pointer: string;
  /** Permanent, snake_case. */
  readonly code: FaultCode;
  /** Spanish, says what is wrong and what is expected. */
  readonly message: string;
}

export const faultCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'out_of_range',
  'line_breaks',
  'reserved_name',
  'repeated',
  'rate_not_in_force',
  'unknown_rate',
  'tariff_required',
  'not_allowed_here',
  'not_found',
  'kind_unknown',
  'discount_over_amount',
  'tip_over_limit',
  'total_over_limit',
  'document_too_large',
  'payment_amount_required',
  // Notes on an earlier invoice.
  'buyer_not_allowed',
  'invoice_not_authorized',
  'not_an_invoice',
  'credit_exceeds_balance',
  'consumidor_final_no_credit',
  'quantity_over_line',
  'date_in_future',
  'date_order',
  // Adjustments of a sale.
  'unknown_in_document',
  'cedula_required',
  'refund_over_iva',
  'discount_over_base',
  'below_zero',
  'address_required',
  'term_required',
  'subsidy_below_price',
  // Withholdings.
  'supplier_type_required',
  'not_in_force',
  'percent_required',
  'percent_not_admitted',
  'unknown_code',
  'totals_mismatch',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
