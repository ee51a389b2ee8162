import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthorityDouble } from '../support/authority-double/authority-double.ts';
import { runCli } from '../support/cli/run-cli.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../support/shops/business-file.ts';
import { makeVictim, type Victim } from './victim.ts';

/** Seconds the service waits for an answer: short, so that silence costs the torture no minutes. */
const AUTHORITY_TIMEOUT = '2';

export interface TortureShop {
  readonly folder: string;
  readonly victim: Victim;
  /** A key of the authority's test environment. */
  readonly token: string;
}

/** A business on a data folder of its own, set up by the command line; every series begins at 1. */
export async function openTortureShop(
  authority: AuthorityDouble,
  emissionPoint = '001',
): Promise<TortureShop> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-torture-'));
  const dataDir = join(folder, 'data');
  const { relative } = writeCertificate(folder);
  const establishments = [{ code: '001', emission_points: [{ code: emissionPoint }] }];
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative, establishments }));
  await commanded(dataDir, ['setup', '--file', file]);
  const token = await commanded(dataDir, ['keys', 'create', '--environment', 'test']);
  const victim = makeVictim({
    dataDir,
    env: {
      MOSTRADOR_AUTHORITY_TEST_URL: authority.url,
      MOSTRADOR_AUTHORITY_TIMEOUT: AUTHORITY_TIMEOUT,
      MOSTRADOR_RATE_LIMIT: 'off',
      MOSTRADOR_LOG_LEVEL: 'warn',
    },
  });
  return { folder, victim, token };
}

async function commanded(dataDir: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(dataDir, args);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return stdout.trim();
}
