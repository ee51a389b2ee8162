import { join } from 'node:path';
import { z } from 'zod';
import { announce, readAnnouncement } from '../announcement.ts';

/** Of a head office that the computer of a till runs, in the data folder of the till. */
export const HEAD_FOLDER = 'matriz';

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

/** Writes `head.json`, until it is withdrawn. */
export function announceHead(dataDir: string, head: Omit<HeadFile, 'pid'>): { withdraw(): void } {
  return announce(fileOf(dataDir), head);
}

export function readHeadFile(dataDir: string): HeadFile | undefined {
  return readAnnouncement(fileOf(dataDir), schema);
}
