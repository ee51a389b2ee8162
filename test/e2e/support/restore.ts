import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { temporaryFolder } from '../../support/store/store.ts';
import type { RunningProgram } from './desktop/program.ts';
import { goTo } from './window-driver.ts';

const passphrase = 'caballo correcto batería';

/** Makes a backup of what a program has now, and restores it through its window; the program ends, to start again. */
export async function restoreBackupOfNow(
  { owner, process }: Pick<RunningProgram, 'owner' | 'process'>,
  page: Page,
): Promise<void> {
  const file = join(temporaryFolder(), 'copia.age');
  const sealed = await owner.call('POST', '/v1/local/backups/archives', { body: { file, passphrase } });
  expect({ status: sealed.status, text: sealed.text }).toMatchObject({ status: 201 });

  const ended = once(process, 'exit');
  await goTo(page, '/ajustes/respaldos');
  await page.getByRole('button', { name: es.backups.restoreAsk, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: es.restore.file }).click();
  await (await chooser).setFiles(file);
  await page.getByLabel(es.restore.passphrase, { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: es.restore.open, exact: true }).click();
  await page.getByRole('button', { name: es.restore.confirm, exact: true }).click();
  await ended;
}
