/** Something in a value that holds nothing more. */
export interface Leaf {
  /** The last name on the way to it. */
  readonly name: string;
  readonly value: unknown;
}

export function leavesOf(value: unknown, name = ''): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, name));
  if (typeof value !== 'object' || value === null) return [{ name, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, key));
}
