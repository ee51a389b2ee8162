import { productPictureLimits } from '../../../../src-main/contract/catalog/product.ts';

/** Sharp on a tile of a large screen. */
const LONGEST_PX = 480;
const QUALITIES = [0.85, 0.7, 0.5] as const;

/**
 * A photograph as small as a tile needs it: a telephone's weighs megabytes. Undefined where it is no picture that this
 * browser can read.
 */
export async function smallPicture(file: Blob): Promise<Blob | undefined> {
  const whole = await createImageBitmap(file).catch(() => undefined);
  if (!whole) return undefined;
  const scale = Math.min(1, LONGEST_PX / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // What is transparent is white, as goods are photographed.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= productPictureLimits.bytes) return blob;
  }
  return undefined;
}
