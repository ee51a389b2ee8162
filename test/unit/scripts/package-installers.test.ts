import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathOf } from '../../package/installers/nsis.ts';
import { sessionCommands } from '../../package/session-environment.ts';
import { makeTrialSigner } from '../../package/trial-signer.mjs';
import { temporaryFolder } from '../../support/store/store.ts';

it('reads the PATH out of what the registry of Windows tells', () => {
  const outputOf = (kind: string, value: string) =>
    `\r\nHKEY_CURRENT_USER\\Environment\r\n    Path    ${kind}    ${value}\r\n\r\n`;
  const path = 'C:\\Users\\Ana María\\bin;%USERPROFILE%\\otros';
  expect(pathOf(outputOf('REG_EXPAND_SZ', path))).toBe(path);
  expect(pathOf(outputOf('REG_SZ', path))).toBe(path);
  expect(pathOf('\r\nHKEY_CURRENT_USER\\Environment\r\n    TEMP    REG_SZ    C:\\t\r\n')).toBeUndefined();
});

it('sets the session environment of the systems whose desktop starts an update', () => {
  expect(Object.keys(sessionCommands)).toEqual(['win32', 'darwin']);
  expect(sessionCommands.darwin?.set('MOSTRADOR_PORT', '0')).toEqual([
    'launchctl',
    'setenv',
    'MOSTRADOR_PORT',
    '0',
  ]);
});

it.skipIf(process.platform === 'win32')('makes what signs a program of macOS to be tried', () => {
  const { certificate, file, password } = makeTrialSigner(temporaryFolder());
  const openssl = (...args: readonly string[]) =>
    execFileSync('/usr/bin/openssl', args, {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, P12_PASSWORD: password },
    });
  const text = openssl('x509', '-in', certificate, '-noout', '-text');
  expect(text).toContain('Code Signing');
  expect(text).toContain('CA:FALSE');
  const kept = openssl('pkcs12', '-in', file, '-nodes', '-passin', 'env:P12_PASSWORD');
  expect(kept).toContain(readFileSync(certificate, 'utf8').trim());
  expect(kept).toContain('PRIVATE KEY');
});
