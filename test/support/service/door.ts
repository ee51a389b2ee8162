import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The doors of the program that need no desktop. */
export type Door = 'service' | 'head' | 'cli';

/** The file to run for a door. */
export function doorFile(door: Door): string {
  return builtOr(door, join('src-main', `${door}.ts`));
}

/** The file of a program of a thread, or of a process beside. */
export function threadFile(name: string): string {
  return builtOr(name, join('src-main', 'threads', `${name}.ts`));
}

/**
 * The built file, as users run it and soonest compiled, unless the sources are newer; then the source itself, so that no
 * test ever judges yesterday's program.
 */
function builtOr(name: string, source: string): string {
  const built = join(root, 'out', 'main', `${name}.cjs`);
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  newestSourceAt ??= newestSource();
  return builtAt > newestSourceAt ? built : join(root, source);
}

/** Read once a process: tests start hundreds of programs. */
let newestSourceAt: number | undefined;

function newestSource(): number {
  const folder = join(root, 'src-main');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
