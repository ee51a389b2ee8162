import { normalizedText } from '../../../../lib/format/normalized-text.ts';
import { readDate } from '../../../../lib/format/read-date.ts';
import type { FieldKind } from '../../body/form-part.ts';
import type { Json } from '../../body/json.ts';
import type { Choice } from './choices.ts';

/** What was typed as the body has it; the keypad's comma is a point, and an empty field says nothing. */
export function readTyped(typed: string, kind: FieldKind): Json | undefined {
  if (typed === '') return undefined;
  if (kind === 'flag') return typed === 'true';
  if (kind === 'whole' && /^\d{1,7}$/.test(typed)) return Number(typed);
  return kind === 'decimal' ? typed.replace(',', '.') : typed;
}

/** What a cell of a spreadsheet says: a number as people write it, a date, one of the choices by code or by words. */
export function readPasted(
  cell: string,
  kind: FieldKind,
  choices: readonly Choice[] | undefined,
): Json | undefined {
  const text = cell.trim();
  if (choices) return chosen(text, choices) ?? readTyped(text, kind);
  if (kind === 'decimal') return readTyped(plainNumber(text), kind);
  return readTyped(kind === 'date' ? (readDate(text) ?? text) : text, kind);
}

function chosen(text: string, choices: readonly Choice[]): string | undefined {
  const wanted = normalizedText(text);
  if (wanted === '') return undefined;
  const exact = choices.find(({ value, label }) => value === text || normalizedText(label) === wanted);
  const begun = choices.find(({ label }) => normalizedText(label).startsWith(`${wanted} `));
  // A rate is written by its percent alone: `15`, `15%`.
  const percent = /^(\d+)\s*%?$/.exec(text)?.[1];
  const rate = percent && choices.find(({ value }) => value === `iva_${percent}`);
  return (exact ?? begun ?? (rate || undefined))?.value;
}

/** `$ 1.234,50`, `1,234.50` and `1234.5` as the body has them: the last mark is the decimals', unless it stands thrice. */
function plainNumber(text: string): string {
  const digits = text.replace(/[^\d.,]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const mark = digits.charAt(last);
  const other = mark === '.' ? ',' : '.';
  const isGrouping = digits.indexOf(mark) !== last;
  if (isGrouping) return digits.replaceAll(mark, '').replace(other, '.');
  return digits.replaceAll(other, '').replace(mark, '.');
}
