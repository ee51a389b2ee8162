import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/generate-client.mjs', import.meta.url));

it('the client in the repository is what the running program describes: else run `npm run client`', () => {
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], {
    encoding: 'utf8',
    timeout: 600_000,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
