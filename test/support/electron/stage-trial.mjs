import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/project.mjs';
import { stageProgram } from '../../../scripts/package/stage-program.mjs';
import { buildSqlite } from './build-sqlite.mjs';

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
export async function stageTrial(folder, { version, forOlderElectron = true } = {}) {
  stageProgram(folder, version === undefined ? {} : { version });
  const programs = join(folder, 'out', 'main');
  if (version !== undefined) setVersion(join(programs, 'chunks'), version);
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
 * @param {string} version
 */
function setVersion(chunks, version) {
  const { version: built } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const chunk = join(chunks, readdirSync(chunks).find((name) => name.startsWith('build-')) ?? '');
  writeFileSync(chunk, readFileSync(chunk, 'utf8').replaceAll(`\`${built}\``, `\`${version}\``));
}
