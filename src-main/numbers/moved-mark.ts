import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const movedFile = z.object({ at: z.iso.datetime() });

/**
 * When the numbers of a data folder moved to another computer, by the mark beside its journal: a database that was put
 * back from before knows nothing of it. One that cannot be read was written, and stands.
 */
export function readMovedMark(folder: string): Date | undefined {
  let text: string;
  try {
    text = readFileSync(fileIn(folder), 'utf8');
  } catch {
    return undefined;
  }
  try {
    return new Date(movedFile.parse(JSON.parse(text)).at);
  } catch {
    return new Date(0);
  }
}

export function writeMovedMark(folder: string, at: Date): void {
  writeFileSync(fileIn(folder), `${JSON.stringify({ at: at.toISOString() })}\n`, {
    mode: 0o600,
    flush: true,
  });
}

export function removeMovedMark(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return join(folder, 'moved.json');
}
