import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The two doors of the program that need no desktop. */
export type Door = 'service' | 'head' | 'cli';

/**
 * The file to run for a door: the built one, as users run it, unless the sources are newer; then the source itself,
 * so that no test ever judges yesterday's program.
 */
export function doorFile(door: Door): string {
  const built = join(root, 'out', 'main', `${door}.cjs`);
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  newestSourceAt ??= newestSource();
  return builtAt > newestSourceAt ? built : join(root, 'src-main', `${door}.ts`);
}

/** Read once a process: tests start hundreds of programs. */
let newestSourceAt: number | undefined;

function newestSource(): number {
  const folder = join(root, 'src-main');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}
