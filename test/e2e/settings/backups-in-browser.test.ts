import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveThreads, type RunArchiveWork } from '../../../src-main/backup/archive/archive-thread.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { quickArchives } from '../../support/backup/quick-archives.ts';
import { eventually } from '../../support/eventually.ts';
import { threadFile } from '../../support/service/door.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.backups;

describe('backups in the settings', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  /** As of a gigabyte: what is begun now is not done before it is cancelled. */
  let isSlow = false;
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-backups-'));

  beforeAll(async () => {
    const run = quickArchives(archiveThreads(threadFile('backup-thread')));
    const archiveWork: RunArchiveWork = async (work, watch) => {
      if (isSlow && watch?.signal) await once(watch.signal, 'abort');
      return run(work, watch);
    };
    [service, browser] = await Promise.all([startService({}, { archiveWork }), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.none).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  // A move asks for a passphrase, too.
  const field = (name: string) =>
    page.getByRole('region', { name: texts.settings, exact: true }).getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('are none yet, and what is missing is reported beside each field', async () => {
    // A service in the internet is for who has one.
    expect(await field(texts.s3.endpoint).isVisible()).toBe(false);
    await expectBothLooks(page, 'backups-none');
    await page.getByText(texts.s3.title).click();
    await field(texts.s3.bucket).fill('respaldos');
    await page.getByText(texts.s3.title).click();
    await field(texts.s3.endpoint).waitFor({ state: 'hidden' });
    await button(texts.begin).click();
    await confirmDestination(page);
    // What is wrong there unfolds it.
    await expect.poll(() => field(texts.s3.endpoint).getAttribute('aria-invalid')).toBe('true');
    await expectBothLooks(page, 'backups-faults');
    await field(texts.s3.bucket).fill('');
  });

  it('begin with a folder and a passphrase typed twice; the first is listed, tested and reported whole', async () => {
    await field(texts.folder).fill(folder);
    await field(texts.passphrase).fill('cuatro palabras al azar');
    await field(texts.passphraseAgain).fill('otra cosa');
    await button(texts.begin).click();
    await expectBothLooks(page, 'destination-question');
    await confirmDestination(page);
    await page.getByText('Las dos contraseñas no son iguales.').waitFor();
    await field(texts.passphraseAgain).fill('cuatro palabras al azar');
    await button(texts.begin).click();
    await confirmDestination(page);
    const row = page.getByRole('row').filter({ hasText: 'mostrador-' });
    await row.waitFor({ timeout: 60_000 });
    expect(readdirSync(folder)).toHaveLength(1);
    await row.getByRole('button').first().click();
    await page.getByText('está entero:').waitFor({ timeout: 60_000 });
    await expectBothLooks(page, 'backups-kept');
  });

  it('are cancelled while they are made, and deleted after a question', async () => {
    isSlow = true;
    await button(texts.now).click();
    await button(texts.cancel).click();
    await button(texts.now).waitFor();
    isSlow = false;
    expect(readdirSync(folder)).toHaveLength(1);

    await page
      .getByRole('row')
      .filter({ hasText: 'mostrador-' })
      .getByRole('button', { name: texts.remove })
      .click();
    const question = page.getByRole('dialog');
    await expectBothLooks(page, 'backup-deletion');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are gone for ever once that is confirmed; in the place of the newest another is made at once', async () => {
    const before = readdirSync(folder);
    const row = page.getByRole('row').filter({ hasText: 'mostrador-' });
    await row.getByRole('button', { name: texts.remove }).click();
    const question = page.getByRole('dialog');
    const [, warning = ''] = texts.removeNewest.split('{{at}}');
    await question.getByText(warning).waitFor();
    await question.getByRole('button', { name: texts.remove, exact: true }).click();
    await question.waitFor({ state: 'detached' });
    // What is still being written there ends otherwise.
    const after = await eventually(
      () => readdirSync(folder).filter((file) => file.endsWith('.age')),
      (files) => files.length === 1 && !files.includes(before[0] ?? ''),
    );
    await page
      .getByRole('row')
      .filter({ hasText: after[0] ?? '' })
      .waitFor();
  });

  it('are missed on every page once none was kept for two days', async () => {
    const database = new Database(join(service.dataDir, 'mostrador.sqlite'));
    database.exec(`UPDATE backup_place SET last_at = '2020-01-01T00:00:00.000Z'`);
    database.close();
    const late = texts.late.replace('{{place}}', texts.places.folder);
    await page.getByText(late).waitFor();
    await page.getByRole('link', { name: es.nav.documents, exact: true }).click();
    await page.getByRole('region', { name: late }).waitFor();
    await expectBothLooks(page, 'backups-late');
    await page.getByRole('link', { name: texts.review }).click();
  });

  it('are stopped after a question, and those that were made stay', async () => {
    await button(texts.stop).first().click();
    await page.getByRole('dialog').getByRole('button', { name: texts.stop }).click();
    await page.getByText(texts.none).waitFor();
    expect(readdirSync(folder)).toHaveLength(1);
  });
});
