import { crc32, deflateSync } from 'node:zlib';

export interface PngParts {
  readonly width?: number;
  readonly height?: number;
  /** Red, green and blue of every pixel. */
  readonly color?: readonly [number, number, number];
  /** With an alpha channel, as design programs save it. */
  readonly transparent?: boolean;
  /** The unpacked rows as they are, right or wrong. */
  readonly rows?: Buffer;
  readonly interlaced?: number;
}

/** A PNG of one color. */
export function makePng({
  width = 4,
  height = 2,
  color = [200, 30, 30],
  transparent = false,
  rows,
  interlaced = 0,
}: PngParts = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, transparent ? 6 : 2, 0, 0, interlaced], 8);
  const pixel = transparent ? [...color, 255] : [...color];
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * pixel.length, Buffer.from(pixel))]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows ?? Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of two colors of four bits: the left half of one color, the right half transparent. */
export function makePalettePng({
  width,
  height,
  color,
}: Required<Pick<PngParts, 'width' | 'height' | 'color'>>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width / 4, 0x11), Buffer.alloc(width / 4)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([0, 0, 0, ...color])),
    chunk('tRNS', Buffer.from([0, 255])),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  /** How it says it is to be turned (Exif), 1 to 8. */
  readonly orientation?: number;
}

/** A baseline JPEG, all of it one grey. */
export function makeJpeg({ width = 48, height = 16, orientation }: JpegParts = {}): Buffer {
  const frame = Buffer.alloc(9);
  frame.set([8], 0);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  frame.set([1, 1, 0x11, 0], 5);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...(orientation === undefined ? [] : [segment(0xe1, exif(orientation))]),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 8)])),
    segment(0xc0, frame),
    // Two DC codes, `0` for no difference and `10` for seven bits of it; one AC code, `0` for the end of a block.
    segment(0xc4, Buffer.concat([Buffer.from([0x00, 1, 1]), Buffer.alloc(14), Buffer.from([0, 7])])),
    segment(0xc4, Buffer.concat([Buffer.from([0x10, 1]), Buffer.alloc(15), Buffer.from([0])])),
    segment(0xda, Buffer.from([1, 1, 0x00, 0, 63, 0])),
    greyBlocks(Math.ceil(width / 8) * Math.ceil(height / 8)),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** The first block is 64 darker than the middle grey, and so is every other. */
function greyBlocks(count: number): Buffer {
  const bits = `1001111110${'00'.repeat(count - 1)}`;
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function exif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
