import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { liveShops } from '../../support/numbers/live-shop.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.restore;
const shops = liveShops();
const passphrase = 'caballo correcto batería';

describe('a backup at the first start', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  it('is chosen, opened, looked at and restored; the window goes on with the business it brought', async () => {
    const old = await shops.open(await shops.setUp());
    const sold = await old.sell('wait=20');
    const folder = shops.services.newFolder();
    const [file, secret] = [join(folder, 'copia.age'), join(folder, 'contraseña.txt')];
    writeFileSync(secret, passphrase);
    const made = await runCli(old.service.dataDir, ['backups', 'create', file, '--passphrase-file', secret]);
    expect(made).toMatchObject({ exitCode: 0, stderr: '' });
    await old.service.stop();

    // Its process: the door opens the program anew on what was restored.
    const { service } = await shops.openProcess(shops.services.newFolder());
    const page = await openWindow(browser, service.link ?? '');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByRole('button', { name: es.setUp.choice.restore }).click();
    await button(texts.open).click();
    await page.getByText(texts.fileMissing).waitFor();
    await page.getByText(texts.passphraseMissing).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: texts.file }).click();
    const buffer = readFileSync(file);
    await (await chooser).setFiles({ name: 'copia.age', mimeType: 'application/octet-stream', buffer });
    await page.getByLabel(texts.passphrase, { exact: true }).fill('otra cosa distinta');
    await button(texts.open).click();
    await page.getByText(texts.faults.wrong_passphrase).waitFor();
    await expectBothLooks(page, 'restore-fault');
    await page.getByLabel(texts.passphrase, { exact: true }).fill(passphrase);
    await button(texts.open).click();
    await page.getByRole('cell', { name: sold.number.slice(-9) }).waitFor();
    await expectBothLooks(page, 'restore-contents');
    await button(texts.confirm).click();

    // Which number was the last on the other computer nothing proves here: a person says the next.
    await button(texts.seen).waitFor({ timeout: 60_000 });
    await page.getByText(texts.unproven).waitFor();
    await expectBothLooks(page, 'restored');
    await button(es.lock.unprovenResume).click();
    await button(es.lock.unprovenConfirm).click();
    await page.getByText(texts.unproven).waitFor({ state: 'detached' });
    await button(texts.seen).click();
    await button(texts.seen).waitFor({ state: 'detached' });
    await page.close();
  });
});
