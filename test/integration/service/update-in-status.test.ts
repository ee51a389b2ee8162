import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../../support/cli/run-cli.ts';
import { startDesktopCore } from '../../support/secrets/run-desktop-core.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

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
