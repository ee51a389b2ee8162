import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, pinOf } from '../support/window-driver.ts';

let service: RunningService;
let browser: Browser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

it('a PIN that the only administrator forgot is set anew with the password of the certificate', async () => {
  const texts = es.workplace.forgottenPin;
  const p12_base64 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
  const certificate = { p12_base64, password: testPassword };
  expect(await service.call('PUT', '/v1/local/setup', { ...aBusiness(), certificate })).toMatchObject({
    status: 200,
  });
  const ana = { name: 'Ana', role: 'administrator', pin: '482913' };
  expect(await service.call('POST', '/v1/local/operators', ana)).toMatchObject({ status: 201 });

  const page = await openWindow(browser, service.link);
  await page.getByRole('button', { name: texts.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByLabel(texts.secret).fill('adivinanza');
  await dialog.getByLabel(texts.pin, { exact: true }).fill('7777');
  await dialog.getByLabel(texts.again).fill('7778');
  const set = dialog.getByRole('button', { name: texts.set });
  await set.click();
  await dialog.getByText(texts.unequal).waitFor();
  await dialog.getByLabel(texts.again).fill('7777');
  await set.click();
  await dialog
    .getByText('No es la contraseña de sus respaldos ni la clave de su firma electrónica.')
    .waitFor();
  await expectBothLooks(page, 'forgotten-pin');

  await dialog.getByLabel(texts.secret).fill(testPassword);
  await set.click();
  await dialog.getByText(texts.done.replace('{{name}}', ana.name)).waitFor();
  await dialog.getByRole('button', { name: texts.signIn }).click();
  await pinOf(page, ana.name).fill('7777');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
});
