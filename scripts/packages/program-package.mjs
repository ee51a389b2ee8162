import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { externalDependencies } from '../lib/external-packages.mjs';
import { license, manifest, version } from '../lib/manifest.mjs';
import { outFolder, root } from '../lib/project.mjs';

/** Platforms that have the project's Node as a package of their own; elsewhere the person's own Node must be as new. */
const platformsWithNode = ['linux-x64', 'linux-arm64', 'win-x64'];

/**
 * The program without the desktop: what is built, the window that a browser shows, and the command `mostrador`.
 *
 * @param {string} packages the folder in which the package's own is made
 * @returns {string} that folder
 */
export function programPackage(packages) {
  const folder = join(packages, manifest.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const isShipped = (/** @type {string} */ file) => !/\.map$|electron\.cjs$/.test(file);
  for (const part of ['main', 'renderer']) {
    cpSync(join(outFolder, part), join(folder, 'out', part), { recursive: true, filter: isShipped });
  }
  cpSync(join(root, 'resources', 'fonts'), join(folder, 'resources', 'fonts'), { recursive: true });
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(folder, name));
  const here = import.meta.dirname;
  cpSync(join(here, 'program-readme.md'), join(folder, 'README.md'));
  cpSync(join(here, 'mostrador.cjs'), join(folder, 'bin', 'mostrador.cjs'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(programManifest(), null, 2)}\n`);
  return folder;
}

function programManifest() {
  const node = manifest.devDependencies.node ?? '';
  return {
    name: manifest.name,
    version,
    description: manifest.description,
    license,
    bin: { mostrador: 'bin/mostrador.cjs' },
    engines: { node: '>=20' },
    dependencies: externalDependencies(manifest.dependencies),
    optionalDependencies: {
      ...manifest.optionalDependencies,
      ...Object.fromEntries(platformsWithNode.map((platform) => [`node-${platform}`, node])),
    },
  };
}
