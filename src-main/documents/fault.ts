/** One thing wrong with a body, in a form a program can switch on and a person can read. */
export interface Fault {
  /** JSON pointer (RFC 6901) of the place, `/lines/0/quantity`; empty for the body as a whole. */
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
  'discount_over_amount',
  'tip_over_limit',
  'total_over_limit',
  'document_too_large',
  'payment_amount_required',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
