import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { testPassword } from '../../support/certificates/test-certificates.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import type { ServiceInProcess } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { isFocused, tabTo } from '../support/counter.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';
import {
  button,
  describeBusiness,
  enterBusiness,
  field,
  giveSignature,
  handsOn,
  heading,
  installSignature,
  signature,
} from './support.ts';

const texts = es.setUp;
const services = testServices();

describe('setting the business up', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(() => page?.close());
  afterAll(() => browser?.close());

  /** Where nobody answers in the authority's place. */
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: 'http://127.0.0.1:9' };

  async function begin(data = services.newFolder(), more = {}): Promise<ServiceInProcess> {
    const service = await services.start({ data, env: { ...env, ...more } });
    page = await openWindow(browser, service.newLink());
    return service;
  }

  it('is not asked of who only wants to try, is found in the settings, and reports each fault beside its field', async () => {
    const service = await begin();
    await page.getByRole('button', { name: texts.choice.practice }).click();
    await searchField(page).waitFor();
    await page.goto(`${service.url}/#/ajustes/negocio`);
    await page.getByRole('link', { name: texts.start }).click();
    await heading(page, 'certificate').waitFor();
    await expectBothLooks(page, 'set-up-certificate');
    await button(page, es.certificate.install).click();
    await page.getByText(es.certificate.fileMissing).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: es.certificate.file }).click();
    await (await chooser).setFiles(signature);
    await page.getByLabel(es.certificate.password).fill('otra');
    await button(page, es.certificate.install).click();
    await page.getByText('La clave del archivo de firma no es correcta').waitFor();
    await expectBothLooks(page, 'set-up-certificate-faulty');
    await page.getByLabel(es.certificate.password).fill(testPassword);
    await tabTo(page, button(page, texts.later));
    await page.keyboard.press('Enter');

    await heading(page, 'business').waitFor();
    await field(page, es.business.specialTaxpayer).fill('?');
    await button(page, texts.saveAndGoOn).click();
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(4);
    await isFocused(field(page, es.business.ruc));
    await expectBothLooks(page, 'set-up-business-faulty');
    await field(page, es.business.specialTaxpayer).fill('');
    await field(page, es.business.ruc).focus();
    await page.keyboard.type('1799999990001');
    await tabTo(page, field(page, es.business.legalName));
    await page.keyboard.type('ALMACENES EJEMPLO S.A.');
    await tabTo(page, field(page, es.business.address));
    await page.keyboard.type('Quito');
    await page.keyboard.press('Enter');
    await heading(page, 'points').waitFor();
  });

  /** The authorized file of invoice 001-002-000001523, which another program issued. */
  async function formerInvoice(live: Readonly<Record<string, string>>): Promise<Buffer> {
    const service = await services.start({ env: live });
    const points = [{ code: '002', next_numbers: { live: { invoice: 1523 } } }];
    const certificate = { p12_base64: signature.buffer.toString('base64'), password: testPassword };
    const body = { ...aBusiness(), establishments: [{ code: '001', emission_points: points }], certificate };
    const { status } = await ownerOf(service).call('PUT', '/v1/local/setup', { body });
    expect(status).toBe(200);
    const client = await keyHolderOf(service, 'live');
    const { id } = await client.issue(anInvoiceBody());
    await expect.poll(async () => (await client.invoice(id)).status, { timeout: 60_000 }).toBe('authorized');
    const file = await client.file(id, 'xml');
    await service.stop();
    return file;
  }

  it('goes on in another window after a restart, and reads the number of a document of a former program', async () => {
    const service = await begin();
    await tabTo(page, page.getByRole('button', { name: texts.choice.business }));
    await page.keyboard.press('Enter');
    await installSignature(page, handsOn(page));
    await page.close();
    await service.stop();
    await begin(service.dataDir);
    await heading(page, 'business').waitFor();
    expect(await field(page, es.business.ruc).inputValue()).toMatch(/^\d{13}$/);
    await page.getByRole('link', { name: texts.leave }).click();
    await searchField(page).waitFor();
    await page.getByRole('region', { name: texts.unfinished }).getByText(texts.step.business).waitFor();
    await expectBothLooks(page, 'set-up-unfinished');
    await page.getByRole('link', { name: texts.continue }).click();

    await describeBusiness(page, handsOn(page));
    await expectBothLooks(page, 'set-up-points');
    await page.getByText(texts.numbersFrom.document).click();
    await field(page, texts.lastDocument).fill('Factura 12');
    await page.keyboard.press('Enter');
    await page.getByText(texts.lastDocumentFault.unread).waitFor();
    await expectBothLooks(page, 'set-up-points-faulty');
    await field(page, texts.lastDocument).fill('002-003-000000077');
    await page.keyboard.press('Enter');
    await page.getByText('Leído: se sigue en 002-003').waitFor();
    await button(page, texts.createPoint).click();
    await heading(page, 'logo').waitFor();
    await button(page, texts.later).click();
    await heading(page, 'printer').waitFor();
    await button(page, texts.later).click();

    // The line is cut: what happened is shown, and the step can be left.
    await heading(page, 'test').waitFor();
    await button(page, texts.testIssue).click();
    await page.getByText(texts.testOffline).waitFor();
    await expectBothLooks(page, 'set-up-test-offline');
    await button(page, texts.later).click();
    await page.getByText(texts.checkMissing.printer).waitFor();
    await page.getByRole('link', { name: `Resolver: ${texts.checkMissing.test}` }).click();
    await heading(page, 'test').waitFor();

    // What can change later: a number upward, after asking once more.
    await goTo(page, '/configurar/points');
    await page.getByRole('button', { name: 'Cambiar los números de 002-003' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(es.document.type.invoice, { exact: true }).fill('7');
    await dialog.getByRole('button', { name: texts.goOn }).click();
    await dialog.getByText(/78/).waitFor();
    await dialog.getByLabel(es.document.type.invoice, { exact: true }).fill('900');
    await dialog.getByRole('button', { name: texts.goOn }).click();
    await dialog.getByText('Factura: de 78 a 900').waitFor();
    await expectBothLooks(page, 'set-up-numbers-question');
    await dialog.getByRole('button', { name: es.points.numbersConfirm }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: '900', exact: true }).waitFor();
  });

  it('reads the numbers from the XML files of a former program', async () => {
    const authority = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
    onTestFinished(() => authority.close());
    const live = { MOSTRADOR_AUTHORITY_LIVE_URL: authority.url };
    const former = await formerInvoice(live);
    await begin(services.newFolder(), live);
    const hands = handsOn(page);
    await giveSignature(page, hands);
    await enterBusiness(page, hands);
    await page.getByText(texts.numbersFrom.import).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'factura.xml', mimeType: 'application/xml', buffer: former });
    await button(page, es.imports.useNumbers).click();
    await page.getByText('Leído: se sigue en 001-002').waitFor();
    await expectBothLooks(page, 'set-up-points-imported');
    await button(page, texts.createPoint).click();
    await heading(page, 'logo').waitFor();
    // The point is whole: Pruebas numbers too, from its own beginning.
    const answerList = await holdFirst(page, /\/v1\/ec\/invoices\?/);
    await goTo(page, '/configurar/test');
    await button(page, texts.testIssue).click();
    const number = page.getByText('Factura 001-002-000000001 en Pruebas SRI');
    await number.waitFor();
    // What was asked for before it was issued is answered after it, as a busy computer does: the invoice stays.
    await answerList();
    await page.evaluate(untilPainted);
    expect(await number.isVisible()).toBe(true);
    await goTo(page, '/configurar/points');
    await page.getByRole('cell', { name: '1524', exact: true }).waitFor();
  });

  /** Holds the answer to the first such request until it is let go. */
  async function holdFirst(held: Page, address: RegExp): Promise<() => Promise<void>> {
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let answered = Promise.resolve();
    await held.route(
      address,
      async (route) => {
        const response = await route.fetch();
        answered = until.then(async () => {
          // The window may wait for it no longer.
          await route.fulfill({ response }).catch(() => undefined);
          await (await route.request().response())?.finished();
        });
        await answered;
      },
      { times: 1 },
    );
    return async () => {
      letGo();
      await answered;
    };
  }

  /** Runs in the page: what it does with an answer it has read is on the screen with the second frame. */
  function untilPainted(): Promise<void> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }
});
