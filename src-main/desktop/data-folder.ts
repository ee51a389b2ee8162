import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from '../config/default-folders.ts';

/** The data folder of this start: `--data`, else what the environment or the system says. It exists afterwards. */
export function openDataFolder(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' } },
    // Chromium's own switches come along.
    strict: false,
  });
  const folder = resolve(typeof values.data === 'string' ? values.data : defaultDataDir());
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
