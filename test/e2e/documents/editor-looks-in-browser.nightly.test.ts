import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { stockShelf } from '../support/counter.ts';
import { fieldOf, offered } from '../support/editor.ts';
import { rosa, sandboxIssuer, smallSale } from '../support/issued-documents.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, searchField, smallScreen, usualScreen } from '../support/window-driver.ts';

const draftId = '0197aaaa-0000-4000-8000-000000000001';
const longName =
  'COMPAÑÍA ANÓNIMA COMERCIALIZADORA E IMPORTADORA DE PRODUCTOS DE PRIMERA NECESIDAD DEL AUSTRO';

/** Sixty lines with long names, in the sandbox. */
const fullDraft = {
  environment: 'sandbox',
  type: 'invoice',
  label: longName,
  body: {
    buyer: { identification_type: 'ruc', identification: '1790012345001', name: longName },
    lines: Array.from({ length: 60 }, (_, index) => ({
      code: `ABARROTES-${String(index).padStart(4, '0')}`,
      description: `Chocolate amargo 70 % de cacao fino de aroma de Vinces, tableta de 100 g, lote ${index}`,
      quantity: '12',
      unit_price: '1234.567891',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    })),
    payments: [{ method: 'otros_sistema_financiero', term: { length: 30, unit: 'days' } }],
    additional_info: [{ name: 'Orden', value: 'OC-2026-118' }],
  },
};

describe('the editor as it looks', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const issue = await sandboxIssuer(service);
    await issue('invoices', smallSale(rosa));
    const { status } = await service.call('PUT', `/v1/local/document-drafts/${draftId}`, fullDraft);
    expect(status).toBe(200);
    page = await browser.newPage({ viewport: usualScreen, hasTouch: true, reducedMotion: 'reduce' });
    page.setDefaultTimeout(60_000);
    await page.goto(service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('holds sixty lines of long names, at three sizes, and is written in as before', async () => {
    await goTo(page, `/documentos/nuevo/factura?borrador=${draftId}`);
    const last = fieldOf(page, '/lines/59/quantity');
    await last.waitFor();
    await expectBothLooks(page, 'editor-full');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await keepScreenshot(page, 'editor-full-1920');
    await page.setViewportSize(usualScreen);
    await last.fill('13');
    await last.press('Enter');
    await expect.poll(() => fieldOf(page, '/lines/60/code').count()).toBe(1);
    await keepScreenshot(page, 'editor-full-end');
  });

  it('offers whom the shop knows while they are typed, and fills in all that is known', async () => {
    await goTo(page, '/documentos/nuevo/factura');
    // The draft of before, whose fields are the same, has gone.
    await expect.poll(() => fieldOf(page, '/lines/1/quantity').count()).toBe(0);
    await fieldOf(page, '/buyer/name').waitFor();
    // Written at once: key by key, a busy machine is taken now for a scanner, now for a person.
    await fieldOf(page, '/buyer/name').fill('rosa cev');
    await offered(page).waitFor();
    await keepScreenshot(page, 'editor-offered');
    await offered(page).click();
    await expect.poll(() => fieldOf(page, '/buyer/identification').inputValue()).toBe(rosa.identification);
    expect(await fieldOf(page, '/buyer/identification_type').inputValue()).toBe('cedula');
    expect(await fieldOf(page, '/buyer/email').inputValue()).toBe(rosa.email);
  });

  it('speaks English to who wants it', async () => {
    await goTo(page, `/documentos/nuevo/factura?borrador=${draftId}`);
    await speak(page, 'en');
    await page.getByRole('button', { name: en.editor.review }).waitFor();
    await expectBothLooks(page, 'editor-english');
    await goTo(page, '/documentos/nuevo');
    await page.getByRole('navigation', { name: en.editor.kinds }).waitFor();
    await expectBothLooks(page, 'editor-kinds-english');
  });

  it('is written by touch at 1024 × 768', async () => {
    await speak(page, 'es');
    await page.setViewportSize(smallScreen);
    await goTo(page, '/documentos');
    await page.getByRole('link', { name: es.editor.open, exact: true }).tap();
    const kinds = page.getByRole('navigation', { name: es.editor.kinds });
    await kinds.getByRole('link', { name: /^Factura/ }).tap();
    // Into a field one types with the keyboard on the screen.
    await fieldOf(page, '/buyer/name').tap();
    await fieldOf(page, '/buyer/name').fill('rosa cev');
    await offered(page).tap();
    await fieldOf(page, '/lines/0/description').tap();
    await fieldOf(page, '/lines/0/description').fill('pan');
    await offered(page).tap();
    await expect.poll(() => fieldOf(page, '/lines/0/unit_price').inputValue()).toBe('0.50');
    await keepScreenshot(page, 'editor-touch');
    await page.getByRole('button', { name: es.fields.part.other, exact: true }).tap();
    await fieldOf(page, '/plate').fill('PBA1234');
    await page.getByRole('button', { name: es.editor.review }).tap();
    await page.getByRole('dialog').getByRole('button', { name: es.editor.issue, exact: true }).tap();
    await page.getByRole('heading', { name: es.editor.issued }).waitFor();
  });
});

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((spoken) => {
    const kept = window.localStorage.getItem('mostrador.preferences');
    const before: object = kept === null ? {} : JSON.parse(kept);
    window.localStorage.setItem('mostrador.preferences', JSON.stringify({ ...before, language: spoken }));
  }, language);
  await page.reload();
}
