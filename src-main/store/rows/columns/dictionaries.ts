import { certificateIn, compress, LONGEST_ALIKE } from '../../../process/compression.ts';
import { prepareQuery, type QueryParams } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** A large text as it is stored. */
export interface Compressed {
  readonly bytes: Uint8Array;
  /** The row it is compressed with; null when it stands alone. */
  readonly dictionary: number | null;
}

/**
 * Compresses a text with a dictionary: the first text of its kind with the same certificate, which is stored uncompressed
 * for that. Certificate and frame are most of the 11 KB of a sale of ten lines. The first text itself is stored without
 * a dictionary, so that a damaged dictionary row never takes its own document with it.
 *
 * @param kind what texts are alike: a kind of document, an answer of the authority
 */
export async function compressAlike(tx: Tx, kind: string, text: Uint8Array): Promise<Compressed> {
  if (text.length > LONGEST_ALIKE) return { bytes: compress(text), dictionary: null };
  const certificate = certificateIn(text);
  const [row] = (await dictionaryOf(tx, { kind, certificate })).rows;
  if (!row) {
    await tx.insertInto('dictionary').values({ kind, certificate, bytes: text }).execute();
    return { bytes: compress(text), dictionary: null };
  }
  return { bytes: compress(text, row.bytes), dictionary: row.id };
}

const dictionaryOf = prepareQuery((db, param: QueryParams<{ kind: string; certificate: string }>) =>
  db
    .selectFrom('dictionary')
    .select(['id', 'bytes'])
    .where('kind', '=', param('kind'))
    .where('certificate', '=', param('certificate')),
);
