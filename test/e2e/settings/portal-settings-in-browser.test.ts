import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.portal;

/** A port that somebody else has until it is given back. */
async function takePort(): Promise<{ port: number; giveBack(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    giveBack: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

describe("the customers' portal in the settings", () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let taken: Awaited<ReturnType<typeof takePort>>;

  beforeAll(async () => {
    taken = await takePort();
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.off).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await taken?.giveBack();
  });

  const field = (name: string) => page.getByRole('textbox', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const expectAccessible = (name: string) => expectBothLooks(page, `portal-settings-${name}`);

  it('is off, and says beside each field what is missing to switch it on', async () => {
    await expectAccessible('off');
    await field(texts.publicUrl).fill('http://comprobantes.tienda.ec');
    await field(texts.port).fill('abc');
    await page.getByRole('radio', { name: texts.listenOther }).click();
    await button(texts.turnOn).click();
    for (const name of [texts.publicUrl, texts.port, texts.host]) {
      await page.locator('input[aria-invalid=true]').first().waitFor();
      expect(await field(name).getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible('faults');
  });

  it('says why it cannot listen, though it is on', async () => {
    await field(texts.publicUrl).fill('https://comprobantes.tienda.ec');
    await field(texts.port).fill(String(taken.port));
    await page.getByRole('radio', { name: texts.listenThis }).click();
    await button(texts.turnOn).click();
    await page.getByText(texts.failed).waitFor();
    await page.getByText(/Otro programa de este equipo/).waitFor();
    await expectAccessible('failed');
  });

  it('listens once the port is free, and answers to its name', async () => {
    const { port } = taken;
    await taken.giveBack();
    await button(texts.retry).click();
    await page.getByText('Encendido en https://comprobantes.tienda.ec').waitFor();
    await expectAccessible('on');
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(421);
  });

  it('leaves the tests to the business', async () => {
    await page.getByText(texts.shownTestLater).waitFor();
    const made = await service.call('PUT', '/v1/local/setup', aBusiness());
    expect(made.status).toBe(200);
    await page.reload();
    const tests = page.getByRole('switch', { name: 'Mostrar los de pruebas de EJEMPLO' });
    await tests.waitFor();
    expect(await tests.isChecked()).toBe(false);
    await tests.press('Space');
    await expect.poll(() => tests.isChecked()).toBe(true);
    await expect.poll(() => tests.isEnabled()).toBe(true);
    await page.reload();
    await tests.waitFor();
    expect(await tests.isChecked()).toBe(true);
    await tests.scrollIntoViewIfNeeded();
    await expectAccessible('tests-shown');
  });

  it('is switched off only after a question', async () => {
    await button(texts.turnOff).click();
    const dialog = page.getByRole('dialog', { name: texts.turnOff });
    await dialog.getByText(texts.turnOffQuestion).waitFor();
    await expectAccessible('question');
    await dialog.getByRole('button', { name: texts.turnOff }).click();
    await page.getByText(texts.off).waitFor();
    expect(await field(texts.publicUrl).inputValue()).toBe('https://comprobantes.tienda.ec');
  });
});
