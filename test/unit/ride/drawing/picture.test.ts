import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../../src-main/ride/drawing/picture.ts';
import { renderRide } from '../../../../src-main/ride/ride.ts';
import { boxOfColor } from '../../../support/pages/page-picture.ts';
import { makeJpeg, makePalettePng, makePng } from '../../../support/pages/pictures.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import { requireTool } from '../../../support/tools/require-tool.ts';
import { printedSample } from '../printed-sample.ts';

const hasPoppler = requireTool('pdftoppm');

function lossless(jpeg: Buffer): Buffer {
  const changed = Buffer.from(jpeg);
  changed.set([0xc3], changed.indexOf(Buffer.from('ffc0', 'hex')) + 1);
  return changed;
}

const broken: readonly [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG cut short', makePng().subarray(0, 50)],
  ['a PNG whose rows are too few', makePng({ transparent: true, rows: Buffer.alloc(17) })],
  ['a PNG with an unknown row filter', makePng({ transparent: true, rows: Buffer.alloc(34, 9) })],
  ['an interlaced PNG', makePng({ interlaced: 1 })],
  ['a PNG whose pixels are no zlib', Buffer.from(makePng()).fill(0xff, 45, 50)],
  ['a JPEG without a frame', Buffer.from('ffd8ffe00010', 'hex')],
  ['a JPEG cut short', makeJpeg().subarray(0, -2)],
  ['a JPEG of a coding no PDF can hold', lossless(makeJpeg())],
  ['more pixels than can be unpacked while a customer waits', makeJpeg({ width: 4000, height: 1001 })],
];

describe('a logo', () => {
  it('is measured when it is a PNG or a JPEG', () => {
    expect(readPicture(makePng())).toEqual({ contentType: 'image/png', width: 4, height: 2 });
    expect(readPicture(makeJpeg())).toEqual({ contentType: 'image/jpeg', width: 48, height: 16 });
  });

  it('is drawn whatever a program wrote after its end', async () => {
    const logo = Buffer.concat([makePng({ transparent: true }), Buffer.from('made by a camera')]);
    const page = await renderRide(printedSample(), { format: 'a4', status: {}, logo });
    expect(page.toString('latin1')).toContain('/Subtype /Image');
  });

  it.each([
    [1, { width: 48, height: 16 }],
    [3, { width: 48, height: 16 }],
    [6, { width: 16, height: 48 }],
    [8, { width: 16, height: 48 }],
  ])('is measured as it is shown when the camera was held as %i', (orientation, size) => {
    expect(readPicture(makeJpeg({ orientation }))).toMatchObject(size);
  });

  it('is measured all the same when what it says of the camera is garbage', () => {
    const jpeg = makeJpeg({ orientation: 6 });
    jpeg.writeUInt32BE(0xfffffff0, jpeg.indexOf('Exif') + 10);
    expect(readPicture(jpeg)).toMatchObject({ width: 48, height: 16 });
  });

  it('is drawn on the page', async () => {
    const options = { format: 'a4', status: {} } as const;
    const withLogo = await renderRide(printedSample(), { ...options, logo: makePng() });
    expect(withLogo.toString('latin1')).toContain('/Subtype /Image');
  });

  it.skipIf(!hasPoppler)('with transparency is drawn where one without is', async () => {
    const color = [200, 30, 30] as const;
    const boxes = [true, false].map(async (transparent) => {
      const logo = makePng({ width: 40, height: 20, color, transparent });
      return boxOfColor(await renderRide(printedSample(), { format: 'a4', status: {}, logo }), color);
    });
    const [transparent, whole] = await Promise.all(boxes);
    expect(transparent).toBeDefined();
    expect(transparent).toEqual(whole);
  });

  it.skipIf(!hasPoppler)('of a palette of few bits, transparent around it, is drawn as it is', async () => {
    const color = [200, 30, 30] as const;
    const logo = makePalettePng({ width: 40, height: 20, color });
    const page = await renderRide(printedSample(), { format: 'a4', status: {}, logo });
    const whole = makePng({ width: 40, height: 20, color });
    const drawn = boxOfColor(page, color);
    const full = boxOfColor(
      await renderRide(printedSample(), { format: 'a4', status: {}, logo: whole }),
      color,
    );
    expect(drawn?.height).toBe(full?.height);
    expect(drawn?.width).toBeCloseTo((full?.width ?? 0) / 2, -1);
  });

  it('with transparency gives the same bytes each time', async () => {
    const options = { format: 'a4', status: {}, logo: makePng({ transparent: true }) } as const;
    expect(await renderRide(printedSample(), options)).toEqual(await renderRide(printedSample(), options));
  });

  it.each(broken)('is left out when it is %s', async (_, logo) => {
    expect(readPicture(logo)).toBeUndefined();
    const options = { format: 'ticket80', status: {} } as const;
    const page = await renderRide(printedSample(), { ...options, logo });
    expect(page).toEqual(await renderRide(printedSample(), options));
  });

  it('that is damaged anywhere is left out or drawn, and never breaks the page', async () => {
    const random = seededRandom(20260304);
    let drawn = 0;
    for (let count = 0; count < 400; count += 1) {
      const logo = Buffer.from(random.pick([makePng(), makePng({ transparent: true }), makeJpeg()]));
      for (let damage = random.between(1, 3); damage > 0; damage -= 1) {
        logo.writeUInt8(random.between(0, 255), random.between(0, logo.length - 1));
      }
      if (!readPicture(logo)) continue;
      drawn += 1;
      await renderRide(printedSample(), { format: 'ticket80', status: {}, logo });
    }
    expect(drawn).toBeGreaterThan(20);
  });
});
