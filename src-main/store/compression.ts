import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Large texts are kept compressed; what comes back is byte for byte what went in. */
export function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes);
}

export function decompress(bytes: Uint8Array): Buffer {
  return zstdDecompressSync(bytes);
}
