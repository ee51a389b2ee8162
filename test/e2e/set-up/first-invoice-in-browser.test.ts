import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { companyRuc } from '../../support/certificates/test-certificates.ts';
import { makePng } from '../../support/pages/pictures.ts';
import { startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { testServices } from '../../support/service/test-services.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { openWindow, searchField } from '../support/window-driver.ts';
import { button, enterBusiness, field, giveSignature, handsOn, heading } from './support.ts';

const texts = es.setUp;
const services = testServices();

describe('from an empty data folder to an invoice that counts', () => {
  let browser: Browser;
  let testing: AuthorityDouble;
  let live: AuthorityDouble;

  beforeAll(async () => {
    [browser, testing, live] = await Promise.all([
      launchBrowser(),
      startAuthorityDouble({ decisionDelayMs: 0 }),
      startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([testing?.close(), live?.close()]);
  });

  it('takes fewer than forty inputs, by what the screen says', async () => {
    const printer = await startLoopbackPrinter();
    const service = await services.start({
      data: services.newFolder(),
      env: { MOSTRADOR_AUTHORITY_TEST_URL: testing.url, MOSTRADOR_AUTHORITY_LIVE_URL: live.url },
    });
    const page = await openWindow(browser, service.newLink());
    const hands = handsOn(page);
    await page.getByRole('heading', { name: texts.welcome }).waitFor();
    await page.getByText(texts.whatItIs).waitFor();
    // Who does not read Spanish finds the other language before the first question.
    await page.getByRole('radiogroup', { name: es.settings.language }).getByText(es.settings.english).click();
    await page.getByRole('heading', { name: en.setUp.welcome }).waitFor();
    await page.getByRole('radiogroup', { name: en.settings.language }).getByText(en.settings.spanish).click();
    await page.getByRole('heading', { name: texts.welcome }).waitFor();
    await expectBothLooks(page, 'set-up-welcome');

    await giveSignature(page, hands);
    await expectBothLooks(page, 'set-up-certificate-done');
    await enterBusiness(page, hands);

    // The last invoice of the program before this one, scanned.
    await hands.press(page.getByText(texts.numbersFrom.document));
    const last = makeAccessKey({
      issueDate: '2026-03-04',
      type: 'invoice',
      ruc: companyRuc,
      environment: 'live',
      establishment: '001',
      emissionPoint: '002',
      sequential: 1523,
      numericCode: '12345678',
    });
    await hands.type(field(page, texts.lastDocument), last);
    await hands.key('Enter');
    await page.getByText('Leído: se sigue en 001-002').waitFor();
    expect(await field(page, es.document.type.invoice).inputValue()).toBe('1524');
    await expectBothLooks(page, 'set-up-points-read');
    await hands.press(button(page, texts.createPoint));

    await heading(page, 'logo').waitFor();
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: makePng() };
    await hands.pick(button(page, es.business.addLogo), logo);
    await hands.press(button(page, es.business.useLogo));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectBothLooks(page, 'set-up-logo-done');
    await hands.press(button(page, texts.goOn));

    await heading(page, 'printer').waitFor();
    await expectBothLooks(page, 'set-up-printer');
    await hands.press(button(page, es.printing.add));
    await hands.type(field(page, es.printing.name), 'Caja');
    await hands.type(field(page, es.printing.host), printer.connection.host);
    await hands.type(field(page, es.printing.port), String(printer.port));
    await hands.press(button(page, es.printing.save));
    await hands.press(page.getByRole('button', { name: 'Imprimir prueba en Caja' }));
    await page.getByText('La prueba salió por Caja.').waitFor();
    await hands.press(button(page, texts.goOn));

    await heading(page, 'test').waitFor();
    await hands.press(button(page, texts.testIssue));
    await page.getByText(texts.testAuthorized).waitFor();
    await expectBothLooks(page, 'set-up-test-done');
    await hands.press(button(page, texts.goOn));

    await heading(page, 'live').waitFor();
    await page.getByText(texts.check.test).waitFor();
    await expectBothLooks(page, 'set-up-checklist');
    await hands.press(button(page, es.environment.goLive));
    await hands.press(button(page, es.environment.goLiveConfirm));

    await searchField(page).waitFor();
    await page.getByRole('button', { name: `Cambiar de entorno, ahora ${es.environment.live}` }).waitFor();
    await hands.key('F7');
    await hands.type(field(page, es.counter.description), 'Cuaderno');
    await hands.type(page.getByRole('dialog').getByLabel(es.price.label, { exact: true }), '10');
    await hands.key('Enter');
    await page.getByLabel('Cantidad de Cuaderno').waitFor();
    await hands.key('F9');
    await hands.type(page.getByLabel(es.charge.received), '20');
    await hands.key('Enter');
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText(es.status.authorized, { exact: true }).waitFor();
    await ticket.getByText('001-002-000001524').waitFor();
    expect(live.documents()).toHaveLength(1);
    expect(testing.documents()).toHaveLength(1);
    expect(hands.inputs()).toBeLessThan(40);
  });
});
