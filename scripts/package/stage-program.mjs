import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { externalDependencies, externalPackages } from '../lib/external-packages.mjs';
import { manifest } from '../lib/manifest.mjs';
import { outFolder, root } from '../lib/project.mjs';
import { packageTree } from '../supply/package-tree.mjs';

/**
 * The built program in a folder of its own, as it is packed: with the packages it loads as it runs and no other, where
 * electron-builder would take all of `dependencies`.
 *
 * @param {string} folder made anew
 * @param {Record<string, unknown>} [changes] members of its package.json that differ from the project's
 */
export function stageProgram(folder, changes = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...stagedManifest(), ...changes }));
  for (const part of ['main', 'preload', 'renderer']) {
    cpSync(join(outFolder, part), join(folder, 'out', part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  cpSync(join(root, 'resources'), join(folder, 'resources'), { recursive: true });
  for (const { folder: module } of packageTree(root, externalPackages)) {
    cpSync(join(root, module), join(folder, module), { recursive: true });
  }
}

function stagedManifest() {
  const { devDependencies, workspaces, scripts, ...shipped } = manifest;
  return { ...shipped, dependencies: externalDependencies(manifest.dependencies) };
}
