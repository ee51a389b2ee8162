/** Days in force, ISO (`2026-03-01`), both inclusive. An absent end is open. */
export interface DateSpan {
  readonly from?: string;
  readonly to?: string;
}

/** Whether a day is within a span. ISO dates compare as texts. */
export function includesDate({ from, to }: DateSpan, date: string): boolean {
  return (from === undefined || from <= date) && (to === undefined || date <= to);
}
