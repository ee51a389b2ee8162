/** A black and white picture: rows from the top, eight dots a byte, the leftmost highest, 1 is black. */
export interface Bitmap {
  /** In dots, a multiple of eight. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** A picture to draw into, white. */
export function blank(width: number, height: number): Bitmap {
  if (width % 8 !== 0) throw new Error(`${width} dots are no whole bytes`);
  return { width, height, bytes: new Uint8Array((width / 8) * height) };
}

/** Blackens a box; what lies outside the picture is left out. */
export function fillBox(
  { width, height, bytes }: Bitmap,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const stride = width / 8;
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y += 1) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x += 1) {
      const at = y * stride + (x >> 3);
      bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
}

/** Pictures of one width, one under the other. */
export function stack(width: number, parts: readonly Bitmap[]): Bitmap {
  const height = parts.reduce((total, part) => total + part.height, 0);
  return { width, height, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
}
