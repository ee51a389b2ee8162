import { PlaceSet } from './place-set.ts';

/** A set as it was read. */
export interface ReadSet {
  readonly set: PlaceSet;
  /** By which of the changes of documents. */
  readonly changes: number;
}

/**
 * What a set takes beside its places: its objects and its key. Who asks whether something is there, and it never is,
 * leaves a set without any place behind each time.
 */
const BESIDE_BYTES = 512;

/** Of so few places the bits take far more room than the places, and are made of them in some microseconds. */
const FEW_AS_PLACES = 256;

interface KeptSet {
  readonly kept: PlaceSet | Int32Array;
  readonly changes: number;
  readonly bytes: number;
}

/** Sets by their key, as many as a number of bytes holds; the one that was not asked for the longest goes first. */
export class BoundedSets {
  readonly #mostBytes: number;
  readonly #sets = new Map<string, KeptSet>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#sets.size;
  }

  has(key: string): boolean {
    return this.#sets.has(key);
  }

  /** By which of the changes of documents it was read; asked for by that, too. */
  changesOf(key: string): number | undefined {
    return this.#askFor(key)?.changes;
  }

  get(key: string): ReadSet | undefined {
    const known = this.#askFor(key);
    if (!known) return undefined;
    const { kept, changes } = known;
    return { set: kept instanceof PlaceSet ? kept : setOf(kept), changes };
  }

  /** Puts it last, and takes the first away while there is too much. */
  put(key: string, { set, changes }: ReadSet): void {
    this.drop(key);
    const places = set.places(FEW_AS_PLACES);
    const bytes = (places?.byteLength ?? set.bytes) + BESIDE_BYTES;
    this.#sets.set(key, { kept: places ?? set, changes, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#sets.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    this.#bytes -= this.#sets.get(key)?.bytes ?? 0;
    this.#sets.delete(key);
  }

  #askFor(key: string): KeptSet | undefined {
    const known = this.#sets.get(key);
    if (!known) return undefined;
    // Again, so that it is the last to go.
    this.#sets.delete(key);
    this.#sets.set(key, known);
    return known;
  }
}

function setOf(places: Iterable<number>): PlaceSet {
  const set = new PlaceSet();
  set.add(places);
  return set;
}
