import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf, switchEnvironment } from '../support/window-driver.ts';

const texts = es.environment;

const named = z.object({ id: z.uuid() });

/** Types the PIN of somebody who may not be the one chosen. */
async function enterPin(page: Page, name: string, pin: string): Promise<void> {
  const person = page.getByRole('radio', { name });
  await person.or(pinOf(page, name)).first().waitFor();
  if (await person.isVisible()) await person.check({ force: true });
  await pinOf(page, name).fill(pin);
  await page.keyboard.press('Enter');
}

describe('the environment of a window', () => {
  let browser: Browser;
  let service: RunningService | undefined;
  let opened: Page | undefined;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await opened?.close();
    await service?.stop();
  });
  afterAll(() => browser?.close());

  async function openShop(env?: Readonly<Record<string, string>>, more = {}): Promise<Page> {
    service = await startService(env);
    expect((await service.call('PUT', '/v1/local/setup', { ...aBusiness(), ...more })).status).toBe(200);
    opened = await openWindow(browser, service.link);
    return opened;
  }

  const badge = (page: Page, environment: 'sandbox' | 'live') =>
    page.getByRole('button', { name: `Cambiar de entorno, ahora ${texts[environment]}` });

  it('is the live one only with a yes, by the badge and by the settings', async () => {
    const page = await openShop();
    const question = page.getByRole('dialog', { name: texts.goLive });
    await badge(page, 'sandbox').click();
    await page.getByRole('menuitem', { name: texts.live }).click();
    await question.getByText(texts.goLiveQuestion).waitFor();
    await expectBothLooks(page, 'going-live');
    await question.getByRole('button', { name: es.action.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await badge(page, 'sandbox').waitFor();
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('radiogroup', { name: es.settings.work }).getByText(texts.live).click();
    await question.getByRole('button', { name: texts.goLiveConfirm }).click();
    await badge(page, 'live').waitFor();
    await page.reload();
    await badge(page, 'live').waitFor();
  });

  it('is left by a cashier whom somebody lets, says so on every page, and is back with the page', async () => {
    const first = await openShop();
    // Before, its link would be used and its session not yet there.
    await badge(first, 'sandbox').waitFor();
    const staff = async (person: object) =>
      named.parse((await service?.call('POST', '/v1/local/operators', person))?.json).id;
    const ruth = { name: 'Ruth Andrade', role: 'administrator', pin: '482913' };
    const luis = { name: 'Luis Vera', role: 'cashier', pin: '1357' };
    const id = await staff(ruth);
    await service?.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: ruth.pin });
    await staff(luis);
    await service?.call('PATCH', '/v1/local/setup', { finished: true });
    await first.reload();
    await enterPin(first, luis.name, luis.pin);
    await badge(first, 'live').click();
    await first.getByRole('menuitem', { name: texts.sandbox }).click();
    const question = first.getByRole('dialog', { name: texts.leave });
    await expectBothLooks(first, 'leaving-live');
    const confirm = texts.leaveConfirm.replace('{{environment}}', texts.sandbox);
    await question.getByRole('button', { name: confirm }).click();
    await enterPin(first, ruth.name, ruth.pin);
    await question.waitFor({ state: 'detached' });
    const banner = first.getByRole('region', { name: texts.banner.sandbox });
    await badge(first, 'sandbox').waitFor();
    await expectBothLooks(first, 'away-from-live');
    await goTo(first, '/documentos');
    await banner.getByText(texts.bannerHint.sandbox).waitFor();
    await first.reload();
    await badge(first, 'live').waitFor();
    expect(await banner.count()).toBe(0);
    const kept = await service?.call('GET', '/v1/local/staff-events?type=live_left');
    expect(kept?.json).toMatchObject({
      data: [{ operator: { name: luis.name }, former_environment: 'live', environment: 'sandbox' }],
    });
  });

  it('says on every page that another server stands in for the SRI, and on a document that it is worth nothing', async () => {
    const authority = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
    onTestFinished(() => authority.close());
    const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
    const certificate = { p12_base64: p12, password: testPassword };
    const page = await openShop({ MOSTRADOR_AUTHORITY_LIVE_URL: authority.url }, { certificate });
    const banner = page.getByRole('region', { name: texts.substitute });
    await banner.getByText(authority.url).waitFor();
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await banner.waitFor();
    expect(await banner.getByRole('button').count()).toBe(0);
    await expectBothLooks(page, 'substitute-authority');
    const made = await service?.call('POST', '/v1/local/api-keys', { environment: 'live' });
    const client = apiClient(service?.url ?? '', createdApiKey.parse(made?.json).key);
    const { id } = await client.issue(anInvoiceBody());
    await expect.poll(async () => (await client.invoice(id)).status).toBe('authorized');
    // By the badge, with a yes.
    await switchEnvironment(page, 'live');
    await goTo(page, `/documentos/${id}`);
    const notice = page.getByRole('alert').filter({ hasText: es.document.substitute });
    await notice.getByText(authority.url).waitFor();
    await expectBothLooks(page, 'substitute-document');
  });
});
