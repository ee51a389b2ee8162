import { describe, expect, it } from 'vitest';
import { makePortalLinks, tokenForm } from '../../../src-main/portal/portal-links.ts';
import { openShop } from '../../support/shops/shop.ts';

const base = 'https://comprobantes.tienda.ec';

function linksWith(secret: string, showsTest = true) {
  const links = makePortalLinks({
    store: { showsTest: async () => showsTest },
    secret: Buffer.alloc(32, secret),
  });
  links.openAt(base);
  return links;
}

async function aDocument() {
  const shop = await openShop();
  const { id } = await shop.issue();
  await shop.decide(id, 'authorized');
  return shop.stored(id);
}

describe("a document's link", () => {
  it('leads back to the document, and is always the same', async () => {
    const document = await aDocument();
    const links = linksWith('a');
    const link = (await links.linkOf(document)) ?? '';
    const token = link.slice(`${base}/p/`.length);
    expect(link.startsWith(`${base}/p/`)).toBe(true);
    expect(token).toMatch(tokenForm);
    expect(links.documentOf(token)).toBe(document.id);
    expect(await linksWith('a').linkOf(document)).toBe(link);
  });

  it('is worth nothing with any bit of it changed, or made elsewhere', async () => {
    const document = await aDocument();
    const links = linksWith('a');
    const token = ((await links.linkOf(document)) ?? '').slice(-43);
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < 256; bit += 1) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8((altered[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
      expect(links.documentOf(altered.toString('base64url'))).toBeUndefined();
    }
    expect(linksWith('b').documentOf(token)).toBeUndefined();
  });

  it('is written in one way only', async () => {
    const links = linksWith('a');
    const token = ((await links.linkOf(await aDocument())) ?? '').slice(-43);
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = digits.indexOf(token.slice(-1));
    // The last letter carries four bits of its six: three others spell the same bytes.
    const others = [1, 2, 3].map((bits) => token.slice(0, -1) + digits.charAt(last ^ bits));
    for (const other of [...others, `${token}=`, ` ${token}`, token.slice(1), '', 'x'.repeat(5000)]) {
      expect(links.documentOf(other)).toBeUndefined();
    }
  });

  it('is there only for what a customer may see', async () => {
    const document = await aDocument();
    const links = linksWith('a');
    for (const status of ['pending', 'submitted', 'returned', 'not_authorized', 'annulled'] as const) {
      expect(await links.linkOf({ ...document, status })).toBeUndefined();
    }
    const inEnvironment = (environment: 'sandbox' | 'live') => ({
      ...document,
      identity: { ...document.identity, environment },
    });
    expect(await linksWith('a', false).linkOf(document)).toBeUndefined();
    expect(await linksWith('a', false).linkOf(inEnvironment('live'))).toBeDefined();
    expect(await links.linkOf(inEnvironment('sandbox'))).toBeUndefined();
    links.openAt(undefined);
    expect(await links.linkOf(inEnvironment('live'))).toBeUndefined();
  });
});
