import { inflateSync } from 'node:zlib';
import { PNG, type PNGWithMetadata } from 'pngjs';

/** Far above any logo, and small enough to unpack while a customer waits. */
export const MAX_PIXELS = 4_000_000;

/** The pixels of a whole PNG of eight bits a sample or less, not interlaced; undefined for anything else. */
export function decodePng(bytes: Buffer): PNGWithMetadata | undefined {
  if (!hasAllRows(bytes)) return undefined;
  try {
    return PNG.sync.read(withoutTrailer(bytes));
  } catch {
    // Damaged: a checksum, a filter, a palette.
    return undefined;
  }
}

/**
 * A PNG as a PDF holds it best: what is transparent is as white as paper. Of palettes and colors that are transparent
 * the PDF library draws some wrong.
 */
export function opaquePng(bytes: Buffer, decoded: PNGWithMetadata): Buffer {
  const isOpaque = !decoded.alpha && !bytes.includes('tRNS');
  return isOpaque ? bytes : PNG.sync.write(decoded, { colorType: 2, bgColor: white });
}

const white = { red: 255, green: 255, blue: 255 };

/** pngjs refuses what some programs write after the end. */
function withoutTrailer(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.indexOf(END_CHUNK) + END_CHUNK.length);
}

const END_CHUNK = Buffer.from('0000000049454e44ae426082', 'hex');

/** Samples of a pixel by color type (PNG specification, 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** pngjs takes the rows that are missing from memory that others have used: a PNG is measured before it is decoded. */
function hasAllRows(bytes: Buffer): boolean {
  const chunks = chunksOf(bytes);
  const header = chunks?.find(({ type }) => type === 'IHDR')?.data;
  if (!chunks || header?.length !== 13) return false;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits, samples, interlaced] = [
    header.readUInt8(8),
    samplesOf[header.readUInt8(9)],
    header.readUInt8(12),
  ];
  if (!samples || interlaced !== 0 || bits > 8 || width * height > MAX_PIXELS) return false;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const length = (1 + Math.ceil((width * samples * bits) / 8)) * height;
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: Math.max(1, length) }).length === length;
  } catch {
    return false;
  }
}

/** The parts of a PNG (PNG specification, 5.3); undefined when it is none, or cut short. */
function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
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
