import { execFileSync } from 'node:child_process';
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
import { buildSqlite } from './build-sqlite.mjs';

const standIns = fileURLToPath(new URL('stand-ins.cjs', import.meta.url));

/**
 * The built program as Electron 25 can run it, core included: the same files, with each program loading what that
 * Electron lacks first, and an addon of SQLite that it can load.
 *
 * @param {string} folder made anew
 * @param {string} [version] what it says it is, where it is not what it is
 */
export async function stageProgram(folder, version) {
  const addon = await buildSqlite();
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
  for (const module of shippedModules()) {
    cpSync(join(root, module), join(folder, module), { recursive: true });
  }
  const programs = join(folder, 'out', 'main');
  if (version !== undefined) sayVersion(join(programs, 'chunks'), manifest.version, version);
  copyFileSync(standIns, join(programs, 'stand-ins.cjs'));
  for (const file of readdirSync(programs).filter(
    (name) => name.endsWith('.cjs') && name !== 'stand-ins.cjs',
  )) {
    const place = join(programs, file);
    writeFileSync(place, `require('./stand-ins.cjs');${readFileSync(place, 'utf8')}`);
  }
  const { platform, arch } = process;
  copyFileSync(
    addon,
    join(folder, 'node_modules', 'better-sqlite3', 'prebuilds', `${platform}-${arch}.node`),
  );
}

/**
 * @param {string} chunks
 * @param {string} built
 * @param {string} said
 */
function sayVersion(chunks, built, said) {
  const place = join(chunks, readdirSync(chunks).find((name) => name.startsWith('build-')) ?? '');
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll(`\`${built}\``, `\`${said}\``));
}

/** The packages that the program loads when it runs, as npm knows them, from the root. */
function shippedModules() {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((place) => place.includes('node_modules') && existsSync(place))
    .map((place) => relative(root, place));
}
