import { hash } from 'node:crypto';
import { compress, decompress, LONGEST_ALIKE } from '../../process/compression.ts';

/** A text as a line has it. */
export interface Compressed {
  /** Compressed with Zstandard. */
  readonly compressed: Buffer;
  /** Hash of the text of the same month without which this one does not come back; absent where it stands alone. */
  readonly like?: string;
}

/** The texts that others of a month were compressed with, by their hash. */
export type Bases = Map<string, Uint8Array>;

/** A text that stands alone, which others of the month being written are compressed with. */
export interface WrittenBase {
  readonly text: Uint8Array;
  readonly hash: string;
}

/**
 * Compresses a text with the first of its kind that stands in the same month, which it nearly repeats. Each month can be
 * read without the others.
 *
 * @param bases what stands alone in this month, by kind; what is compressed alone is added
 */
export function compressAlike(text: Uint8Array, kind: string, bases: Map<string, WrittenBase>): Compressed {
  if (text.length > LONGEST_ALIKE) return { compressed: compress(text) };
  const base = bases.get(kind);
  if (base) return { compressed: compress(text, base.text), like: base.hash };
  bases.set(kind, { text, hash: hash('sha256', text) });
  return { compressed: compress(text) };
}

/** The text byte for byte, which others may be like; undefined when it does not come back. */
export function decompressAlike({ compressed, like }: Compressed, bases: Bases): Buffer | undefined {
  const dictionary = like === undefined ? undefined : bases.get(like);
  if (like !== undefined && !dictionary) return undefined;
  try {
    const text = decompress(compressed, dictionary);
    if (like === undefined && text.length <= LONGEST_ALIKE) bases.set(hash('sha256', text), text);
    return text;
  } catch {
    return undefined;
  }
}

/** What makes two signed XML alike: the element they begin with, and the certificate, which is most of what a sale says. */
export function kindOfXml(text: Uint8Array): string {
  const latin = Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString('latin1');
  const certificate = /X509Certificate>([^<]*)/.exec(latin)?.[1] ?? '';
  return `${/<(\w+)/.exec(latin)?.[1] ?? ''} ${hash('sha256', certificate)}`;
}
