import type { Picture, ReadPicture } from '../picture.ts';
import type { Outcome } from './problems.ts';
import { refuse } from './refuse.ts';

export interface PictureLimits {
  readonly bytes: number;
  readonly pixels: number;
}

/** Reads a picture that was sent, and refuses what is too large or none; `what` names it in sentences, as «El logo». */
export function checkPicture(
  bytes: Uint8Array,
  {
    what,
    limits,
    read,
  }: { readonly what: string; readonly limits: PictureLimits; readonly read: ReadPicture },
): Outcome<Picture> {
  if (bytes.byteLength > limits.bytes) {
    const detail = `${what} puede pesar hasta ${limits.bytes / 1024} KiB. Guárdela más pequeña y vuelva a intentarlo.`;
    return refuse({ code: 'payload_too_large', detail });
  }
  const picture = read(bytes);
  if (!picture) {
    return invalid(
      'invalid_format',
      'No es una imagen PNG o JPEG que se pueda imprimir. Guárdela de nuevo como PNG (sin entrelazar, de 8 bits) o JPEG.',
    );
  }
  if (picture.width * picture.height > limits.pixels) {
    return invalid(
      'out_of_range',
      `La imagen tiene ${picture.width} × ${picture.height} píxeles; se admite hasta un millón, por ejemplo 1200 × 800.`,
    );
  }
  return { ok: true, value: picture };
}

function invalid(code: string, message: string) {
  return refuse({ code: 'validation_failed', detail: message, errors: [{ pointer: '', code, message }] });
}
