import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { outFolder, root } from '../lib/project.mjs';
import { withLock } from './lock.mjs';
import { quietly, runNpm } from './npm.mjs';
import { SetupFailure } from './setup-failure.mjs';

const installTimeoutMs = 15 * 60_000;

/** Installs the tools of the workspace `tools` (packages, mutation, linters), which `npm test` does without. */
export async function installTools() {
  if (areInstalled()) return;
  await withLock(join(outFolder, '.install.lock'), async () => {
    if (areInstalled()) return;
    const startedAt = performance.now();
    logLine('instalando las herramientas de tools/package.json…');
    const { exitCode, output } = await runNpm(
      ['install', '--no-save', '--workspace', 'tools', '--include-workspace-root', ...quietly],
      { timeoutMs: installTimeoutMs },
    );
    if (exitCode !== 0) throw new SetupFailure(`npm no pudo instalar las herramientas:\n${output.trim()}`);
    logLine(`herramientas instaladas en ${secondsSince(startedAt)}`);
  });
}

function areInstalled() {
  const { devDependencies } = readManifest('tools');
  return Object.entries(devDependencies).every(([name, version]) => {
    const folder = join('node_modules', name);
    return existsSync(join(root, folder, 'package.json')) && readManifest(folder).version === version;
  });
}

/** @param {string} folder */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
