import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DamagedStoreError } from './condition/storage-condition.ts';

/** What comes back is exactly what went in, or nothing: four bytes more tell when a disk has changed some of it. */
const params = { [constants.ZSTD_c_checksumFlag]: 1 };

/** What most come to: room for 16 KB, which Node would make, takes a sixth of the time and is kept as long as the rest. */
const chunkSize = 4096;

/**
 * Large texts are kept compressed; what comes back is byte for byte what went in.
 *
 * `dictionary`: a text much like it, without which it does not come back; what both have takes no space.
 */
export function compress(bytes: Uint8Array, dictionary?: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params, chunkSize, ...(dictionary && { dictionary }) });
}

/** Throws DamagedStoreError when the bytes are not those that were kept, or the dictionary is another. */
export function decompress(bytes: Uint8Array, dictionary?: Uint8Array): Buffer {
  try {
    return zstdDecompressSync(bytes, dictionary ? { dictionary } : {});
  } catch (reason) {
    throw new DamagedStoreError('what was kept compressed cannot be read back', { cause: reason });
  }
}
