import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { type PortalShop, portalOf } from '../../support/shops/portal-shop.ts';
import { openShop } from '../../support/shops/shop.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A portal that is reached at its own address, with a long invoice that is real. */
async function aRealInvoice(): Promise<{ portal: PortalShop; link: string; annul(): Promise<void> }> {
  const shop = await openShop();
  const portal = await portalOf(shop);
  await portal.openHere();
  const names = [
    'Arroz envejecido Quintal',
    'Aceite de girasol 900 ml',
    'Atún en aceite de oliva 140 g',
    'Café tostado y molido',
  ];
  const invoice = await shop.issue(
    anInvoiceBody({
      buyer: {
        identification_type: 'cedula',
        identification: '1710034065',
        name: 'MARÍA FERNANDA ALTAMIRANO DE LA TORRE Y VILLAVICENCIO',
      },
      lines: names.map((description, index) => aLine({ description, quantity: String(index + 1) })),
    }),
  );
  const { id } = invoice;
  await shop.store.writes.run((tx) =>
    tx
      .updateTable('document')
      .set({
        environment: 'live',
        authorization_number: '1'.repeat(49),
        authorized_at: '2026-11-21T17:00:30.000Z',
      })
      .where('id', '=', id)
      .execute(),
  );
  await shop.store.writes.run((tx) =>
    tx
      .updateTable('entity')
      .set({ footer_legend: 'Gracias por su compra. Cambios hasta 8 días con este comprobante.' })
      .execute(),
  );
  await shop.store.writes.run(async (tx) => {
    const bytes = makePng({ width: 240, height: 96 });
    await tx
      .insertInto('logo')
      .values({
        entity_id: invoice.entity_id,
        content_type: 'image/png',
        width: 240,
        height: 96,
        size: bytes.byteLength,
        bytes,
        version: '1',
        updated_at: shop.clock.now.toISOString(),
      })
      .execute();
  });
  await shop.decide(id, 'authorized');
  const link = await portal.linkOf(id);
  if (link === undefined) throw new Error('the invoice has no link');
  return { portal, link, annul: () => shop.decide(id, 'annulled') };
}

const devices = [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'small-phone', viewport: { width: 320, height: 568 } },
  { device: 'desk', viewport: { width: 1280, height: 900 } },
] as const;

const colorSchemes = ['light', 'dark'] as const;

describe("a customer's page in a browser", () => {
  it('reads well on phones and a desk, gives both files, and after an annulment says what happened', async () => {
    const { link, annul } = await aRealInvoice();
    const page = await browser.newPage({ viewport: devices[0].viewport });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(link);
    await page.getByText('Ver el detalle').click();
    await page.getByText('Atún en aceite de oliva 140 g').waitFor();
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    for (const { device, viewport } of devices) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(isTooWide), device).toBe(false);
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page), `${device} ${colorScheme}`).toEqual([]);
        await keepScreenshot(page, `portal-${device}-${colorScheme}`);
      }
    }
    expect(complaints).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar PDF (RIDE)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^factura-001-001-\d{9}\.pdf$/);
    await annul();
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(410);
    await page.getByRole('heading', { name: 'Este comprobante fue anulado' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await keepScreenshot(page, 'portal-annulled');
    await page.close();
  });
});
