import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/project.mjs';
import { runQuietly } from '../../../scripts/lib/run.mjs';
import { withLock } from '../../../scripts/setup/lock.mjs';
import { harnessCache } from './cache-folder.mjs';

const library = join(root, 'node_modules', 'better-sqlite3');
const headers = [
  join(root, 'node_modules', 'node-addon-api'),
  join(root, 'node_modules', 'node-api-headers', 'include'),
];
const heldString = fileURLToPath(new URL('held-string.hpp', import.meta.url));
const buildTimeoutMs = 30 * 60_000;

/**
 * better-sqlite3 as Electron 25 can load it: compiled from the sources of its npm package, with strings kept as the
 * Node-API of that Electron allows. Made once for a version of the library.
 *
 * @returns {Promise<string>} the file of the addon
 */
export async function buildSqlite() {
  const addon = join(harnessCache, `better-sqlite3-${fingerprint()}.node`);
  if (!existsSync(addon)) {
    await withLock(join(harnessCache, '.addon.lock'), async () => {
      if (!existsSync(addon)) await compile(addon);
    });
  }
  return addon;
}

/** @param {string} addon the file that comes of it */
async function compile(addon) {
  const folder = mkdtempSync(join(harnessCache, 'building-'));
  const sources = join(folder, 'src');
  cpSync(join(library, 'src'), sources, { recursive: true });
  patch(sources);
  const sqlite = join(library, 'deps', 'sqlite3');
  const sqliteObject = join(folder, 'sqlite3.o');
  const built = join(folder, 'better_sqlite3.node');
  await Promise.all([
    run('gcc', [
      '-c',
      // Compiled sooner than with -O2, and fast enough for what a test keeps in it.
      '-O1',
      '-fPIC',
      '-w',
      '-std=gnu99',
      ...defines(),
      join(sqlite, 'sqlite3.c'),
      '-o',
      sqliteObject,
    ]),
    run('g++', [
      ...['-c', '-O1', '-fPIC', '-w', '-std=c++20', '-fvisibility=hidden'],
      ...['NAPI_VERSION=10', 'NAPI_DISABLE_CPP_EXCEPTIONS', 'NODE_API_SWALLOW_UNTHROWABLE_EXCEPTIONS'].map(
        (name) => `-D${name}`,
      ),
      ...defines(),
      ...[sqlite, ...headers].map((includeFolder) => `-I${includeFolder}`),
      ...[join(sources, 'better_sqlite3.cpp'), '-o', join(folder, 'addon.o')],
    ]),
  ]);
  await run('g++', ['-shared', '-Wl,-Bsymbolic', join(folder, 'addon.o'), sqliteObject, '-ldl', '-o', built]);
  renameSync(built, addon);
  rmSync(folder, { recursive: true });
}

/** @param {string} sources */
function patch(sources) {
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.[ch]pp$/.test(file)) continue;
    const target = join(sources, file);
    const text = readFileSync(target, 'utf8')
      .replaceAll('Napi::Reference<Napi::String>', 'HeldString')
      .replaceAll('Napi::Persistent(InternalizedFrom', 'HeldString(InternalizedFrom')
      .replaceAll('Napi::Persistent(pair->name.Value())', 'HeldString(pair->name.Value())');
    writeFileSync(
      target,
      file === join('util', 'helpers.cpp') ? readFileSync(heldString, 'utf8') + text : text,
    );
  }
}

/** How the library compiles SQLite, as it says itself. */
function defines() {
  const text = readFileSync(join(library, 'deps', 'defines.gypi'), 'utf8');
  return [...text.matchAll(/^\s+'([A-Z0-9_]+(?:=-?\d+)?)',$/gm)].map(([, define]) => `-D${define}`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [join(library, 'package.json'), heldString, fileURLToPath(import.meta.url)]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function run(program, args) {
  const { exitCode, output } = await runQuietly(program, args, {
    cwd: dirname(library),
    timeoutMs: buildTimeoutMs,
  });
  if (exitCode !== 0) throw new Error(`${program} could not build better-sqlite3:\n${output.slice(-4000)}`);
}
