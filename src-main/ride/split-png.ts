import { deflateSync, inflateSync } from 'node:zlib';
import { pngChunks } from './picture.ts';

/** A PNG with transparency as a PDF holds it (ISO 32000-1, 11.6.5): colors and opacity apart, each packed again. */
export interface SplitPng {
  readonly width: number;
  readonly height: number;
  readonly space: 'DeviceGray' | 'DeviceRGB';
  readonly colors: Buffer;
  readonly opacity: Buffer;
}

/** Color types with an alpha channel (PNG specification, 11.2.1). */
const spaces: Readonly<Record<number, SplitPng['space']>> = { 4: 'DeviceGray', 6: 'DeviceRGB' };

/** Undefined for a PNG without an alpha channel, which a PDF holds as it is. The bytes are such as `readPicture` reads. */
export function splitPng(bytes: Buffer): SplitPng | undefined {
  const chunks = pngChunks(bytes) ?? [];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const space = header && spaces[header.readUInt8(9)];
  if (!header || !space) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const samples = space === 'DeviceRGB' ? 4 : 2;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = unfiltered(inflateSync(packed), { rowLength: width * samples, height, samples });
  const colors = Buffer.alloc(width * height * (samples - 1));
  const opacity = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * samples;
    pixels.copy(colors, pixel * (samples - 1), at, at + samples - 1);
    opacity[pixel] = pixels[at + samples - 1] ?? 0;
  }
  return { width, height, space, colors: deflateSync(colors), opacity: deflateSync(opacity) };
}

/** Rows as they were before each was written as the difference from its neighbours (PNG specification, 9.2). */
function unfiltered(
  rows: Buffer,
  { rowLength, height, samples }: { rowLength: number; height: number; samples: number },
): Buffer {
  const pixels = Buffer.alloc(rowLength * height);
  for (let row = 0; row < height; row += 1) {
    const from = row * (rowLength + 1);
    const predict = predictors[rows[from] ?? 0] ?? none;
    const start = row * rowLength;
    for (let column = 0; column < rowLength; column += 1) {
      const at = start + column;
      const isFirst = column < samples;
      const left = isFirst ? 0 : (pixels[at - samples] ?? 0);
      const above = row === 0 ? 0 : (pixels[at - rowLength] ?? 0);
      const aboveLeft = isFirst || row === 0 ? 0 : (pixels[at - rowLength - samples] ?? 0);
      pixels[at] = (rows[from + 1 + column] ?? 0) + predict(left, above, aboveLeft);
    }
  }
  return pixels;
}

type Predictor = (left: number, above: number, aboveLeft: number) => number;

const none: Predictor = () => 0;

/** By the number that a row begins with. */
const predictors: readonly Predictor[] = [
  none,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Of its neighbours the one nearest to left + above - above left. */
function paeth(left: number, above: number, aboveLeft: number): number {
  const toLeft = Math.abs(above - aboveLeft);
  const toAbove = Math.abs(left - aboveLeft);
  const toAboveLeft = Math.abs(left + above - 2 * aboveLeft);
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left;
  return toAbove <= toAboveLeft ? above : aboveLeft;
}
