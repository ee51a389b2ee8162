import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openAnnouncements, openWindow, switchEnvironment } from '../support/window-driver.ts';

const texts = es.about;
const provider = '1790016919001';
/** Of a newer company: it fits no rule of check digits. */
const doubtful = '1793970000001';

describe('what the window says of the program, in live', () => {
  let browser: Browser;
  let service: RunningService | undefined;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(() => service?.stop());
  afterAll(() => browser?.close());

  async function openLive(env?: Readonly<Record<string, string>>): Promise<Page> {
    service = await startService(env);
    const { status } = await service.call('PUT', '/v1/local/setup', aBusiness());
    expect(status).toBe(200);
    const page = await openWindow(browser, service.link);
    await switchEnvironment(page, 'live');
    return page;
  }

  it('warns on every page while documents name no provider, and leads to where it is set', async () => {
    const page = await openLive();
    const banner = (await openAnnouncements(page)).getByRole('region', { name: texts.providerMissing });
    await banner.getByRole('link', { name: texts.see }).click();
    const about = page.getByRole('region', { name: texts.title });
    await about.getByText(texts.providerMissing).waitFor();
    await about.getByText(texts.providerNone).waitFor();
    await about.getByText(texts.licenseName).waitFor();
    await expectBothLooks(page, 'about-without-provider');

    const settings = page.getByRole('region', { name: es.programSettings.title });
    const ruc = settings.getByLabel(es.programSettings.software_provider_ruc.label);
    const save = settings.getByRole('button', { name: es.action.save });
    await ruc.fill('17900169');
    await settings.getByLabel(es.programSettings.port.label).fill('99999');
    await save.click();
    await settings.getByText('El RUC tiene 13 dígitos y termina en 001.').waitFor();
    await settings.getByText('Debe ser un número de puerto, hasta 65535.').waitFor();
    await settings.getByLabel(es.programSettings.port.label).fill('');
    await ruc.fill(doubtful);
    await settings.getByLabel(es.programSettings.doubtful).check();
    await settings
      .getByLabel(es.programSettings.log_level.label)
      .selectOption({ label: es.programSettings.choice.debug });
    await save.click();
    await about.getByText(es.about.providerSaved.replace('{{ruc}}', doubtful)).waitFor();
    const kept = await service?.call('GET', '/v1/local/settings');
    expect(kept?.json).toEqual({ object: 'settings', software_provider_ruc: doubtful, log_level: 'debug' });
  });

  it('shows the provider, and warns of nothing', async () => {
    const page = await openLive({ MOSTRADOR_SOFTWARE_PROVIDER_RUC: provider });
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title }).click();
    const about = page.getByRole('region', { name: texts.title });
    await about.getByText(provider).waitFor();
    await about.getByText(texts.keyKeptBy.file).waitFor();
    expect(await page.getByText(texts.providerMissing).count()).toBe(0);

    const folder = page.getByRole('region', { name: texts.folder });
    const dataDir = service?.dataDir ?? 'a running service';
    await folder.getByText(dataDir, { exact: true }).waitFor();
    await folder.getByText(join(dataDir, 'logs'), { exact: true }).waitFor();
    await page.getByRole('button', { name: texts.licenses }).click();
    const licenses = page.getByRole('textbox', { name: texts.licensesTitle });
    await expect.poll(() => licenses.inputValue()).toMatch(/@mantine\/core [\d.]+ \(MIT\)/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.supportSee }).click();
    const supportText = page.getByRole('textbox', { name: texts.supportTitle });
    await expect.poll(() => supportText.inputValue()).toContain('"support_file"');
    expect(await supportText.inputValue()).not.toContain(provider);
    await expectBothLooks(page, 'support-file');
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: texts.supportSave }).click();
    expect((await saving).suggestedFilename()).toMatch(/^soporte-.*\.json$/);
  });
});
