import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';

/** Says in a file, readable by its owner alone, how a running program is reached, until it is withdrawn. */
export function announce(file: string, program: Readonly<Record<string, unknown>>): { withdraw(): void } {
  // Renamed into place: nobody ever reads half of it.
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...program, pid: process.pid })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { withdraw: () => rmSync(file, { force: true }) };
}

/** What the file says; undefined without one. It may be left over from a crash: ask the address before trusting it. */
export function readAnnouncement<Program>(file: string, schema: z.ZodType<Program>): Program | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
