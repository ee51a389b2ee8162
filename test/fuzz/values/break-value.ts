import type { SeededRandom } from '../../support/seeded-random.ts';
import { nastyNames, nastyTexts, nastyValues } from './nasty-values.ts';

/** Where in a value, from its root. */
type Path = readonly (string | number)[];

/** One part of the value broken, in one of many ways. It may by chance still be valid. */
export function breakValue(value: unknown, random: SeededRandom): unknown {
  const path = random.pick(pathsOf(value));
  return changedAt(value, path, (old) => random.pick(waysToBreak)(old, random));
}

/** One part of a value taken away, where there is one that can be. */
export function withoutOne(value: unknown, random: SeededRandom): unknown {
  const inner = pathsOf(value).filter((path) => path.length > 0);
  return inner.length === 0 ? undefined : changedAt(value, random.pick(inner), () => undefined);
}

type WayToBreak = (old: unknown, random: SeededRandom) => unknown;

/** As deep as we can write ourselves; texts that are deeper are made as texts. */
const DEEP = 500;
const MANY = 1500;

const waysToBreak: readonly WayToBreak[] = [
  (_old, random) => random.pick(nastyValues),
  (_old, random) => random.pick(nastyValues),
  (_old, random) => random.pick(nastyTexts),
  () => null,
  () => undefined,
  (old) => [old],
  (old) => ({ value: old }),
  (old) => (typeof old === 'number' ? String(old) : numberOf(old)),
  (old) => (Array.isArray(old) && old.length > 0 ? Array.from({ length: MANY }, () => old[0]) : []),
  (old) => (Array.isArray(old) ? Object.fromEntries(old.entries()) : { 0: old }),
  (old, random) => withMember(old, random.pick(nastyNames), random.pick(nastyValues)),
  (old, random) => withMember(old, random.pick(nastyNames), random.pick(nastyValues)),
  (old, random) => withMember(old, '__proto__', { status: random.pick(nastyTexts), isAdmin: true }),
  (_old, random) => nested(random.chance(0.5) ? (inner) => [inner] : (inner) => ({ a: inner })),
  (old, random) => (typeof old === 'string' ? old + random.pick(nastyTexts) : old),
  (old, random) => (typeof old === 'string' ? `${old.slice(0, 1)}${random.pick(nastyTexts)}` : old),
  (old) => (typeof old === 'string' ? `-${old}` : -numberOf(old)),
];

function numberOf(value: unknown): number {
  return (typeof value === 'string' && Number(value)) || 7;
}

/** Every path of a value; bounded, for a body may be large. */
function pathsOf(value: unknown): readonly Path[] {
  const paths: Path[] = [[]];
  for (let at = 0; at < paths.length && paths.length < 2000; at += 1) {
    const path = paths[at] ?? [];
    for (const key of keysOfValue(valueAt(value, path))) paths.push([...path, key]);
  }
  return paths;
}

function keysOfValue(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return value !== null && typeof value === 'object' ? Object.keys(value) : [];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => memberOf(inner, key), value);
}

function memberOf(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  if (value === null || typeof value !== 'object') return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** What becomes `undefined` is left out. */
function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...deeper] = path;
  if (key === undefined) return change(value);
  const entries = keysOfValue(value)
    .map((own): readonly [string | number, unknown] => {
      const inner = memberOf(value, own);
      return [own, own === key ? changedAt(inner, deeper, change) : inner];
    })
    .filter(([, inner]) => inner !== undefined);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** `Object.fromEntries` makes a member of its own of `__proto__` too, as a parser of JSON does. */
function withMember(value: unknown, name: string, member: unknown): unknown {
  const entries =
    Array.isArray(value) || value === null || typeof value !== 'object' ? [] : Object.entries(value);
  return Object.fromEntries([...entries, [name, member]]);
}

function nested(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let depth = 0; depth < DEEP; depth += 1) value = wrap(value);
  return value;
}
