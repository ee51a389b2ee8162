import type { FormPart } from './form-part.ts';
import { type Json, type JsonObject, listAt, valueAt } from './json.ts';

/** The places of a body that a form shows, as JSON pointers. */
export interface FormPlaces {
  /** Fields of objects: of each there is one. */
  readonly fields: ReadonlySet<string>;
  /** Fields of the items of lists. */
  readonly cells: ReadonlySet<string>;
  /** Objects and lists that have a heading. */
  readonly parts: ReadonlySet<string>;
}

export function placesOf(form: readonly FormPart[], body: JsonObject): FormPlaces {
  const places = { fields: new Set<string>(), cells: new Set<string>(), parts: new Set<string>() };
  const walk = (parts: readonly FormPart[], base: string, fields: Set<string>) => {
    for (const { at, fields: own, inner = [], list } of parts) {
      const place = base + at;
      if (at !== '') places.parts.add(place);
      const owners = list ? listAt(body, place).map((_, index) => `${place}/${index}`) : [place];
      for (const owner of owners) {
        for (const field of own) (list ? places.cells : fields).add(owner + field.at);
        walk(inner, owner, list ? places.cells : fields);
      }
    }
  };
  walk(form, '', places.fields);
  return places;
}

/** Whether a part of a body, at `at`, says anything. */
export function hasContent({ at, fields, inner = [], list }: FormPart, base: string, body: Json): boolean {
  const place = base + at;
  if (list) return listAt(body, place).length > (list.from ?? 0);
  if (at !== '') return valueAt(body, place) !== undefined;
  return (
    fields.some((field) => isFilled(valueAt(body, place + field.at))) ||
    inner.some((part) => hasContent(part, place, body))
  );
}

function isFilled(value: Json | undefined): boolean {
  return value !== undefined && value !== '';
}

/** Whether a pointer is of a part, or of anything in it. */
export function isIn({ at, fields }: FormPart, base: string, pointer: string): boolean {
  const place = base + at;
  if (at === '') return fields.some((field) => pointer === place + field.at);
  return pointer === place || pointer.startsWith(`${place}/`);
}
