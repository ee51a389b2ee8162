/** As many as the lists that are remembered, and one for a filter of several values. */
const MOST_FREE = 9;
/** Lists grow with every document: a room is taken larger than it must be, so that it serves for some time. */
const SPARE = 1.125;

/**
 * Room for the bits of lists, 125 KB each at a million documents, used again when a list is forgotten: new room each
 * time made the collector stop the thread for milliseconds, once in some dozens of questions.
 */
export class BitRooms {
  readonly #free: Int32Array[] = [];

  /** Zeros, at least so many words; what lies beyond may be anything. */
  take(words: number): Int32Array {
    const room = this.#free.pop();
    if (!room || room.length < words) return new Int32Array(Math.ceil(words * SPARE));
    return room.fill(0, 0, words);
  }

  /** Nobody may look at it any more. */
  give(room: Int32Array): void {
    if (this.#free.length < MOST_FREE) this.#free.push(room);
  }
}
