import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pinnedNode, root } from '../lib/project.mjs';

/**
 * Formats a source text as the whole project is formatted.
 *
 * @param {string} file the name it will have, from the root: its ending says the language
 * @param {string} source
 * @returns {string}
 */
export function formatted(file, source) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stdout, stderr } = spawnSync(pinnedNode(), [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(`${file} cannot be formatted: ${stderr}`);
  return stdout;
}
