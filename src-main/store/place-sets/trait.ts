import type { Scope } from '../../reading/document-reading-store.ts';
import { BLOCK } from '../places.ts';
import type { PlaceSet } from './place-set.ts';

/** Something that documents have in common: a word, a status, a pair of metadata. */
export interface Trait {
  /** Tells it from every other. */
  readonly key: string;
  readonly scope: Scope;
  /** Adds the places of the documents that have it, in all of some blocks that follow each other. */
  addTo(set: PlaceSet, blocks: Blocks): void;
  /** Reading some blocks costs as much as reading all of them, so it always is. */
  readonly isWhole?: boolean;
  /** Its places were told when it was made: they hold for that view and no other. */
  readonly isTold?: boolean;
}

/** Blocks that follow each other, both inclusive. */
export interface Blocks {
  readonly first: number;
  readonly last: number;
}

/** The places of some blocks: the first inclusive, the end not. */
export function placesOf({ first, last }: Blocks): readonly [first: number, end: number] {
  return [first * BLOCK, (last + 1) * BLOCK];
}

export function idsOf({ entityId, environment }: Scope): readonly [string, string] {
  return [entityId, environment];
}

export function keyOf({ entityId, environment }: Scope, ...parts: readonly string[]): string {
  return JSON.stringify([entityId, environment, ...parts]);
}
