import { PNG } from 'pngjs';
import { type Bitmap, blank, fillBox } from './bitmap.ts';

/** Two centimetres. */
const MAX_HEIGHT = 160;

/**
 * The picture of a business in black and white, in the middle of the roll; undefined for one that cannot be read: the
 * name is printed all the same, and a customer waits.
 */
export function drawLogo(bytes: Uint8Array, dots: number): Bitmap | undefined {
  const picture = readPng(bytes);
  if (!picture) return undefined;
  const scale = Math.min((dots * 0.75) / picture.width, MAX_HEIGHT / picture.height, 1);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return dithered(shrunk(picture, width, height), dots);
}

/** Every dot the mean of what it stands for. */
function shrunk({ width, height, grey }: GreyPicture, toWidth: number, toHeight: number): GreyPicture {
  const small = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const [top, bottom] = spanOf(y, height / toHeight, height);
    for (let x = 0; x < toWidth; x += 1) {
      const [left, right] = spanOf(x, width / toWidth, width);
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) sum += grey[row * width + column] ?? 255;
      }
      small[y * toWidth + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width: toWidth, height: toHeight, grey: small };
}

function spanOf(at: number, step: number, end: number): readonly [number, number] {
  const from = Math.min(Math.floor(at * step), end - 1);
  return [from, Math.min(Math.max(from + 1, Math.floor((at + 1) * step)), end)];
}

/** Greys as dots, each passing on to its neighbours what it is too dark or too light (Floyd and Steinberg). */
function dithered({ width, height, grey }: GreyPicture, dots: number): Bitmap {
  const left = (dots - width) >> 1;
  const bitmap = blank(dots, height);
  const passOn = (x: number, y: number, error: number): void => {
    if (x < 0 || x >= width || y >= height) return;
    grey[y * width + x] = (grey[y * width + x] ?? 255) + error;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = grey[y * width + x] ?? 255;
      const isInk = value < 128;
      if (isInk) fillBox(bitmap, { x: left + x, y, width: 1, height: 1 });
      const error = value - (isInk ? 0 : 255);
      passOn(x + 1, y, (error * 7) / 16);
      passOn(x - 1, y + 1, (error * 3) / 16);
      passOn(x, y + 1, (error * 5) / 16);
      passOn(x + 1, y + 1, error / 16);
    }
  }
  return bitmap;
}

/** A picture in grey, one number a dot: 0 is black, 255 white; what is transparent is as white as paper. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Float32Array;
}

/** Undefined for what is no PNG. One that others sent was checked when it was taken (`business/logo.ts`). */
export function readPng(bytes: Uint8Array): GreyPicture | undefined {
  const png = decode(bytes);
  if (!png) return undefined;
  const { width, height, data } = png;
  const grey = Float32Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    return onPaper(0.299 * red + 0.587 * green + 0.114 * blue, alpha);
  });
  return { width, height, grey };
}

const END_CHUNK = Buffer.from('0000000049454e44ae426082', 'hex');

function decode(bytes: Uint8Array): PNG | undefined {
  try {
    const png = Buffer.from(bytes);
    // pngjs refuses what some programs write after the end.
    return PNG.sync.read(png.subarray(0, png.indexOf(END_CHUNK) + END_CHUNK.length));
  } catch {
    // A JPEG, or a damaged file.
    return undefined;
  }
}

function onPaper(color: number, alpha: number): number {
  return (color * alpha + 255 * (255 - alpha)) / 255;
}
