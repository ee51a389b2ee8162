import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { type Bitmap, blank, fillBox } from '../../../src-main/printing/raster/bitmap.ts';
import { readPng } from '../../../src-main/printing/raster/logo.ts';

const goldens = fileURLToPath(new URL('../../golden/printing/', import.meta.url));

/** A picture of paper as PNG, one bit a dot. */
export function paperPng({ width, height, bytes }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const stride = width / 8;
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...bytes.slice(y * stride, (y + 1) * stride).map((byte) => ~byte)]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The stored picture of a paper; with `UPDATE_GOLDEN=1` it is stored first. */
export function goldenPaper(name: string, actual: Bitmap): Bitmap {
  const path = `${goldens}${name}.png`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, paperPng(actual));
  if (!existsSync(path))
    throw new Error(`there is no ${name}.png; look at it, then store it with UPDATE_GOLDEN=1`);
  const picture = readPng(readFileSync(path));
  if (!picture) throw new Error(`${name}.png is no picture`);
  const bitmap = blank(picture.width, picture.height);
  for (const [at, grey] of picture.grey.entries()) {
    if (grey < 128) {
      fillBox(bitmap, { x: at % picture.width, y: Math.floor(at / picture.width), width: 1, height: 1 });
    }
  }
  return bitmap;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
