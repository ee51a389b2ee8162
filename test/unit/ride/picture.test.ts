import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../src-main/ride/picture.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { printedSample } from './printed-sample.ts';

/** A PNG of 4 × 2 pixels with transparency; `rows` may break it. */
function makePng(rows = Buffer.alloc(2 * (1 + 4 * 4), 0), { interlaced = 0 } = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 2, 8, 6, 0, 0, interlaced]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const jpegHeader = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080002000401011100ffd9',
  'hex',
);

const broken: readonly [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG cut short', makePng().subarray(0, 50)],
  ['a PNG whose rows are too few', makePng(Buffer.alloc(17))],
  ['a PNG with an unknown row filter', makePng(Buffer.alloc(34, 9))],
  ['an interlaced PNG', makePng(undefined, { interlaced: 1 })],
  ['a PNG whose pixels are no zlib', Buffer.from(makePng()).fill(0xff, 45, 50)],
  ['a JPEG without a frame', Buffer.from('ffd8ffe00010', 'hex')],
];

describe('a logo', () => {
  it('is measured when it is a PNG or a JPEG', () => {
    expect(readPicture(makePng())).toEqual({ width: 4, height: 2 });
    expect(readPicture(jpegHeader)).toEqual({ width: 4, height: 2 });
  });

  it('is drawn on the page', async () => {
    const options = { format: 'a4', status: {} } as const;
    const withLogo = await renderRide(printedSample(), { ...options, logo: makePng() });
    expect(withLogo.toString('latin1')).toContain('/Subtype /Image');
  });

  it.each(broken)('is left out when it is %s', async (_, logo) => {
    expect(readPicture(logo)).toBeUndefined();
    const options = { format: 'ticket80', status: {} } as const;
    const page = await renderRide(printedSample(), { ...options, logo });
    expect(page).toEqual(await renderRide(printedSample(), options));
  });
});
