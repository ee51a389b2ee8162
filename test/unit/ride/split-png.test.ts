import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LogoMemory } from '../../../src-main/ride/logo-memory.ts';
import { readPicture } from '../../../src-main/ride/picture.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { splitPng } from '../../../src-main/ride/split-png.ts';
import { boxOfColor } from '../../support/page-picture.ts';
import { makePng } from '../../support/pictures.ts';
import { requireTool } from '../../support/require-tool.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { printedSample } from './printed-sample.ts';

const hasPoppler = requireTool('pdftoppm');

const [width, height, samples] = [23, 10, 4];
const rowLength = width * samples;

describe('a PNG with transparency', () => {
  it('is parted into its colors and its opacity, however its rows are filtered', () => {
    const random = seededRandom(5);
    const pixels = Buffer.from(Array.from({ length: rowLength * height }, () => random.between(0, 255)));
    const png = makePng({ width, height, transparent: true, rows: filtered(pixels) });
    expect(readPicture(png)).toMatchObject({ width, height });
    const split = splitPng(png);
    expect(split).toMatchObject({ width, height, space: 'DeviceRGB' });
    expect([...inflateSync(split?.colors ?? '')]).toEqual([...pixels].filter((_, at) => at % 4 !== 3));
    expect([...inflateSync(split?.opacity ?? '')]).toEqual([...pixels].filter((_, at) => at % 4 === 3));
  });

  it.skipIf(!hasPoppler)('is drawn where one without is', async () => {
    const color = [200, 30, 30] as const;
    const boxes = [true, false].map(async (transparent) => {
      const logo = makePng({ width: 40, height: 20, color, transparent });
      return boxOfColor(await renderRide(printedSample(), { format: 'a4', status: {}, logo }), color);
    });
    const [split, whole] = await Promise.all(boxes);
    expect(split).toBeDefined();
    expect(split).toEqual(whole);
  });
});

it('leaves alone a PNG that a PDF holds as it is', () => {
  expect(splitPng(makePng())).toBeUndefined();
});

describe('the memory of logos', () => {
  it('reads the same logo once, and another in its place', () => {
    const logos = new LogoMemory();
    const first = logos.read(makePng({ transparent: true }));
    expect(first).toBeDefined();
    expect(logos.read(makePng({ transparent: true }))).toBe(first);
    expect(logos.read(makePng({ transparent: true, width: 8 }))?.picture.width).toBe(8);
    expect(logos.read(Buffer.from('none'))).toBeUndefined();
  });

  it('gives the pages that one without memory gives', async () => {
    const logos = new LogoMemory();
    const options = { format: 'a4', status: {}, logo: makePng({ transparent: true }) } as const;
    const [first, second] = [
      await renderRide(printedSample(), options, logos),
      await renderRide(printedSample(), options, logos),
    ];
    expect(second).toEqual(first);
    expect(await renderRide(printedSample(), options)).toEqual(first);
  });
});

/** Each row with another of the five filters (PNG specification, 9.2). */
function filtered(pixels: Buffer): Buffer {
  const rows = Array.from({ length: height }, (_, row) => {
    const filter = row % 5;
    const bytes = Array.from({ length: rowLength }, (_, column) => {
      const at = row * rowLength + column;
      const left = column < samples ? 0 : pixels.readUInt8(at - samples);
      const above = row === 0 ? 0 : pixels.readUInt8(at - rowLength);
      const corner = column < samples || row === 0 ? 0 : pixels.readUInt8(at - rowLength - samples);
      const estimate = left + above - corner;
      const nearest = [left, above, corner].toSorted(
        (one, other) => Math.abs(estimate - one) - Math.abs(estimate - other),
      )[0];
      const predicted = [0, left, above, Math.floor((left + above) / 2), nearest][filter] ?? 0;
      return (pixels.readUInt8(at) - predicted) & 0xff;
    });
    return Buffer.from([filter, ...bytes]);
  });
  return Buffer.concat(rows);
}
