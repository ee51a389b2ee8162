import { inflateSync } from 'node:zlib';
import type { Picture } from '../business/entity-store.ts';
import { isTurned, jpegOrientation } from './jpeg-orientation.ts';

/** Far above any logo, and small enough to unpack while a customer waits. */
const MAX_PIXELS = 4_000_000;

/**
 * What a PNG or JPEG is that is certain to be drawn without an error; undefined when it cannot be printed. The PDF
 * library unpacks a PNG in the background and throws there, where nobody can catch it: so a picture is checked to its
 * last row beforehand.
 */
export function readPicture(given: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const picture = isPng(bytes) ? readPng(bytes) : readJpeg(bytes);
  if (!picture || picture.width === 0 || picture.height === 0) return undefined;
  return picture.width * picture.height > MAX_PIXELS ? undefined : picture;
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(PNG_SIGNATURE);
}

/** Samples of a pixel by colour type (PNG specification, 11.2.1). */
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(bytes: Buffer): Picture | undefined {
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
  if (!rows || !rowsAreFiltered(rows, rowLength)) return undefined;
  return { contentType: 'image/png', width, height };
}

/** The parts of a PNG (PNG specification, 5.3); undefined when one is cut short. */
export function pngChunks(bytes: Buffer): { type: string; data: Buffer }[] | undefined {
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
function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let orientation: number | undefined;
  for (let at = 2; at + 10 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xff01) return undefined;
    if (isFrameHeader(marker)) {
      const isWhole = bytes.includes(END_OF_IMAGE, at);
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (!isWhole || !isDrawable(bytes, { marker, at })) return undefined;
      const shown = isTurned(orientation) ? { width: height, height: width } : { width, height };
      return { contentType: 'image/jpeg', ...shown };
    }
    const length = bytes.readUInt16BE(at + 2);
    orientation ??= marker === APP1 ? jpegOrientation(bytes.subarray(at + 4, at + 2 + length)) : undefined;
    at += 2 + length;
  }
  return undefined;
}

const APP1 = 0xffe1;
const END_OF_IMAGE = Buffer.from('ffd9', 'hex');

/** What a PDF can hold: Huffman-coded, 8 bits, grey, colour or CMYK (ISO 32000-1, 7.4.8). */
function isDrawable(bytes: Buffer, { marker, at }: { marker: number; at: number }): boolean {
  return marker <= 0xffc2 && bytes.readUInt8(at + 4) === 8 && [1, 3, 4].includes(bytes.readUInt8(at + 9));
}

/** SOF0 to SOF15, without the tables that share the range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}
