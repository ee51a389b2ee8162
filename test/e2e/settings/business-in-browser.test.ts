import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.business;

describe('the businesses in the settings', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.practiceHint).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const dialog = () => page.getByRole('dialog');
  const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });

  const expectAccessible = (name: string) => expectBothLooks(page, `business-${name}`);

  it('lets everything of the practice business be changed but its RUC', async () => {
    await expectAccessible('practice');
    await page.getByRole('button', { name: /^Cambiar datos de/ }).click();
    await field(texts.legalName).fill('PRÁCTICA DE PAPELERÍA');
    await dialog().getByRole('combobox', { name: texts.regime }).selectOption('rimpe_emprendedor');
    await dialog().getByText(texts.rucHint).waitFor();
    await dialog().getByRole('button', { name: es.action.save }).click();
    await page.getByText(texts.saved).waitFor();
    await page.getByText(texts.regimes.rimpe_emprendedor).waitFor();
  });

  it('adds an emission point in an establishment that is new, and says beside a field what is wrong', async () => {
    const points = es.points;
    const panel = page.getByRole('region', { name: points.title });
    await panel.getByRole('rowheader', { name: '001-001' }).waitFor();
    await panel.getByRole('button', { name: points.new }).click();
    await field(points.code).fill('1');
    await field(es.document.type.invoice).fill('1524');
    await page.keyboard.press('Enter');
    await dialog().getByText('ya tiene este punto de emisión').waitFor();
    await expectAccessible('point-repeated');
    await dialog()
      .getByRole('combobox', { name: points.establishment })
      .selectOption({ label: points.newEstablishment });
    expect(await field(points.establishmentCode).inputValue()).toBe('002');
    await field(points.code).press('Enter');
    await dialog().getByText('escriba su dirección').waitFor();
    await expect
      .poll(() => field(points.address).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expectAccessible('point-address');
    await field(points.address).fill('Malecón 200, Guayaquil');
    await page.keyboard.press('Enter');
    await panel.getByText('El punto 002-001 está listo para emitir.').waitFor();
    await panel.getByRole('row', { name: /^002-001 1524 1 1/ }).waitFor();
    await panel.getByRole('button', { name: points.moveOf.replace('{{code}}', '002') }).click();
    await field(points.address).fill('Av. 9 de Octubre 100, Guayaquil');
    await page.keyboard.press('Enter');
    await panel.getByText('Av. 9 de Octubre 100, Guayaquil').waitFor();
    await panel.scrollIntoViewIfNeeded();
    await expectAccessible('points');
  });

  it('shows of the real business what comes from the RUC, and has no field for it', async () => {
    const made = await service.call('PUT', '/v1/local/setup', aBusiness());
    expect(made.status).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Cambiar datos de EJEMPLO' }).click();
    await dialog().getByText(texts.fromRuc).waitFor();
    expect(await field(texts.legalName).count()).toBe(0);
    expect(await dialog().getByText('ALMACENES EJEMPLO S.A.').count()).toBe(1);
    await expectAccessible('dialog');
  });

  it('says beside each field what is wrong', async () => {
    await field(texts.address).fill('');
    await field(texts.email).fill('ventas@ejemplo');
    await field(texts.withholdingAgent).fill('0001');
    await dialog().getByRole('button', { name: es.action.save }).click();
    await dialog().locator('[aria-invalid=true]').first().waitFor();
    for (const name of [texts.address, texts.email, texts.withholdingAgent]) {
      expect(await field(name).getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible('faults');
  });

  it('keeps what was changed, and takes out what was emptied', async () => {
    await field(texts.address).fill('Av. de los Shyris N35-17, Quito');
    await field(texts.email).fill('ventas@ejemplo.ec');
    await field(texts.phone).fill('02 234 5678');
    await field(texts.withholdingAgent).fill('1');
    await field(texts.legend).fill('Gracias por su compra. Cambios hasta 8 días con este comprobante.');
    await dialog().getByRole('button', { name: es.action.save }).click();
    await page.getByText(texts.saved).waitFor();
    await page.getByText('Av. de los Shyris N35-17, Quito').waitFor();
    await expectAccessible('saved');
    await page.getByRole('button', { name: 'Cambiar datos de EJEMPLO' }).click();
    await field(texts.tradeName).fill('');
    await dialog().getByRole('button', { name: es.action.save }).click();
    await page.getByRole('heading', { name: 'ALMACENES EJEMPLO S.A.' }).waitFor();
  });

  it('shows a logo as it will look before it is used, and refuses what cannot be one', async () => {
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles({ name: 'roto.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await dialog().getByText(texts.logoUnreadable).waitFor();
    await expectAccessible('logo-refused');
    const buffer = makePng({ width: 240, height: 96, color: [13, 101, 112] });
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await dialog().getByRole('figure', { name: texts.logoPreview }).waitFor();
    await expectAccessible('logo-preview');
    await dialog().getByRole('button', { name: texts.useLogo }).click();
    await page.getByRole('img', { name: 'Logo de ALMACENES EJEMPLO S.A.' }).waitFor();
    await expectAccessible('logo');
  });

  it('makes a logo smaller that is too large, and keeps its shape', async () => {
    const buffer = makePng({ width: 4000, height: 1000, color: [13, 101, 112] });
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await dialog().getByRole('figure', { name: texts.logoPreview }).waitFor();
    await dialog().getByRole('button', { name: texts.useLogo }).click();
    const logo = page.getByRole('img', { name: 'Logo de ALMACENES EJEMPLO S.A.' });
    await expect
      .poll(() =>
        logo.evaluate((image: HTMLImageElement) => ({
          width: image.naturalWidth,
          height: image.naturalHeight,
        })),
      )
      .toEqual({ width: 2000, height: 500 });
  });

  it('takes the logo away only after a question', async () => {
    await page.getByRole('button', { name: texts.removeLogo }).click();
    await dialog().getByText(texts.removeLogoQuestion).waitFor();
    await dialog().getByRole('button', { name: texts.removeLogo }).click();
    await page.getByRole('img', { name: 'Logo de ALMACENES EJEMPLO S.A.' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(texts.noLogo, { exact: true }).count()).toBe(2);
  });
});
