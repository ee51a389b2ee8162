import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdPairing, pairingAnswer } from '../../../src-main/contract/pairing.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';

/** Dark is the same page in other colors: looked at where everything is. */
const schemes = process.env.TEST_ALL === undefined ? (['light'] as const) : (['light', 'dark'] as const);

describe.each(schemes)('a program that asks for a key, in a browser, %s', (colorScheme) => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme,
    });
    page.setDefaultTimeout(60_000);
    await page.goto(service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const expectAccessible = (name: string) => expectBothLooks(page, `pairing-${name}`);

  async function ask(name: string) {
    const url = `${service.url}/v1/local/pairings`;
    const { id, secret, code } = createdPairing.parse(
      (await httpCall({ method: 'POST', url, body: { name } })).json(),
    );
    const answer = async () =>
      pairingAnswer.parse(
        (await httpCall({ method: 'GET', url: `${url}/${id}?wait=20`, token: secret })).json(),
      );
    return { code: `${code.slice(0, 3)} ${code.slice(3)}`, answer };
  }

  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  it('is announced wherever the person is, and shown with its code', async () => {
    const { code, answer } = await ask('Caja de la esquina');
    await page.getByText(es.pairing.bannerHint).waitFor();
    await expectAccessible('banner');
    await page.getByRole('link', { name: es.pairing.review }).click();
    await page.getByText(code).waitFor();
    await expectAccessible('asked');

    await page.getByRole('button', { name: es.pairing.approve }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible('dialog');
    const fetched = answer();
    await page.getByRole('button', { name: es.pairing.confirm }).click();
    expect((await fetched).api_key).toMatchObject({ name: 'Caja de la esquina', environment: 'sandbox' });
    await page.getByRole('button', { name: 'Quitar permiso a Caja de la esquina' }).waitFor();
    await expectAccessible('given');
  });

  it('is rejected with one press', async () => {
    const { answer } = await ask('Un programa que nadie conoce');
    const waiting = answer();
    const row = rowOf('Un programa que nadie conoce');
    await row.getByRole('button', { name: es.pairing.reject }).click();
    expect(await waiting).toMatchObject({ status: 'rejected' });
    await row.waitFor({ state: 'detached' });
  });

  it('has its key taken away, once the person confirms it', async () => {
    await page.getByRole('button', { name: 'Quitar permiso a Caja de la esquina' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(es.pairing.revokeHint).waitFor();
    await expectAccessible('revoke');
    await dialog.getByRole('button', { name: es.pairing.revoke }).click();
    await page.getByText(es.pairing.noKeys).waitFor();
  });

  it('that cannot ask gets a key made by hand, which is shown once and can do what was chosen', async () => {
    await page.getByRole('button', { name: es.pairing.createOpen }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: es.pairing.create }).click();
    await dialog.getByText(es.field.required).waitFor();
    await dialog.getByLabel(es.pairing.name).fill('Tienda en línea');
    await dialog.getByRole('checkbox', { name: es.pairing.scope.issue }).uncheck();
    await dialog.getByRole('combobox', { name: es.pairing.validity }).click();
    await page.getByRole('option', { name: es.pairing.validFor.quarter }).click();
    await expectAccessible('creation');
    await dialog.getByRole('button', { name: es.pairing.create }).click();
    const key = await page.getByLabel('Clave de Tienda en línea').inputValue();
    await expectAccessible('created');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: es.secret.kept }).click();
    await rowOf('Tienda en línea')
      .getByText(/ · Consultar · .* · Sin usar · vale hasta el /)
      .waitFor();
    expect(await page.content()).not.toContain(key);

    const at = (method: string, path: string) =>
      httpCall({
        method,
        url: `${service.url}${path}`,
        token: key,
        ...(method === 'POST' && { body: {} }),
      });
    expect((await at('GET', '/v1/ec/invoices')).status).toBe(200);
    expect((await at('POST', '/v1/ec/invoices')).status).toBe(403);
  });
});
