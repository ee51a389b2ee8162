import { createHash } from 'node:crypto';
import { certificateIn, compress, decompress, LONGEST_ALIKE } from '../../process/compression.ts';
import type { HeadDatabase } from './open-database.ts';

/** What is kept of a document cannot be read: the disk changed it, or a newer head office wrote it. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}

/** Bytes as they are kept, and the pattern without which they cannot be read. */
export interface Packed {
  readonly bytes: Buffer;
  readonly pattern: number;
}

/** The kind of what is too long to be like anything else: its pattern is empty. */
const UNALIKE = 'none';

/**
 * Compresses what is alike with the first of its kind with the same certificate, which is most of it. Patterns never change,
 * and are kept in memory once they were asked for: there are a few for each certificate, however many stations there are.
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
      .values({ id: idOf(kind, first), kind, bytes: first })
      .onConflict((conflict) => conflict.column('kind').doNothing())
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
    async pack(type: string, bytes: Buffer): Promise<Packed> {
      const isAlike = bytes.length <= LONGEST_ALIKE;
      const { id, bytes: dictionary } = isAlike
        ? await patternOf(`${type} ${certificateIn(bytes)}`.trimEnd(), bytes)
        : await patternOf(UNALIKE, Buffer.alloc(0));
      return { bytes: compress(bytes, dictionary), pattern: id };
    },

    /** Throws UnreadableDocumentError where the bytes, or their pattern, are not those that were packed. */
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
      try {
        return decompress(bytes, dictionary);
      } catch (cause) {
        throw new UnreadableDocumentError('what is kept compressed cannot be read back', { cause });
      }
    },

    /** The database was put back to an earlier day: what is in memory may be gone there. */
    forget(): void {
      ofKind.clear();
      byId.clear();
    },
  };
}

/** 31 bits that follow from what a pattern is: two databases have another pattern under one number once in two thousand million. */
function idOf(kind: string, bytes: Buffer): number {
  return createHash('sha256').update(kind).update(bytes).digest().readUInt32BE() >>> 1;
}

export type Patterns = ReturnType<typeof makePatterns>;
