import { existsSync } from 'node:fs';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { expect, it } from 'vitest';
import { builderConfig } from '../../scripts/package/config.mjs';

it('is what electron-builder knows, with and without who signs', async () => {
  const signing = {
    AZURE_SIGNING_ENDPOINT: 'https://eus.codesigning.azure.net',
    AZURE_SIGNING_ACCOUNT: 'cuenta',
    AZURE_SIGNING_PROFILE: 'perfil',
    AZURE_PUBLISHER_NAME: 'Mostrador',
    APPLE_TEAM_ID: 'ABCDE12345',
  };
  for (const env of [{}, signing]) {
    await validateConfiguration(builderConfig({ output: 'dist' }, env), new DebugLogger(false));
  }
});

it('brings the command of Windows from files that are there', () => {
  const { win, nsis } = builderConfig({ output: 'dist' }, {});
  expect([win?.extraFiles].flat()).toEqual([
    { from: expect.stringMatching(/windows$/), to: 'bin', filter: ['mostrador.cmd'] },
  ]);
  expect(existsSync(String(nsis?.include))).toBe(true);
});
