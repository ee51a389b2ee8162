import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import type { Part } from '../sale/sale-amounts.ts';

/** A part of a sale as it is being typed. */
export interface PartDraft {
  readonly kind: Part['kind'];
  readonly typed: string;
}

/** A part that is set, to be typed over; a percent where none is. */
export function partDraftOf(part: Part | undefined): PartDraft {
  return { kind: part?.kind ?? 'percent', typed: part?.value ?? '' };
}

/** `10%` is a percent and `$5` an amount, whichever was chosen before. */
export function typePart(draft: PartDraft, typed: string): PartDraft {
  const sign = /[%$]/.exec(typed)?.[0];
  if (sign === undefined) return { ...draft, typed };
  return { kind: sign === '%' ? 'percent' : 'amount', typed: typed.replace(/[%$]/g, '').trim() };
}

/** What is typed; nothing is none, and undefined is not a part. */
export function readPart({ kind, typed }: PartDraft): { readonly part: Part | undefined } | undefined {
  if (typed.trim() === '') return { part: undefined };
  const value = parseDecimal(typed, 2);
  if (value === undefined) return undefined;
  return { part: decimal(value).eq(0) ? undefined : { kind, value } };
}

/** The short label of a part: `10 %`, `$ 5.00`. */
export function partLabel({ kind, value }: Part): string {
  return kind === 'percent' ? `${value} %` : formatMoney(value);
}
