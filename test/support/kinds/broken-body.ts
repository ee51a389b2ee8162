import fc from 'fast-check';

/** A body with one value of it, however deep, replaced, removed or joined by something else. */
export function brokenBody(body: unknown): fc.Arbitrary<unknown> {
  return fc
    .record({
      place: fc.constantFrom(...pathsOf(body)),
      junk: fc.option(fc.oneof(fc.jsonValue(), fc.constantFrom(...awkward)), { nil: undefined }),
    })
    .map(({ place: path, junk }) => replaced(body, path, junk));
}

/** What people send by mistake, and others on purpose. */
const awkward: readonly unknown[] = [
  '',
  ' ',
  '-1',
  '1e3',
  '0,5',
  '999999999999.999999',
  '9'.repeat(400),
  '2026-02-30',
  '9999999999999',
  'iva_15',
  '001-001-000000000',
  [],
  {},
  [[]],
  null,
  0,
  -0,
  1e21,
  true,
  '__proto__',
];

type ValuePath = readonly (string | number)[];

function pathsOf(value: unknown, at: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...at, key]));
  return [at, [...at, 'campo_desconocido'], ...inner];
}

function replaced(value: unknown, [key, ...rest]: ValuePath, junk: unknown): unknown {
  if (key === undefined) return junk;
  if (Array.isArray(value)) {
    return value.map((child, index) => (String(index) === String(key) ? replaced(child, rest, junk) : child));
  }
  const fields = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  fields.set(String(key), replaced(fields.get(String(key)), rest, junk));
  return Object.fromEntries(fields);
}
