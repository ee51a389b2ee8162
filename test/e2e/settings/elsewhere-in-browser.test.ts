import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { eventually } from '../../support/eventually.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow } from '../support/window-driver.ts';

describe('where else the business is', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  const elsewhere = mkdtempSync(join(tmpdir(), 'mostrador-elsewhere-'));

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    expect((await service.call('PUT', '/v1/local/setup', aBusiness())).status).toBe(200);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

  it('a second place has to be another folder, holds all that was issued, and is let go and taken back', async () => {
    const texts = es.secondPlace;
    await goTo(page, '/ajustes');
    const secondPlace = panel(texts.title);
    await secondPlace.getByText(texts.state.off).waitFor();
    const folder = secondPlace.getByLabel(texts.folder);
    // Inside the data it would be lost with them.
    await folder.fill(join(service.dataDir, 'copia'));
    await secondPlace.getByRole('button', { name: texts.save }).click();
    await confirmDestination(page);
    await secondPlace.locator('input[aria-invalid=true]').waitFor();

    await folder.fill(elsewhere);
    await secondPlace.getByRole('button', { name: texts.save }).click();
    await confirmDestination(page);
    await secondPlace.getByText(texts.state.current).waitFor();
    await expectBothLooks(page, 'second-place');
    expect(journalFilesIn(elsewhere)).not.toEqual([]);

    await secondPlace.getByRole('button', { name: texts.remove }).click();
    await secondPlace.getByText(texts.state.off).waitFor();
    await button(es.undo.undo).click();
    await secondPlace.getByText(texts.state.current).waitFor();
    expect(await folder.inputValue()).toBe(elsewhere);
  });

  it('a move asks first, says what is wrong beside each field, leaves a sealed file, and can be undone', async () => {
    const texts = es.move;
    await goTo(page, '/ajustes/respaldos');
    const move = panel(texts.title);
    const file = join(elsewhere, 'negocio.age');
    await move.getByLabel(texts.file, { exact: true }).fill(file);
    await move.getByLabel(texts.passphrase, { exact: true }).fill('cuatro palabras al azar');
    await move.getByLabel(texts.passphraseAgain).fill('otra cosa');
    await button(texts.start).click();
    await expectBothLooks(page, 'move-question');
    await confirm(texts.start).click();
    await move.getByText('Las dos contraseñas no son iguales.').waitFor();
    expect(readdirSync(elsewhere)).not.toContain('negocio.age');

    await move.getByLabel(texts.passphraseAgain).fill('cuatro palabras al azar');
    await button(texts.start).click();
    await confirm(texts.start).click();
    await move.getByText(texts.openFile.replace('{{file}}', file)).waitFor();
    await expectBothLooks(page, 'moved');
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    await page.getByRole('region', { name: texts.movedTitle }).waitFor();
    expect((await service.call('GET', '/v1/local/move')).json).toMatchObject({ state: 'moved' });

    await button(texts.undo).click();
    await confirm(texts.undoConfirm).click();
    await move.getByLabel(texts.file, { exact: true }).waitFor();
    await eventually(
      async () => JSON.stringify((await service.call('GET', '/v1/local/move')).json),
      (state) => state.includes('"here"'),
    );
  });
});

function journalFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('journal'),
  );
}
