import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const monthName = /^(\d{4}-\d{2})\.ndjson$/;

/** The months that a journal has, oldest first. */
export function monthsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => monthName.exec(name)?.[1] ?? [])
      .toSorted();
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return [];
    throw reason;
  }
}

/** The file of a month, `2026-11`. */
export function monthFile(folder: string, month: string): string {
  return join(folder, `${month}.ndjson`);
}
