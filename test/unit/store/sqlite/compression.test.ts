import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, decompress } from '../../../../src-main/store/sqlite/compression.ts';
import { DamagedStoreError } from '../../../../src-main/store/sqlite/condition/storage-condition.ts';

const text = Buffer.from(Array.from({ length: 400 }, (_, index) => `<línea n="${index}"/>`).join('\n'));

describe('a compressed text', () => {
  it('comes back byte for byte', () => {
    expect(decompress(compress(text))).toEqual(text);
  });

  it('comes back also where an earlier version kept it, without a checksum', () => {
    expect(decompress(zstdCompressSync(text))).toEqual(text);
  });

  it('throws when any one of its bits was flipped, instead of giving another text', () => {
    const packed = compress(text);
    for (let at = 0; at < packed.length; at += 1) {
      const turned = Buffer.from(packed);
      turned.writeUInt8(turned.readUInt8(at) ^ 0x10, at);
      let back: Buffer | undefined;
      try {
        back = decompress(turned);
      } catch (reason) {
        expect(reason).toBeInstanceOf(DamagedStoreError);
      }
      // A few bits of the frame's header change nothing of the content.
      if (back !== undefined) expect(back).toEqual(text);
    }
  });
});
