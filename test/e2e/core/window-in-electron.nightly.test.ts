import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { olderElectron } from '../../support/electron/older-electron.mjs';
import { stageTrial } from '../../support/electron/stage-trial.mjs';
import { eventually } from '../../support/eventually.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';
import { temporaryFolder } from '../../support/store/store.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { type RunningProgram, startedAgain, startProgram } from '../support/desktop/program.ts';
import { beginDocument, issueWritten, writeFields } from '../support/editor.ts';
import { sellToUs, xmlOf } from '../support/purchases.ts';
import { restoreBackupOfNow } from '../support/restore.ts';
import { goTo } from '../support/window-driver.ts';

const electron = olderElectron();
const canRun = electron !== undefined && requireTool('cc') && requireTool('Xvfb');
const title = `the window around the counter in Electron (cc, Xvfb)${electron === undefined ? ' [skipped: no get-electron.sh]' : ''}`;

describe.skipIf(!canRun)(title, () => {
  let program: string;
  beforeAll(async () => {
    program = mkdtempSync(join(tmpdir(), 'mostrador-window-'));
    await stageTrial(program);
  });
  afterAll(() => rmSync(program, { recursive: true }));

  it('writes a document, takes a purchase from its file, saves the month, and starts again after a restore', async () => {
    const data = temporaryFolder();
    const running = await startProgram({
      command: [electron ?? '', program],
      data,
      env: { MOSTRADOR_PORT: '0' },
    });
    onTestFinished(() => running.close());
    await running.owner.call('PATCH', '/v1/local/setup', { body: { choice: 'practice' } });
    const page = await running.window();
    await page.reload();

    await beginDocument(page, 'invoice');
    await writeFields(page, {
      '/buyer/identification': '1710034065',
      '/buyer/name': 'ROSA ELENA CEVALLOS',
      '/lines/0/description': 'Arreglo de cafetera',
      '/lines/0/unit_price': '10',
    });
    const issued = await issueWritten(page);

    await takePurchase(page, await purchaseFile(running));
    await saveMonth(page);

    await restoreBackupOfNow(running, page);
    const again = await startedAgain(running, data);
    onTestFinished(() => again.quit());
    const restored = await again.window();
    await restored.getByRole('button', { name: es.restore.seen }).click();
    await goTo(restored, `/documentos/${issued}`);
    await restored.getByText('Arreglo de cafetera').first().waitFor();
  });
});

async function purchaseFile({ owner }: RunningProgram): Promise<Buffer> {
  const { entities } = workspaceResource.parse((await owner.call('GET', '/v1/local/workspace')).json());
  const [us] = entities;
  if (!us) throw new Error('the practice business is there');
  const authority = await startAuthorityDouble({ decisionDelayMs: 0 });
  onTestFinished(() => authority.close());
  const supplier = await aSupplier(authority);
  const buyer = { identification_type: 'ruc', identification: us.ruc, name: us.legal_name } as const;
  return xmlOf(supplier, await sellToUs(supplier, anInvoiceBody({ buyer })));
}

async function takePurchase(page: Page, buffer: Buffer): Promise<void> {
  const file = join(temporaryFolder(), 'factura.xml');
  writeFileSync(file, buffer);
  await goTo(page, '/compras/agregar');
  // The dialog that the system opens is its own; the window starts where it gives it the files.
  await page.getByRole('button', { name: es.purchases.choose }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('row')
    .filter({ hasText: 'factura.xml' })
    .getByText(es.purchases.results.added)
    .waitFor();
}

async function saveMonth(page: Page): Promise<void> {
  const folder = temporaryFolder();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  const month = ecuadorDate(new Date()).slice(0, 7);
  await goTo(page, `/informes/mes?mes=${month}`);
  await page.getByRole('button', { name: es.month.save, exact: true }).click();
  const saved = await eventually(
    () => filesIn(join(folder, `mes-${month}.zip`)),
    (files) => files !== undefined,
  );
  expect(saved).toContain(`mes-${month}.xlsx`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: es.month.annex.check }).click();
  await page.getByRole('button', { name: es.month.annex.save.zip }).click();
  const name = `AT-${month.slice(5)}${month.slice(0, 4)}`;
  const annex = await eventually(
    () => filesIn(join(folder, `${name}.zip`)),
    (files) => files !== undefined,
  );
  expect(annex).toEqual([`${name}.xml`]);
}

/** The names in a ZIP once it is there and whole. */
async function filesIn(file: string): Promise<readonly string[] | undefined> {
  try {
    return [...(await filesOf(readFileSync(file))).keys()];
  } catch {
    return undefined;
  }
}
