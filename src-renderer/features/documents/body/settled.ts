import type { FormPart } from './form-part.ts';
import { isObject, type Json, type JsonObject, listAt, valueAt, withValueAt } from './json.ts';

/**
 * A body as it is sent: fields that were left empty are left out, nor are the last rows that nobody wrote in, a term
 * needs both its parts, and the final consumer has no identification or name of its own.
 */
export function settled(form: readonly FormPart[], body: JsonObject): JsonObject {
  return withoutFinalConsumersName(withoutEmpty(withoutUntouchedRows(form, body, '')));
}

/** Rows that stay as they began. The first of a list that is always shown stays, so that its faults have a row. */
function withoutUntouchedRows(form: readonly FormPart[], body: JsonObject, base: string): JsonObject {
  return form.reduce((before, { at, list, inner = [], isAnnex }) => {
    const pointer = base + at;
    if (!list) return withoutUntouchedRows(inner, before, pointer);
    const items = listAt(before, pointer);
    const least = isAnnex ? (list.from ?? 0) : 1;
    const end = items.findLastIndex((item) => !isSame(item, list.blank)) + 1;
    const rest = items.slice(0, Math.max(end, Math.min(least, items.length)));
    const changed = rest.length === items.length ? before : withValueAt(before, pointer, [...rest]);
    return rest.reduce<JsonObject>(
      (so, _, index) => withoutUntouchedRows(inner, so, `${pointer}/${index}`),
      changed,
    );
  }, body);
}

/** Whether two items say the same. */
function isSame(item: Json, other: Json): boolean {
  return JSON.stringify(fullOf(item)) === JSON.stringify(fullOf(other));
}

function withoutEmpty(body: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const full = fullOf(value);
      return full === undefined || isHalfTerm(name, full) ? [] : [[name, full]];
    }),
  );
}

/** A value without what says nothing; undefined when nothing is left. Items of lists keep their indexes. */
function fullOf(value: Json): Json | undefined {
  if (value === '') return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => (isObject(item) ? withoutEmpty(item) : item));
    return items.length > 0 ? items : undefined;
  }
  if (!isObject(value)) return value;
  const full = withoutEmpty(value);
  return Object.keys(full).length > 0 ? full : undefined;
}

/** The unit is chosen beforehand; without a length there is no term. */
function isHalfTerm(name: string, value: Json): boolean {
  return name === 'term' && isObject(value) && value.length === undefined;
}

function withoutFinalConsumersName(body: JsonObject): JsonObject {
  if (valueAt(body, '/buyer/identification_type') !== 'consumidor_final') return body;
  return withValueAt(withValueAt(body, '/buyer/identification', undefined), '/buyer/name', undefined);
}
