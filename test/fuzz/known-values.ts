import { percentEncode } from './wire/percent-encode.ts';

/** What the service answered so far, so that later requests speak of things that exist. */
export interface KnownValues {
  /** Takes down what an answer tells. */
  learn(from: Origin, answer: unknown): void;
  /** Takes down one value of a name. */
  learnOne(environment: string, name: string, value: unknown): void;
  /** A value seen under a name, first of all in that environment. */
  ofName(wanted: Wanted & { readonly name: string }): unknown;
  /** The address of something that exists: of `/v1/ec/invoices/{id}`, that of an invoice. */
  ofPath(wanted: Wanted & { readonly location: string }): string | undefined;
}

/** Where an answer came from. */
export interface Origin {
  readonly environment: string;
  /** The path as the description writes it, and as it was called. */
  readonly location: string;
  readonly path: string;
}

export interface Wanted {
  readonly environment: string;
  readonly turn: number;
}

/** The newest of each kind are kept. */
const KEPT = 80;
const DEEPEST = 8;
/** Of one list in one answer. */
const READ_ITEMS = 10;
/** One in so many speaks of what belongs to another. */
const OFTEN = 10;

/** `hidden` are values never to be used: revoking the fuzzer's own keys would end its work. */
export function makeKnownValues(hidden: ReadonlySet<string>): KnownValues {
  const kept = new Map<string, unknown[]>();

  function keep(key: string, value: unknown): void {
    const values = kept.get(key) ?? [];
    if (!values.includes(value)) kept.set(key, [...values, value].slice(-KEPT));
  }

  function readNames(value: unknown, name: string, environment: string, depth: number): void {
    if (depth > DEEPEST || value === null || value === undefined) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, READ_ITEMS)) readNames(item, name, environment, depth + 1);
      return;
    }
    if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) readNames(inner, key, environment, depth + 1);
      return;
    }
    if (hidden.has(String(value))) return;
    keep(keyOf('name', environment, name), value);
    if (name === 'next_cursor' || name === 'prev_cursor') keep(keyOf('name', environment, 'cursor'), value);
  }

  function find(key: string, word: string, { environment, turn }: Wanted): unknown {
    const order = turn % OFTEN === 0 ? environments : [environment, ...environments];
    for (const each of order) {
      const values = kept.get(keyOf(key, each, word));
      if (values && values.length > 0) return values[turn % values.length];
    }
    return undefined;
  }

  return {
    learn({ environment, location, path }, answer) {
      readNames(answer, '', environment, 0);
      const shape = shapeOf(location);
      if (shape.endsWith('{}')) return keep(keyOf('place', environment, shape), path);
      for (const id of idsOf(answer).filter((each) => !hidden.has(each))) {
        keep(keyOf('place', environment, `${shape}/{}`), `${path}/${percentEncode(id)}`);
      }
    },
    learnOne: (environment, name, value) => keep(keyOf('name', environment, name), value),
    ofName: ({ name, ...wanted }) => find('name', name, wanted),
    ofPath({ location, ...wanted }) {
      const own = find('place', shapeOf(location), wanted);
      if (typeof own === 'string') return own;
      // No list of its own: `/v1/local/documents/{id}/send` is about what others call a document.
      const id = find('name', 'document_id', wanted);
      return typeof id === 'string' && /\/documents\/\{\w+\}$/.test(location)
        ? location.replace(/\{\w+\}$/, id)
        : undefined;
    },
  };
}

const environments = ['sandbox', 'test', 'live', 'person'] as const;

/** Of the thing answered, or of those in a list. */
function idsOf(answer: unknown): readonly string[] {
  const items = isObject(answer) && Array.isArray(answer.data) ? answer.data : [answer];
  return items
    .slice(0, READ_ITEMS)
    .flatMap((item) => (isObject(item) && typeof item.id === 'string' ? item.id : []));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}

/** Whatever its parameters are called. */
function shapeOf(location: string): string {
  return location.replaceAll(/\{\w+\}/g, '{}');
}

function keyOf(sort: string, environment: string, word: string): string {
  return `${sort} ${environment} ${word}`;
}
