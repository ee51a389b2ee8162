import { inflateSync } from 'node:zlib';

/** A picture in grey, one number a dot: 0 is black, 255 white; what is transparent is as white as paper. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Float32Array;
}

/** Far above any logo. */
const MAX_PIXELS = 4_000_000;

/** Samples of a pixel by colour type (PNG specification, 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Reads a PNG of eight bits a sample or less, not interlaced; undefined for anything else. */
export function readPng(given: Uint8Array): GreyPicture | undefined {
  const bytes = Buffer.from(given);
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const chunks = chunksOf(bytes);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.length !== 13) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits, colorType, interlaced] = [header.readUInt8(8), header.readUInt8(9), header.readUInt8(12)];
  const samples = samplesOf[colorType];
  if (!samples || interlaced !== 0 || bits > 8 || width * height === 0 || width * height > MAX_PIXELS) {
    return undefined;
  }
  const rowLength = Math.ceil((width * samples * bits) / 8);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = unpackRows(packed, { rowLength, height, step: Math.max(1, (samples * bits) >> 3) });
  if (!rows) return undefined;

  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const clear = chunks.find(({ type }) => type === 'tRNS')?.data;
  const sample = (x: number, y: number, index: number): number => {
    const bit = (x * samples + index) * bits;
    const byte = rows[y * rowLength + (bit >> 3)] ?? 0;
    return (byte >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
  };
  const whole = (1 << bits) - 1;
  const greyAt = (x: number, y: number): number => {
    const first = sample(x, y, 0);
    switch (colorType) {
      case 0:
        return (first * 255) / whole;
      case 3: {
        const at = first * 3;
        const color = luminance(palette?.[at] ?? 0, palette?.[at + 1] ?? 0, palette?.[at + 2] ?? 0);
        return onPaper(color, clear?.[first] ?? 255);
      }
      case 4:
        return onPaper(first, sample(x, y, 1));
      default: {
        const color = luminance(first, sample(x, y, 1), sample(x, y, 2));
        return onPaper(color, colorType === 6 ? sample(x, y, 3) : 255);
      }
    }
  };
  const grey = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) grey[y * width + x] = greyAt(x, y);
  }
  return { width, height, grey };
}

function luminance(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function onPaper(color: number, alpha: number): number {
  return (color * alpha + 255 * (255 - alpha)) / 255;
}

function chunksOf(bytes: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

/** The rows without their filters (PNG specification, 9.2). */
function unpackRows(
  packed: Buffer,
  { rowLength, height, step }: { rowLength: number; height: number; step: number },
): Uint8Array | undefined {
  const filtered = inflate(packed, (rowLength + 1) * height);
  if (!filtered) return undefined;
  const rows = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (rowLength + 1)] ?? 0;
    for (let x = 0; x < rowLength; x += 1) {
      const left = x >= step ? (rows[y * rowLength + x - step] ?? 0) : 0;
      const above = y > 0 ? (rows[(y - 1) * rowLength + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[(y - 1) * rowLength + x - step] ?? 0) : 0;
      const value = filtered[y * (rowLength + 1) + 1 + x] ?? 0;
      rows[y * rowLength + x] = value + predicted(filter, { left, above, corner });
    }
  }
  return rows;
}

function predicted(
  filter: number,
  { left, above, corner }: { left: number; above: number; corner: number },
): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [toLeft, toAbove, toCorner] = [left, above, corner].map((near) => Math.abs(guess - near));
      if ((toLeft ?? 0) <= (toAbove ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
      return (toAbove ?? 0) <= (toCorner ?? 0) ? above : corner;
    }
    default:
      return 0;
  }
}

function inflate(packed: Buffer, length: number): Buffer | undefined {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: length });
    return unpacked.length === length ? unpacked : undefined;
  } catch {
    return undefined;
  }
}
