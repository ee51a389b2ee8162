import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outFolder, root } from '../../../scripts/lib/project.mjs';
import { runNpm } from '../../../scripts/setup/npm.mjs';
import { buildSqlite } from './build-sqlite.mjs';

const listTimeoutMs = 5 * 60_000;
const standIns = fileURLToPath(new URL('stand-ins.cjs', import.meta.url));

/**
 * The built program in a folder of its own; for Electron 25 as that can run it, core included: the same files, with each
 * program loading what that Electron lacks first, and an addon of SQLite that it can load.
 *
 * @param {string} folder made anew
 * @param {object} [as]
 * @param {string | undefined} [as.version] what it says it is, where it is not what it is
 * @param {boolean} [as.forOlderElectron]
 */
export async function stageProgram(folder, { version, forOlderElectron = true } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { devDependencies, scripts, ...kept } = manifest;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...kept, ...(version && { version }) }));
  for (const part of ['main', 'preload', 'renderer']) {
    cpSync(join(outFolder, part), join(folder, 'out', part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  cpSync(join(root, 'resources'), join(folder, 'resources'), { recursive: true });
  for (const module of await shippedModules()) {
    cpSync(join(root, module), join(folder, module), { recursive: true });
  }
  const programs = join(folder, 'out', 'main');
  if (version !== undefined) setVersion(join(programs, 'chunks'), manifest.version, version);
  if (forOlderElectron) await fitOlderElectron(folder, programs);
}

/**
 * @param {string} folder
 * @param {string} programs
 */
async function fitOlderElectron(folder, programs) {
  const own = readdirSync(programs).filter((name) => name.endsWith('.cjs'));
  copyFileSync(standIns, join(programs, 'stand-ins.cjs'));
  for (const file of own) {
    const target = join(programs, file);
    writeFileSync(target, `require('./stand-ins.cjs');${readFileSync(target, 'utf8')}`);
  }
  const prebuild = `${process.platform}-${process.arch}.node`;
  copyFileSync(await buildSqlite(), join(folder, 'node_modules', 'better-sqlite3', 'prebuilds', prebuild));
}

/**
 * @param {string} chunks
 * @param {string} built
 * @param {string} version
 */
function setVersion(chunks, built, version) {
  const chunk = join(chunks, readdirSync(chunks).find((name) => name.startsWith('build-')) ?? '');
  writeFileSync(chunk, readFileSync(chunk, 'utf8').replaceAll(`\`${built}\``, `\`${version}\``));
}

/** The packages that the program loads when it runs, as npm knows them, from the root. */
async function shippedModules() {
  const { output } = await runNpm(['ls', '--omit=dev', '--all', '--parseable'], { timeoutMs: listTimeoutMs });
  return output
    .split('\n')
    .filter((path) => path.includes('node_modules') && existsSync(path))
    .map((path) => relative(root, path));
}
