import type { ShopFault } from './plan.ts';

/** A shop's file without what is wrong in form, so that the rest can be held against what it refers to. */
export interface FaultlessRest {
  readonly rest: Readonly<Record<string, unknown>>;
  /** Members of the file from which something was taken out: a reference into them may be right. */
  readonly incomplete: ReadonlySet<string>;
  /** The pointer in the file of one in the rest, whose lists lack entries. */
  originalPointer(pointer: string): string;
}

/** Takes out each faulty entry of a list, and each other faulty member whole. */
export function setFaultyAside(file: object, faults: readonly ShopFault[]): FaultlessRest {
  const rest: Record<string, unknown> = { ...file };
  const entriesLeft = new Map<string, readonly number[]>();
  const paths = faults.map(({ pointer }) => pointer.split('/'));
  const incomplete = new Set(paths.flatMap(([, member]) => member ?? []));
  for (const member of incomplete) {
    const entries = rest[member];
    const faulty = new Set(paths.filter((path) => path[1] === member).map((path) => path[2]));
    if (Array.isArray(entries) && !faulty.has(undefined)) {
      const left = [...entries.keys()].filter((at) => !faulty.has(String(at)));
      entriesLeft.set(member, left);
      rest[member] = left.map((at) => entries[at]);
    } else {
      delete rest[member];
    }
  }
  return {
    rest,
    incomplete,
    originalPointer: (pointer) => {
      const [root, member = '', at, ...path] = pointer.split('/');
      const original = entriesLeft.get(member)?.[Number(at)];
      return original === undefined ? pointer : [root, member, original, ...path].join('/');
    },
  };
}
