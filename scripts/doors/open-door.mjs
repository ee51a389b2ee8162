import { realpathSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileCache, outFolder, pinnedNode } from '../lib/project.mjs';
import { runAttached } from '../lib/run.mjs';

/**
 * Runs one of the program's built doors in this command's place, under the project's own Node.
 *
 * npm puts the project's Node first in the PATH of its scripts, so this process usually is that Node already; the
 * door then runs in it, which saves the start of a second process.
 *
 * @param {'service' | 'head' | 'cli'} door
 * @param {readonly string[]} args
 * @param {{ onLine?: (line: string) => void }} [options] `onLine` also gets what the door prints, line by line
 */
export async function openDoor(door, args, { onLine } = {}) {
  const script = join(outFolder, 'main', `${door}.cjs`);
  const node = pinnedNode();
  if (onLine === undefined && realpathSync(process.execPath) === realpathSync(node)) {
    process.argv = [process.execPath, script, ...args];
    module.enableCompileCache(compileCache);
    createRequire(import.meta.url)(script);
    return;
  }
  process.exitCode = await runAttached(node, [script, ...args], {
    env: { NODE_COMPILE_CACHE: compileCache },
    ...(onLine === undefined ? {} : { onLine }),
  });
}
