import type { Picture } from '../../contract/picture.ts';
import { decodePng, MAX_PIXELS } from './png.ts';

/** What a PNG or JPEG is that is certain to be drawn without an error; undefined when it cannot be printed. */
export function readPicture(file: Uint8Array): Picture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return readPng(bytes) ?? readJpeg(bytes);
}

/**
 * The PDF library unpacks a PNG in the background and throws there, where nobody can catch it: so all of it is read
 * beforehand.
 */
function readPng(bytes: Buffer): Picture | undefined {
  const png = decodePng(bytes);
  return png && { contentType: 'image/png', width: png.width, height: png.height };
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
      if (width * height === 0 || width * height > MAX_PIXELS) return undefined;
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

/** The tag that says how a camera was held (Exif 2.32, 4.6.4). */
const ORIENTATION = 0x0112;
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** How a picture is turned when it is shown, 1 to 8, of the data of an APP1 segment; undefined when it does not say. */
function jpegOrientation(app1: Buffer): number | undefined {
  const tiff = app1.subarray(EXIF.length);
  if (!app1.subarray(0, EXIF.length).equals(EXIF) || tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const at16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const last = Math.min(tiff.length - 12, directory + 2 + 12 * (at16(directory) - 1));
  for (let entry = directory + 2; entry <= last; entry += 12) {
    if (at16(entry) === ORIENTATION) return at16(entry + 8);
  }
  return undefined;
}

/** Whether it is shown on its side: then its width is its height. */
function isTurned(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5 && orientation <= 8;
}
