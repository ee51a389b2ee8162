import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf } from '../support/window-driver.ts';

const texts = es.environment;

/** Each control where the environment is chosen, and how the live one is picked there. */
const ways = [
  {
    way: 'the badge',
    async pickLive(page: Page) {
      await page.getByRole('button', { name: /^Cambiar de entorno/ }).click();
      await page.getByRole('menuitem', { name: texts.live }).click();
    },
  },
  {
    way: 'the settings',
    async pickLive(page: Page) {
      await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
      await page.getByRole('radiogroup', { name: es.settings.work }).getByText(texts.live).click();
    },
  },
];

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

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(() => service?.stop());
  afterAll(() => browser?.close());

  async function openShop(env?: Readonly<Record<string, string>>): Promise<Page> {
    service = await startService(env);
    expect((await service.call('PUT', '/v1/local/setup', aBusiness())).status).toBe(200);
    return openWindow(browser, service.link);
  }

  const badge = (page: Page, environment: 'sandbox' | 'live') =>
    page.getByRole('button', { name: `Cambiar de entorno, ahora ${texts[environment]}` });

  it.for(ways)('is the live one only with a yes, by $way', async ({ pickLive }) => {
    const page = await openShop();
    await badge(page, 'sandbox').waitFor();
    await pickLive(page);
    const question = page.getByRole('dialog', { name: texts.goLive });
    await question.getByText(texts.goLiveQuestion).waitFor();
    await expectBothLooks(page, 'going-live');
    await question.getByRole('button', { name: es.action.cancel }).click();
    await question.waitFor({ state: 'detached' });
    await badge(page, 'sandbox').waitFor();
    await pickLive(page);
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

  it('says on every page that another server stands in for the SRI, in practice too', async () => {
    const page = await openShop({ MOSTRADOR_AUTHORITY_LIVE_URL: 'http://127.0.0.1:9' });
    const banner = page.getByRole('region', { name: texts.substitute });
    await banner.getByText('http://127.0.0.1:9').waitFor();
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await banner.waitFor();
    expect(await banner.getByRole('button').count()).toBe(0);
    await expectBothLooks(page, 'substitute-authority');
  });
});
