import { z } from 'zod';

/** A body while it is edited: what JSON can say, before it is known to be right. */
export type Json = z.output<typeof json>;
export type JsonObject = { readonly [name: string]: Json };

const json = z.json();
const jsonObject = z.record(z.string(), json);

/** Plain data as JSON carries it: what is undefined is left out. */
export function jsonOf(value: object): JsonObject {
  return jsonObject.parse(JSON.parse(JSON.stringify(value)));
}

/** What stands at a JSON pointer; undefined where nothing does. */
export function valueAt(body: Json, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const name of namesOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isObject(value)) value = value[name];
    else return undefined;
  }
  return value;
}

/** The body with another value at a pointer; undefined takes it away, and a list's item with its index. */
export function withValueAt(body: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const changed = replaced(body, namesOf(pointer), value);
  return isObject(changed) ? changed : {};
}

/** The items of the list at a pointer; none where there is no list. */
export function listAt(body: Json, pointer: string): readonly Json[] {
  const value = valueAt(body, pointer);
  return Array.isArray(value) ? value : [];
}

/** The body with one item more in the list at a pointer: at its index, or at the end where the list is shorter now. */
export function withItemAt(body: JsonObject, pointer: string, index: number, item: Json): JsonObject {
  return withValueAt(body, pointer, listAt(body, pointer).toSpliced(index, 0, item));
}

/** What stands at a pointer as a field shows it. */
export function textAt(body: Json, pointer: string): string {
  const value = valueAt(body, pointer);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

function replaced(
  current: Json | undefined,
  names: readonly string[],
  value: Json | undefined,
): Json | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  if (Array.isArray(current)) {
    const index = Number(name);
    const inner = replaced(current[index], rest, value);
    if (inner === undefined) return current.filter((_, at) => at !== index);
    return index < current.length
      ? current.map((item, at) => (at === index ? inner : item))
      : [...current, inner];
  }
  const object = isObject(current) ? current : {};
  const inner = replaced(object[name], rest, value);
  const others = Object.entries(object).filter(([key]) => key !== name);
  if (inner !== undefined) {
    // At its old index: what is sent reads as it did.
    return name in object
      ? Object.fromEntries(Object.entries(object).map(([key, old]) => [key, key === name ? inner : old]))
      : { ...object, [name]: inner };
  }
  return Object.fromEntries(others);
}

export function isObject(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesOf(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/');
}
