import { createHmac } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  url: z.url(),
  version: z.string(),
  pid: z.int(),
  /** Opens the service to every program that may read this file: those of the owner of the data. */
  session_token: z.string(),
});

/** Where the running service of a data folder answers (api.md §6). */
export type ServiceFile = z.output<typeof schema>;

const fileOf = (dataDir: string) => join(dataDir, 'service.json');

/** Writes `service.json`, readable by its owner alone, until it is withdrawn. */
export function announceService(dataDir: string, service: Omit<ServiceFile, 'pid'>): { withdraw(): void } {
  const file = fileOf(dataDir);
  const written: ServiceFile = { ...service, pid: process.pid };
  // Renamed into place: nobody ever reads half of it.
  writeFileSync(`${file}.new`, `${JSON.stringify(written)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { withdraw: () => rmSync(file, { force: true }) };
}

/** What the file says; undefined without one. It may be left over from a crash: ask the address before trusting it. */
export function readServiceFile(dataDir: string): ServiceFile | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
    return parsed.data;
  } catch {
    return undefined;
  }
}

/** Shows that one holds a service's session token without sending it: HMAC-SHA256 of a challenge, hexadecimal. */
export function proofOf(sessionToken: string, challenge: string): string {
  return createHmac('sha256', sessionToken).update(challenge).digest('hex');
}
