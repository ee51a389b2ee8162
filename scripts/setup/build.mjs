import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { outFolder, pinnedNode, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { SetupFailure } from './setup-failure.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const stampFile = join(outFolder, '.mostrador-build.json');
const buildTimeoutMs = 10 * 60_000;

/** Everything that what is built depends on. */
const sources = [
  'src-main',
  'src-preload',
  'client',
  'src-renderer',
  'resources',
  'docs/manual',
  'scripts/licenses',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** What must be there after a build, whatever the stamp says: the doors, the programs beside them and the window. */
const products = [
  'main/electron.cjs',
  'main/service.cjs',
  'main/cli.cjs',
  'main/token-process.cjs',
  'main/integrity-thread.cjs',
  'main/import-thread.cjs',
  'main/export-thread.cjs',
  'main/head-backup-thread.cjs',
  'main/head-declaration-thread.cjs',
  'main/head-export-thread.cjs',
  'main/list-thread.cjs',
  'main/sheet-thread.cjs',
  'main/update-thread.cjs',
  'renderer/index.html',
];

/** Builds the program where its sources differ from the ones it was last built from. */
export async function buildProgram() {
  if (isBuilt()) return markAsNew();
  await withLock(join(outFolder, '.build.lock'), async () => {
    if (isBuilt()) return;
    await build();
  });
}

function isBuilt() {
  return missingProducts().length === 0 && readStamp(stampFile).sources === fingerprint(root, sources);
}

/** A checkout gives sources a new time without a new content; who goes by times is to see that the build is of them. */
function markAsNew() {
  const now = new Date();
  for (const product of products) utimesSync(join(outFolder, product), now, now);
}

function missingProducts() {
  return products.filter((product) => !existsSync(join(outFolder, product)));
}

async function build() {
  const startedAt = performance.now();
  // Taken before the build: a source that changes meanwhile makes the next command build again.
  const built = fingerprint(root, sources);
  logLine('construyendo el programa…');
  const { exitCode, output } = await runQuietly(
    pinnedNode(),
    [join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'), 'build', '--logLevel', 'warn'],
    { timeoutMs: buildTimeoutMs },
  );
  if (exitCode !== 0) throw new SetupFailure(`no se pudo construir el programa:\n${output.trim()}`);
  const missing = missingProducts();
  if (missing.length > 0) throw new SetupFailure(`a lo construido le falta: ${missing.join(', ')}`);
  writeStamp(stampFile, { sources: built });
  logLine(`programa construido en ${secondsSince(startedAt)}`);
}
