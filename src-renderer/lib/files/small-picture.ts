import type { PictureType } from '../../../src-main/contract/picture.ts';

interface PictureLimits {
  readonly bytes: number;
  readonly pixels: number;
  /** What it may be saved as, the best first. */
  readonly types: readonly PictureType[];
}

const QUALITIES = [0.85, 0.7, 0.5] as const;

/**
 * A picture within its limits: as it is where it keeps them, else made smaller, because a telephone's photograph and what a
 * designer delivers weigh megabytes. Undefined where it is no picture that this browser can read.
 */
export async function smallPicture(file: Blob, limits: PictureLimits): Promise<Blob | undefined> {
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  const { width, height } = whole;
  const isWithin = file.size <= limits.bytes && width * height <= limits.pixels;
  if (isWithin && limits.types.some((type) => type === file.type)) {
    whole.close();
    return file;
  }
  const scale = Math.min(1, Math.sqrt(limits.pixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  for (const type of limits.types) {
    const blob = await saveAs(canvas, type, limits.bytes);
    if (blob) return blob;
  }
  return undefined;
}

async function saveAs(
  canvas: HTMLCanvasElement,
  type: PictureType,
  bytes: number,
): Promise<Blob | undefined> {
  if (type === 'image/jpeg') whiten(canvas);
  for (const quality of type === 'image/jpeg' ? QUALITIES : [1]) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob && blob.size <= bytes) return blob;
  }
  return undefined;
}

/** A JPEG has no transparency: what would turn black is white, as paper is. */
function whiten(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}
