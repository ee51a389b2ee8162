import { PNG } from 'pngjs';

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
