import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { PortalBody } from '../../../src-main/contract/delivery/portal.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { freePort } from '../../../src-main/process/free-port.ts';
import { aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { eventually } from '../../support/eventually.ts';
import { type PortalShop, portalName, portalOf } from '../../support/shops/portal-shop.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

/** A shop whose portal is open and shows its test documents, and an invoice the authority has authorized. */
async function anOpenPortal(body = anInvoiceBody(), settings: Partial<PortalBody> = {}) {
  const shop = await openShop();
  const portal = await portalOf(shop);
  await portal.open(settings);
  await portal.showTest();
  const invoice = await shop.issue(body);
  await authorize(shop, invoice.id);
  const link = await portal.linkOf(invoice.id);
  if (link === undefined) throw new Error('the invoice has no link');
  return { shop, portal, invoice, link };
}

/** Signed and authorized, as sync/ leaves a document. */
async function authorize(shop: TestShop, id: string): Promise<void> {
  const signed = await shop.signer.sign(await shop.stored(id), shop.clock.now);
  if (!signed.ok) throw new Error(`not signed: ${signed.problem}`);
  const at = shop.clock.now;
  const next = { step: 'send', attempts: 0, at, problem: null } as const;
  await shop.delivery.freeze(await shop.stored(id), { signedXml: signed.signedXml, at, next });
  await shop.decide(id, 'authorized');
}

async function viewsOf(shop: TestShop, portal: PortalShop, id: string, wanted: number) {
  const caller = await shop.caller();
  const document = await eventually(
    () => portal.reader.get(caller, id),
    (current) => (current?.portal_views ?? 0) >= wanted,
  );
  return { views: document?.portal_views, lastAt: document?.portal_last_viewed_at };
}

describe("a customer's page", () => {
  it('says what was issued by whom, and gives its files', async () => {
    const { portal, invoice, link } = await anOpenPortal(
      anInvoiceBody({ lines: [aLine({ quantity: '10' })] }),
    );
    const answer = await portal.visit(link);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of [
      'Factura',
      invoice.number,
      invoice.access_key,
      'ALMACENES EJEMPLO S.A.',
      '115.00',
      'PRUEBAS',
    ]) {
      expect(answer.text).toContain(text);
    }
    const path = new URL(link).pathname;
    expect(answer.text).toContain(`href="${path}/ride"`);
    expect(answer.text).toContain(`href="${path}/xml"`);
    const ride = await portal.visit(`${path}/ride`);
    expect(ride).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(ride.headers['content-disposition']).toBe(`attachment; filename="factura-${invoice.number}.pdf"`);
    expect(ride.text.startsWith('%PDF-')).toBe(true);
    const xml = await portal.visit(`${path}/xml`);
    expect(xml).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml' } });
    expect(xml.text).toContain(`<claveAcceso>${invoice.access_key}</claveAcceso>`);
    expect(xml.text).toContain('SignatureValue');
    expect(xml.text).toMatch(/^<\?xml [^>]*\?>\n<autorizacion>\n<estado>AUTORIZADO</);
  });

  it('is kept by nobody, framed by nobody, and runs nothing', async () => {
    const { portal, link } = await anOpenPortal();
    const path = new URL(link).pathname;
    for (const one of [path, `${path}/ride`, `${path}/xml`, '/p/nothing', '/']) {
      const { headers, text } = await portal.visit(one);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(text).not.toContain('<script');
    }
    expect((await portal.visit('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('shows what a person typed as text, never as a tag', async () => {
    const evil = '<img src=x onerror="alert(1)">&\'';
    const { portal, link } = await anOpenPortal(
      anInvoiceBody({
        buyer: { identification_type: 'ruc', identification: '1790016919001', name: `${evil} S.A.` },
        lines: [aLine({ description: evil })],
      }),
    );
    const { text } = await portal.visit(link);
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;');
  });

  it.each<readonly [DocumentType, () => unknown, string]>([
    ['credit_note', () => aCreditNoteBodyOnElsewhere(), 'Nota de crédito'],
    ['debit_note', () => aDebitNoteBody(), 'Nota de débito'],
    ['withholding', () => aWithholdingBody(), 'Comprobante de retención'],
    ['purchase_settlement', () => aPurchaseSettlementBody(), 'Liquidación de compra'],
    [
      'delivery_note',
      () => aDeliveryNoteBody({ transport_start: '2026-11-21', transport_end: '2026-11-22' }),
      'Guía de remisión',
    ],
  ])('shows a %s', async (type, body, label) => {
    const shop = await openShop();
    const portal = await portalOf(shop);
    await portal.open();
    await portal.showTest();
    const { id, number } = await shop.issueAs(type, body());
    await shop.decide(id, 'authorized');
    const { status, text } = await portal.visit((await portal.linkOf(id)) ?? '/');
    expect(status).toBe(200);
    expect(text).toContain(`<h1>${label}</h1>`);
    expect(text).toContain(number);
  });

  it('has its link in the document, one by one and in lists, while the portal is on', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    const caller = await shop.caller();
    expect(await portal.reader.get(caller, invoice.id)).toMatchObject({ portal_url: link });
    expect(await portal.reader.list(caller, ['invoice'], { limit: 20 })).toMatchObject({
      value: { data: [{ id: invoice.id, portal_url: link }] },
    });
    await portal.portal.put({ enabled: false, host: '127.0.0.1', port: 4780, trusted_proxies: [] });
    expect(await portal.reader.get(caller, invoice.id)).not.toHaveProperty('portal_url');
  });
});

describe('what a customer may not see', () => {
  it('is nothing that is not authorized', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    for (const status of ['pending', 'submitted', 'returned', 'not_authorized'] as const) {
      await shop.decide(invoice.id, status);
      for (const part of ['', '/ride', '/xml']) {
        expect((await portal.visit(new URL(link).pathname + part)).status).toBe(404);
      }
    }
  });

  it('is closed by annulment, files and all, and says so', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    const annulled = await shop.annul(invoice.id, { annulled_on: ecuadorDate(shop.clock.now) });
    expect(annulled.ok).toBe(true);
    for (const part of ['', '/ride', '/xml', '/logo']) {
      const { status, text } = await portal.visit(new URL(link).pathname + part);
      expect(status).toBe(410);
      expect(text).toContain('Este comprobante fue anulado');
      expect(text).not.toContain(invoice.number);
    }
    expect(await portal.reader.get(await shop.caller(), invoice.id)).not.toHaveProperty('portal_url');
  });

  it('is a test document unless the business wants it shown, and never one of practice', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    await portal.showTest(false);
    expect((await portal.visit(link)).status).toBe(404);
    const inEnvironment = (environment: 'sandbox' | 'live') =>
      shop.store.writes.run((tx) =>
        tx.updateTable('document').set({ environment }).where('id', '=', invoice.id).execute(),
      );
    await inEnvironment('live');
    const { status, text } = await portal.visit(link);
    expect(status).toBe(200);
    expect(text).not.toContain('PRUEBAS');
    await portal.showTest();
    await inEnvironment('sandbox');
    expect((await portal.visit(link)).status).toBe(404);
  });

  it('is the same page whatever was asked for', async () => {
    const { portal, link } = await anOpenPortal();
    const token = new URL(link).pathname.slice('/p/'.length);
    const guess = `${token.slice(0, 22)}${'A'.repeat(20)}A`;
    const answers = await Promise.all(
      [
        '/',
        '/p/',
        `/p/${guess}`,
        `/p/${token}/`,
        `/p/${token}/events`,
        '/v1/ec/documents',
        '/p/%2e%2e/x',
      ].map((path) => portal.visit(path)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('views', () => {
  it('are counted of people, once a minute each, and are not a change of the document', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    const before = await shop.stored(invoice.id);
    await portal.visit(link);
    await portal.visit(`${link}?fbclid=abc`);
    expect(await viewsOf(shop, portal, invoice.id, 1)).toEqual({
      views: 1,
      lastAt: shop.clock.now.toISOString(),
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    await portal.visit(link);
    expect(await viewsOf(shop, portal, invoice.id, 2)).toEqual({
      views: 2,
      lastAt: shop.clock.now.toISOString(),
    });
    expect((await shop.stored(invoice.id)).updatedAt).toBe(before.updatedAt);
  });

  it('are not of HEAD, files, robots, nor of what was not shown', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    const path = new URL(link).pathname;
    const head = await portal.visit(link, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
    await portal.visit(`${path}/ride`);
    await portal.visit(`${path}/xml`);
    await portal.visit(link, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
    await shop.decide(invoice.id, 'annulled');
    await portal.visit(link);
    await portal.portal.stop();
    expect((await portal.reader.get(await shop.caller(), invoice.id))?.portal_views).toBe(0);
  });
});

describe('strangers', () => {
  it('only look', async () => {
    const { portal, link } = await anOpenPortal();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(await portal.visit(link, { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
    const answer = await portal.visit(link, { method: 'POST', body: 'x'.repeat(100) });
    expect(answer).toMatchObject({ status: 405, headers: { connection: 'close' } });
  });

  it('reach it by its public name alone', async () => {
    const { portal, link } = await anOpenPortal();
    for (const host of [
      '127.0.0.1',
      'localhost:4780',
      'atacante.com',
      'comprobantes.tienda.ec.atacante.com',
    ]) {
      const answer = await portal.visit(link, { headers: { host } });
      expect(answer.status).toBe(421);
      expect(answer.text).not.toContain('ALMACENES');
    }
    expect((await portal.visit(link, { headers: { host: 'Comprobantes.Tienda.EC' } })).status).toBe(200);
  });

  it('are asked to slow down, each for itself where a trusted proxy tells them apart', async () => {
    const { portal, link } = await anOpenPortal(anInvoiceBody(), { trusted_proxies: ['127.0.0.1'] });
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await portal.visit(link)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await portal.visit(link)).headers['retry-after']).toMatch(/^\d+$/);
    const another = await portal.visit(link, { headers: { 'x-forwarded-for': '186.4.1.2' } });
    expect(another.status).toBe(200);
    portal.monotonic.now += 2000;
    expect((await portal.visit(link)).status).toBe(200);
  });

  it('cannot pass for others by a header that no trusted proxy wrote', async () => {
    const { portal, link } = await anOpenPortal();
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const headers = { 'x-forwarded-for': `186.4.1.${turn}` };
      statuses.push((await portal.visit(link, { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('are not let in with headers without end', async () => {
    const { portal, link } = await anOpenPortal();
    const answer = await portal.visit(link, { headers: { 'x-long': 'x'.repeat(9000) } });
    expect(answer.status).toBe(431);
  });
});

describe('the portal', () => {
  it('is off until it is switched on, and stays as it was left', async () => {
    const shop = await openShop();
    const first = await portalOf(shop);
    expect(first.portal.read()).toEqual({
      object: 'portal',
      enabled: false,
      host: '127.0.0.1',
      port: 4780,
      trusted_proxies: [],
      state: 'off',
    });
    await first.open();
    const opened = first.portal.read();
    expect(opened).toMatchObject({ enabled: true, state: 'listening', public_url: portalName });
    await first.portal.stop();
    const second = await portalOf(shop);
    expect(second.portal.read()).toEqual(opened);
  });

  it('gives links without listening, and answers once it is opened', async () => {
    const { shop, portal, invoice, link } = await anOpenPortal();
    await portal.portal.stop();
    expect(portal.portal.read()).toMatchObject({ enabled: true, state: 'off' });
    expect(await portal.linkOf(invoice.id)).toBe(link);
    await expect(portal.visit(link)).rejects.toThrow('ECONNREFUSED');
    await portal.portal.open();
    expect((await portal.visit(link)).status).toBe(200);
    await shop.decide(invoice.id, 'annulled');
    expect((await portal.visit(link)).status).toBe(410);
  });

  it('moves at once, and says when it cannot', async () => {
    const { portal } = await anOpenPortal();
    const other = await portalOf(await openShop());
    const { port } = portal.portal.read();
    await other.portal.put({
      enabled: true,
      host: '127.0.0.1',
      port,
      trusted_proxies: [],
      public_url: portalName,
    });
    expect(other.portal.read()).toMatchObject({
      enabled: true,
      state: 'failed',
      trouble: { code: 'port_taken' },
    });
    await other.portal.put({
      enabled: true,
      host: '203.0.113.7',
      port,
      trusted_proxies: [],
      public_url: portalName,
    });
    expect(other.portal.read()).toMatchObject({ state: 'failed', trouble: { code: 'address_unavailable' } });
    const free = await freePort();
    const changes = [
      other.portal.put({ enabled: false, host: '127.0.0.1', port: free, trusted_proxies: [] }),
      other.portal.put({
        enabled: true,
        host: '127.0.0.1',
        port: free,
        trusted_proxies: [],
        public_url: portalName,
      }),
    ];
    expect((await Promise.all(changes)).map(({ state }) => state)).toEqual(['off', 'listening']);
    expect(await statusAt(free)).toBe(404);
    await other.portal.put({ enabled: false, host: '127.0.0.1', port: free, trusted_proxies: [] });
    await expect(statusAt(free)).rejects.toThrow('ECONNREFUSED');
  });
});

function statusAt(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/', headers: { host: new URL(portalName).host }, agent: false })
      .on('error', reject)
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .end();
  });
}
