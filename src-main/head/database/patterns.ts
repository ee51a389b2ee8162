import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { HeadDatabase } from './open-database.ts';

/** Bytes as they are kept, and the pattern without which they cannot be read. */
export interface Packed {
  readonly bytes: Buffer;
  readonly pattern: number;
}

/**
 * Compresses what is alike with the first of its kind, which is most of it. Patterns never change, and are kept in
 * memory once they were asked for: there are a few for each station.
 */
export function makePatterns(database: HeadDatabase) {
  const ofKind = new Map<string, { readonly id: number; readonly bytes: Buffer }>();
  const byId = new Map<number, Buffer>();

  /** Outside the transaction that uses it: a pattern nobody came to use does no harm. */
  async function patternOf(kind: string, first: Buffer) {
    const cached = ofKind.get(kind);
    if (cached) return cached;
    await database
      .insertInto('pattern')
      .values({ kind, bytes: first })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await database
      .selectFrom('pattern')
      .select(['id', 'bytes'])
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    ofKind.set(kind, row);
    byId.set(row.id, row.bytes);
    return row;
  }

  return {
    async pack(kind: string, bytes: Buffer): Promise<Packed> {
      const { id, bytes: dictionary } = await patternOf(kind, bytes);
      return { bytes: zstdCompressSync(bytes, { dictionary }), pattern: id };
    },

    async unpack(bytes: Buffer, pattern: number): Promise<Buffer> {
      let dictionary = byId.get(pattern);
      if (!dictionary) {
        const row = await database
          .selectFrom('pattern')
          .select('bytes')
          .where('id', '=', pattern)
          .executeTakeFirstOrThrow();
        dictionary = row.bytes;
        byId.set(pattern, dictionary);
      }
      return zstdDecompressSync(bytes, { dictionary });
    },
  };
}

export type Patterns = ReturnType<typeof makePatterns>;
