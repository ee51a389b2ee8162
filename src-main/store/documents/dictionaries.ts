import { hash } from 'node:crypto';
import { compress, decompress } from '../sqlite/compression.ts';
import { type Given, prepareQuery } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** A large text as it is stored. */
export interface Compressed {
  readonly bytes: Uint8Array;
  /** The row it is compressed with; null when it stands alone. */
  readonly dictionary: number | null;
}

/** A longer text is like no other: a page of somebody else's server, an invoice of thousands of lines. */
const LONGEST = 64 * 1024;

/**
 * Compresses a text with the first one of its kind that has the same certificate, whose bytes are kept as they are for
 * that: of the 11 KB of a sale of ten lines, the certificate and the frame are most. The first itself stands alone, so
 * that a page of the disk that breaks under the dictionary takes nothing that cannot be had again.
 *
 * @param kind what texts are alike: a kind of document, an answer of the authority
 */
export async function compressAlike(tx: Tx, kind: string, text: Uint8Array): Promise<Compressed> {
  if (text.length > LONGEST) return { bytes: compress(text), dictionary: null };
  const certificate = certificateIn(text);
  const [known] = (await dictionaryOf(tx, { kind, certificate })).rows;
  if (!known) {
    await tx.insertInto('dictionary').values({ kind, certificate, bytes: text }).execute();
    return { bytes: compress(text), dictionary: null };
  }
  const bytes = compress(text, known.bytes);
  if (!decompress(bytes, known.bytes).equals(text)) throw new Error(`${kind} does not come back as it was`);
  return { bytes, dictionary: known.id };
}

const dictionaryOf = prepareQuery((db, given: Given<{ kind: string; certificate: string }>) =>
  db
    .selectFrom('dictionary')
    .select(['id', 'bytes'])
    .where('kind', '=', given('kind'))
    .where('certificate', '=', given('certificate')),
);

/** SHA-256 of the certificate that signed an XML, also where an answer quotes it; empty when there is none. */
function certificateIn(text: Uint8Array): string {
  const latin = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('latin1');
  const certificate = /X509Certificate(?:>|&gt;)([^<&]*)/.exec(latin)?.[1];
  return certificate === undefined ? '' : hash('sha256', certificate.replaceAll(/\s/g, ''), 'hex');
}
