import { inflateSync } from 'node:zlib';

/** Size in pixels of a picture that is certain to be drawn without an error. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Far above any logo, and small enough to unpack while a customer waits. */
const MAX_PIXELS = 4_000_000;

/**
 * The size of a PNG or JPEG; undefined when it cannot be printed. The PDF library unpacks a PNG in the background
 * and throws there, where nobody can catch it: so a picture is checked to its last row beforehand.
 */
export function readPicture(bytes: Buffer): PictureSize | undefined {
  const size = isPng(bytes) ? readPng(bytes) : readJpeg(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(PNG_SIGNATURE);
}

/** Samples of a pixel by colour type (PNG specification, 11.2.1). */
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(bytes: Buffer): PictureSize | undefined {
  const chunks = pngChunks(bytes);
  const header = chunks?.find(({ type }) => type === 'IHDR')?.data;
  if (!chunks || header?.length !== 13) return undefined;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const samples = pngSamples[header.readUInt8(9)];
  const interlaced = header.readUInt8(12) !== 0;
  const bits = header.readUInt8(8);
  if (!samples || interlaced || bits > 8 || width * height > MAX_PIXELS) return undefined;
  const rowLength = 1 + Math.ceil((width * samples * bits) / 8);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const rows = unpack(packed, rowLength * height);
  return rows && rowsAreFiltered(rows, rowLength) ? { width, height } : undefined;
}

function pngChunks(bytes: Buffer): { type: string; data: Buffer }[] | undefined {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return undefined;
}

function unpack(packed: Buffer, length: number): Buffer | undefined {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, length) });
    return unpacked.length === length ? unpacked : undefined;
  } catch {
    return undefined;
  }
}

/** Each row begins with the number of its filter, 0 to 4. */
function rowsAreFiltered(rows: Buffer, rowLength: number): boolean {
  for (let at = 0; at < rows.length; at += rowLength) {
    if (rows.readUInt8(at) > 4) return false;
  }
  return true;
}

/** Walks the segments to the frame header (ITU T.81, B.2.2), as the PDF library does. */
function readJpeg(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff01) return undefined;
    if (isFrameHeader(marker)) {
      const components = bytes.readUInt8(at + 9);
      if (![1, 3, 4].includes(components)) return undefined;
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the tables that share the range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
