import { decompress as decompressAny } from '../../process/compression.ts';
import { DamagedStoreError } from './condition/storage-condition.ts';

export { compress } from '../../process/compression.ts';

/** Throws DamagedStoreError when the bytes are not those that were kept, or the dictionary is another. */
export function decompress(bytes: Uint8Array, dictionary?: Uint8Array): Buffer {
  try {
    return decompressAny(bytes, dictionary);
  } catch (reason) {
    throw new DamagedStoreError('what was kept compressed cannot be read back', { cause: reason });
  }
}
