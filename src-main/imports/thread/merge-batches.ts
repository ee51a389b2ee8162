import type { ItemBatch } from '../read-items.ts';

/**
 * Puts the batches of readers that share the same files in the order in which a single reader would give them. Ends
 * when one of them ends early, as an aborted one does; all are aborted when whoever takes the batches has enough, or
 * one of them throws.
 */
export async function* mergeBatches(
  startReaders: (signal: AbortSignal) => readonly AsyncIterable<ItemBatch>[],
  signal: AbortSignal,
): AsyncGenerator<ItemBatch> {
  const cut = new AbortController();
  const readers = startReaders(AbortSignal.any([signal, cut.signal]));
  const sources = readers.map((reader) => reader[Symbol.asyncIterator]());
  const heads = new Map<AsyncIterator<ItemBatch>, ItemBatch>();
  try {
    for (;;) {
      const waited = sources.filter((source) => !heads.has(source));
      const answers = await Promise.all(waited.map(async (source) => [source, await source.next()] as const));
      for (const [source, { done, value }] of answers) {
        if (done) return;
        heads.set(source, value);
      }
      const first = [...heads].reduce((one, other) => (isBefore(other[1], one[1]) ? other : one));
      // Where nothing comes before the end of a file, all of them are there: it is read once, by all.
      yield first[1].isRead ? endOf([...heads.values()]) : first[1];
      if (first[1].isRead) heads.clear();
      else heads.delete(first[0]);
    }
  } finally {
    cut.abort();
    await Promise.all(sources.map((source) => source.return?.()));
  }
}

function isBefore(one: ItemBatch, other: ItemBatch): boolean {
  if (one.place !== other.place) return one.place < other.place;
  if (one.isRead !== other.isRead) return other.isRead;
  return one.stripe < other.stripe;
}

/** What the reader that came furthest says. */
function endOf(ends: readonly ItemBatch[]): ItemBatch {
  return ends.reduce((one, other) => (other.nextPosition > one.nextPosition ? other : one));
}
