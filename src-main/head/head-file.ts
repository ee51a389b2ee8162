import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** Where it answers on this computer. */
  url: z.url(),
  pin: z.string(),
  pid: z.int(),
  /** Opens it to every program that may read this file: those of the owner of the data. */
  owner_token: z.string(),
});

/** How the running head office of a data folder is reached from this computer. */
export type HeadFile = z.output<typeof schema>;

const fileOf = (dataDir: string) => join(dataDir, 'head.json');

/** Writes `head.json`, readable by its owner alone, until it is withdrawn. */
export function announceHead(dataDir: string, head: Omit<HeadFile, 'pid'>): { withdraw(): void } {
  const file = fileOf(dataDir);
  const written: HeadFile = { ...head, pid: process.pid };
  writeFileSync(`${file}.new`, `${JSON.stringify(written)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { withdraw: () => rmSync(file, { force: true }) };
}

/** What the file says; undefined without one. It may be left over from a crash. */
export function readHeadFile(dataDir: string): HeadFile | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
