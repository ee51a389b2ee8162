import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { license, version } from '../lib/manifest.mjs';
import { pinnedNode, root } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { SetupFailure } from '../setup/setup-failure.mjs';

/**
 * The TypeScript client: ECMAScript modules with their types, for Node 20 and newer, browsers and whatever else has `fetch`.
 *
 * @param {string} packages the folder in which the package's own is made
 * @returns {Promise<string>} that folder
 */
export async function clientPackage(packages) {
  const folder = join(packages, 'mostrador-client');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await compile(join(folder, 'dist'));
  for (const name of ['LICENSE', 'client/README.md'])
    cpSync(join(root, name), join(folder, name.replace('client/', '')));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(clientManifest, null, 2)}\n`);
  return folder;
}

const clientManifest = {
  name: 'mostrador-client',
  version,
  description: 'Typed client of Mostrador: electronic tax documents for Ecuador',
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  files: ['dist'],
};

/** @param {string} outDir */
async function compile(outDir) {
  const options = {
    outDir,
    target: 'ES2022',
    composite: 'false',
    incremental: 'false',
    emitDeclarationOnly: 'false',
    declaration: 'true',
    rewriteRelativeImportExtensions: 'true',
  };
  const { exitCode, output } = await runQuietly(
    pinnedNode(),
    [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      '--project',
      join(root, 'client'),
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    { timeoutMs: 120_000 },
  );
  if (exitCode !== 0) throw new SetupFailure(`no se pudo compilar el cliente:\n${output}`);
}
