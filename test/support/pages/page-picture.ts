import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Color = readonly [number, number, number];

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Part {
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const whole: Part = { right: Infinity, top: 0, bottom: Infinity };

/**
 * Where a color is on the first page of a PDF, or in a part of it, in points: the box around all its
 * pixels; undefined where it is not.
 */
export function boxOfColor(pdf: Buffer, color: Color, within: Part = whole): Size | undefined {
  const { width, pixels } = firstPage(pdf);
  const found = { left: Infinity, right: -1, top: Infinity, bottom: -1 };
  for (let at = 0; at < pixels.length; at += 3) {
    const isIt = color.every((value, index) => Math.abs(value - (pixels[at + index] ?? 0)) < 12);
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    if (!isIt || x >= within.right || y < within.top || y >= within.bottom) continue;
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  if (found.right < 0) return undefined;
  return { width: found.right - found.left + 1, height: found.bottom - found.top + 1 };
}

/** As poppler paints it, one pixel a point. */
function firstPage(pdf: Buffer): { readonly width: number; readonly pixels: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    const name = join(folder, 'page');
    execFileSync('pdftoppm', ['-r', '72', '-singlefile', file, name], { timeout: 120_000 });
    const ppm = readFileSync(`${name}.ppm`);
    const [head = '', width] = /^P6\s+(\d+)\s+\d+\s+255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
    return { width: Number(width), pixels: ppm.subarray(head.length) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
