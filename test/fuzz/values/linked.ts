/**
 * A placeholder for a value the service gave earlier: an id, a number, a cursor. It is filled in when the request is made,
 * so that how values are drawn does not depend on what is known by then.
 */
export class Linked {
  readonly name: string;
  /** Which of those known. */
  readonly turn: number;
  readonly otherwise: unknown;

  constructor(name: string, turn: number, otherwise: unknown) {
    this.name = name;
    this.turn = turn;
    this.otherwise = otherwise;
  }
}

/** The value with every linked placeholder filled in. */
export function fillLinks(value: unknown, find: (link: Linked) => unknown): unknown {
  if (value instanceof Linked) return find(value) ?? value.otherwise;
  if (Array.isArray(value)) return value.map((item) => fillLinks(item, find));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillLinks(inner, find)]));
}
