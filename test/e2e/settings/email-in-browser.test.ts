import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

describe('the account that sends the mail, in a browser', () => {
  let mail: MailServer;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    mail = await startMailServer();
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: es.email.title, exact: true }).click();
    await page.getByText(es.email.none).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await mail?.close();
  });

  const field = (name: string) => page.getByRole('textbox', { name });

  const expectAccessible = (name: string) => expectBothLooks(page, `email-${name}`);

  it('is filled in by the provider, and says beside each field what is wrong', async () => {
    await field(es.email.fromAddress).fill('ventas@ejemplo');
    await page.getByLabel(es.email.provider).selectOption({ label: 'Gmail o Google Workspace' });
    expect(await field(es.email.host).inputValue()).toBe('smtp.gmail.com');
    await page.getByText(/contraseña de aplicación/).waitFor();
    await field(es.email.port).fill('abc');
    await page.getByRole('button', { name: es.email.save }).click();
    await confirmDestination(page);
    for (const name of [es.email.fromAddress, es.email.port]) {
      await page.locator('input[aria-invalid=true]').first().waitFor();
      expect(await field(name).getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible('faults');
  });

  it('is kept, and a test letter arrives', async () => {
    await field(es.email.fromAddress).fill('ventas@ejemplo.ec');
    await page.getByLabel(es.email.provider).selectOption({ label: es.email.otherProvider });
    await field(es.email.host).fill('127.0.0.1');
    await field(es.email.port).fill(String(mail.port));
    await page.getByLabel(es.email.security).selectOption('none');
    await page.getByRole('button', { name: es.email.save }).click();
    await confirmDestination(page);
    await page.getByText(es.email.saved).waitFor();
    await field(es.email.testTo).fill('dueno@ejemplo.ec');
    await page.getByRole('button', { name: es.email.test }).click();
    await page
      .getByText(/dueno@ejemplo\.ec/)
      .first()
      .waitFor();
    await expectAccessible('kept');
  });

  it('is removed only after a question', async () => {
    await page.getByRole('button', { name: es.email.remove }).click();
    const dialog = page.getByRole('dialog', { name: es.email.remove });
    await dialog.getByText(es.email.removeQuestion).waitFor();
    await dialog.getByRole('button', { name: es.action.remove }).click();
    await page.getByText(es.email.none).waitFor();
    await expectAccessible('removed');
  });
});
