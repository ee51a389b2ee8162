import { v7 as uuid } from 'uuid';
import type { World } from '../world.ts';
import { aSale } from './bodies.ts';

/** Invoices that a check finds among all others by a value of their metadata. */
export interface Tagged {
  /** `metadata[check]=…`, a filter. */
  readonly filter: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Newest first. */
  readonly ids: readonly string[];
}

/** Issues so many invoices that only this check knows of. */
export async function issueTagged(world: World, count: number): Promise<Tagged> {
  const check = uuid();
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await world.issue('invoice', aSale({ metadata: { check } }));
    ids.unshift(id);
  }
  return { filter: `metadata[check]=${check}`, metadata: { check }, ids };
}
