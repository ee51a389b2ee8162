import type { FormPart } from './form-part.ts';
import { type Json, type JsonObject, listAt, valueAt } from './json.ts';

/** The JSON pointers of a body that a form shows. */
export interface FormPointers {
  /** Fields of objects: of each there is one. */
  readonly fields: ReadonlySet<string>;
  /** Fields of the items of lists. */
  readonly cells: ReadonlySet<string>;
  /** Objects and lists that have a heading. */
  readonly parts: ReadonlySet<string>;
}

export function formPointersOf(form: readonly FormPart[], body: JsonObject): FormPointers {
  const pointers = { fields: new Set<string>(), cells: new Set<string>(), parts: new Set<string>() };
  const walk = (parts: readonly FormPart[], base: string, fields: Set<string>) => {
    for (const { at, fields: own, inner = [], list } of parts) {
      const pointer = base + at;
      if (at !== '') pointers.parts.add(pointer);
      const owners = list ? listAt(body, pointer).map((_, index) => `${pointer}/${index}`) : [pointer];
      for (const owner of owners) {
        for (const field of own) (list ? pointers.cells : fields).add(owner + field.at);
        walk(inner, owner, list ? pointers.cells : fields);
      }
    }
  };
  walk(form, '', pointers.fields);
  return pointers;
}

/** Whether a part of a body, at `at`, says anything. */
export function hasContent({ at, fields, inner = [], list }: FormPart, base: string, body: Json): boolean {
  const pointer = base + at;
  if (list) return listAt(body, pointer).length > (list.from ?? 0);
  if (at !== '') return valueAt(body, pointer) !== undefined;
  return (
    fields.some((field) => isFilled(valueAt(body, pointer + field.at))) ||
    inner.some((part) => hasContent(part, pointer, body))
  );
}

function isFilled(value: Json | undefined): boolean {
  return value !== undefined && value !== '';
}

/** Whether a pointer is of a part, or of anything in it. */
export function isIn({ at, fields }: FormPart, base: string, pointer: string): boolean {
  const itemPointer = base + at;
  if (at === '') return fields.some((field) => pointer === itemPointer + field.at);
  return pointer === itemPointer || pointer.startsWith(`${itemPointer}/`);
}
