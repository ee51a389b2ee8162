import { describe, expect, it } from 'vitest';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { logoLimits } from '../../../src-main/contract/business/logo.ts';
import { boxOfColor } from '../../support/pages/page-picture.ts';
import { makeJpeg, makePng } from '../../support/pages/pictures.ts';
import { type EntityShop, openEntityShop } from '../../support/shops/entity-shop.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const red = [200, 30, 30] as const;

async function put(shop: EntityShop, body: Buffer, type = 'image/png', token = shop.session) {
  const path = `/v1/ec/entities/${await shop.entityId('live')}/logo`;
  return shop.call('PUT', path, { token, headers: { 'content-type': type }, body });
}

async function logoOf(shop: EntityShop) {
  return (await shop.shop.business.entity(await shop.entityId('live')))?.logo;
}

describe('a logo', () => {
  it.each([
    ['a PNG', makePng({ transparent: true }), 'image/png'],
    ['a JPEG', makeJpeg(), 'image/jpeg'],
  ])('that is %s is kept as it came, and is where the business says', async (_name, bytes, type) => {
    const shop = await openEntityShop();
    const answer = await put(shop, bytes, type);
    expect(answer.status).toBe(200);
    const { logo } = entityResource.parse(answer.json());
    expect(logo).toMatchObject({ content_type: type, size: bytes.length });
    const token = await shop.key('test', ['read']);
    const shown = await shop.call('GET', logo?.url ?? '', { token });
    expect(shown.status).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    });
  });

  it('is what its bytes are, whatever it is called', async () => {
    const shop = await openEntityShop();
    const answer = await put(shop, makeJpeg(), 'image/png');
    expect(answer.json()).toMatchObject({ logo: { content_type: 'image/jpeg' } });
  });

  it.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_format'],
    ['nothing', Buffer.alloc(0), 'invalid_format'],
    ['a PNG cut short', makePng().subarray(0, 50), 'invalid_format'],
    ['an interlaced PNG', makePng({ interlaced: 1 }), 'invalid_format'],
    ['too many pixels', makePng({ width: 1001, height: 1000 }), 'out_of_range'],
  ])('that is %s is refused, and the one before stays', async (_name, bytes, code) => {
    const shop = await openEntityShop();
    await put(shop, makePng());
    const before = await logoOf(shop);
    const answer = await put(shop, bytes);
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ code }] });
    expect(await logoOf(shop)).toEqual(before);
  });

  it('of too many bytes is refused, whether or not the server reads it whole', async () => {
    const shop = await openEntityShop();
    for (const size of [logoLimits.bytes + 1, 1024 * 1024 + 1]) {
      const padded = Buffer.concat([makePng(), Buffer.alloc(size - makePng().length)]);
      expect((await put(shop, padded)).json()).toMatchObject({ status: 413, code: 'payload_too_large' });
    }
    const most = Buffer.concat([makePng(), Buffer.alloc(logoLimits.bytes - makePng().length)]);
    expect((await put(shop, most)).status).toBe(200);
  });

  it('comes as a picture: anything else, or no media type, is refused before it is read', async () => {
    const shop = await openEntityShop();
    for (const type of ['application/json', 'image/svg+xml', 'image/gif']) {
      expect((await put(shop, makePng(), type)).status, type).toBe(415);
    }
    const path = `/v1/ec/entities/${await shop.entityId('live')}`;
    const headers = { 'content-type': 'image/png' };
    const answer = await shop.call('PATCH', path, { token: shop.session, headers, body: makePng() });
    expect(answer.status).toBe(415);
  });

  it('is put and taken away only by who may configure', async () => {
    const shop = await openEntityShop();
    const reader = await shop.key('live', ['read', 'issue', 'devices']);
    expect((await put(shop, makePng(), 'image/png', reader)).status).toBe(403);
    expect((await put(shop, makePng(), 'image/png', await shop.key('live', ['config']))).status).toBe(200);
    const path = `/v1/ec/entities/${await shop.entityId('live')}/logo`;
    expect((await shop.call('DELETE', path, { token: reader })).status).toBe(403);
    expect((await shop.call('DELETE', path, { token: shop.session })).status).toBe(204);
    expect(await logoOf(shop)).toBeUndefined();
    for (const method of ['GET', 'DELETE']) {
      expect((await shop.call(method, path, { token: shop.session })).status, method).toBe(404);
    }
  });

  it('is sent to others when it is another one, and when it is gone', async () => {
    const shop = await openEntityShop();
    await put(shop, makePng());
    await put(shop, makePng());
    await put(shop, makePng({ color: [30, 200, 30] }));
    await shop.call('DELETE', `/v1/ec/entities/${await shop.entityId('live')}/logo`, { token: shop.session });
    const events = await shop.shop.store.db
      .selectFrom('event')
      .select('data_json')
      .where('type', '=', 'entity.updated')
      .orderBy('id')
      .execute();
    const urls = events.map(({ data_json }) => JSON.parse(data_json).logo?.url);
    expect(urls).toEqual([expect.any(String), expect.any(String), undefined]);
    expect(urls[0]).not.toBe(urls[1]);
  });
});

describe.runIf(requireTool('pdftoppm'))('on the printed page', () => {
  it.each([
    ['a wide one', 400, 100],
    ['a tall one', 120, 480],
    ['a small one', 40, 40],
  ])('%s keeps its proportions, on the sheet and on the ticket', async (_name, width, height) => {
    const shop = await openEntityShop();
    const { id } = await shop.shop.issue();
    await put(shop, makePng({ width, height, color: red, transparent: true }));
    for (const format of ['a4', 'ticket80'] as const) {
      const box = boxOfColor(await shop.ride(id, format), red);
      const ratio = (box?.width ?? 0) / (box?.height ?? 1);
      expect(ratio / (width / height), format).toBeGreaterThan(0.9);
      expect(ratio / (width / height), format).toBeLessThan(1.1);
    }
  });

  it('stands upright although the camera lay on its side', async () => {
    const shop = await openEntityShop();
    const { id } = await shop.shop.issue();
    await put(shop, makeJpeg({ width: 480, height: 160, orientation: 6 }), 'image/jpeg');
    // Where nothing else is: below the notice that it has no value, above the name.
    const part = { right: 200, top: 70, bottom: 145 };
    const box = boxOfColor(await shop.ride(id, 'a4'), [64, 64, 64], part);
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(2.7);
  });

  it('is gone with the logo', async () => {
    const shop = await openEntityShop();
    const { id } = await shop.shop.issue();
    await put(shop, makePng({ width: 40, height: 40, color: red }));
    await shop.call('DELETE', `/v1/ec/entities/${await shop.entityId('live')}/logo`, { token: shop.session });
    expect(boxOfColor(await shop.ride(id, 'a4'), red)).toBeUndefined();
  });
});
