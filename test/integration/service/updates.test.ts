import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { obstaclesOf } from '../../../src-main/desktop/updates/obstacles.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { startDesktopCore } from '../../support/secrets/run-desktop-core.ts';
import { staff } from '../../support/service/staffed-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const withId = z.object({ id: z.string() });

it('status says how the program of the desktop stands with its updates, and nothing where none changes it', async () => {
  const { dataDir } = await services.start();
  const alone = await runCli(dataDir, ['--json', 'status']);
  expect(JSON.parse(alone.stdout)).not.toHaveProperty('update');

  const folder = services.newFolder();
  const desktop = await startDesktopCore(join(folder, 'data'), join(folder, 'keyring'));
  const { stdout } = await runCli(desktop.dataDir, ['--json', 'status']);
  expect(JSON.parse(stdout)).toMatchObject({ update: { state: 'ready', version: '9.9.9' } });
  const output = await runCli(desktop.dataDir, ['status']);
  expect(output.stdout).toMatch(/^Mostrador \S+; la 9\.9\.9 está lista/);
});

it('lets no update interrupt an open cash session, or documents the authority has not decided on', async () => {
  const data = services.newFolder();
  const service = await services.startProcess({ data, args: ['--port', '0'] });
  expect(await obstaclesOf(data)).toBeUndefined();

  const shop = await staff(service);
  await shop.signIn(shop.ana);
  const ok = async (path: string, body: unknown) => {
    const answer = await shop.window.call('POST', path, { body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return withId.safeParse(answer.json()).data?.id ?? '';
  };
  const point = { environment: 'sandbox', establishment: '001', emission_point: '001' };
  const till = await ok('/v1/local/tills', { name: 'Caja 1', ...point });
  const session = await ok('/v1/local/cash-sessions', { till_id: till, opening_float: '10.00' });
  expect(await obstaclesOf(data)).toEqual({ openCashSessions: true, waitingDocuments: 0 });
  await ok(`/v1/local/cash-sessions/${session}/close`, { count: [{ denomination: 'note_10', quantity: 1 }] });
  expect(await obstaclesOf(data)).toBeUndefined();

  await ok('/v1/local/sync/pause', undefined);
  await shop.documents.issue(anInvoiceBody());
  expect(await obstaclesOf(data)).toEqual({ openCashSessions: false, waitingDocuments: 1 });
  await ok('/v1/local/sync/resume', undefined);
  await eventually(
    () => obstaclesOf(data),
    (obstacles) => obstacles === undefined,
  );
});
