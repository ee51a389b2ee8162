import { crc32, inflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';
import { readingLimits } from '../findings/finding.ts';
import type { OpenZip } from './open-zip.ts';

/** The content of an entry, or why there is none. */
export type EntryBytes =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: 'too_large' | 'damaged' | 'unknown_compression' };

const STORED = 0;
const DEFLATED = 8;

/** Reads one entry whole, never more than the limit of one, whatever sizes the archive declares. */
export async function readEntryBytes({ zip, reader }: OpenZip, entry: Entry): Promise<EntryBytes> {
  const { compressionMethod: method, compressedSize, uncompressedSize } = entry;
  if (Math.max(compressedSize, uncompressedSize) > readingLimits.entryBytes)
    return { ok: false, fault: 'too_large' };
  if (method !== STORED && method !== DEFLATED) return { ok: false, fault: 'unknown_compression' };
  const packed = await packedBytes({ zip, reader }, entry);
  if (packed === null) return { ok: false, fault: 'damaged' };
  const unpacked: EntryBytes = method === STORED ? { ok: true, bytes: packed } : inflate(packed);
  if (!unpacked.ok) return unpacked;
  const { bytes } = unpacked;
  const isWhole = bytes.length === uncompressedSize && crc32(bytes) === entry.crc32;
  return isWhole ? unpacked : { ok: false, fault: 'damaged' };
}

async function packedBytes(
  { zip, reader }: Pick<OpenZip, 'zip' | 'reader'>,
  entry: Entry,
): Promise<Buffer | null> {
  // Rejects for a header that is not where the directory says, and for data past the end of the file.
  const header = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(() => null);
  if (header === null) return null;
  const packed = await reader.bytes(header.fileDataStart, entry.compressedSize);
  return packed.length === entry.compressedSize ? packed : null;
}

function inflate(packed: Buffer): EntryBytes {
  try {
    return { ok: true, bytes: inflateRawSync(packed, { maxOutputLength: readingLimits.entryBytes }) };
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return { ok: false, fault: isTooLarge ? 'too_large' : 'damaged' };
  }
}
