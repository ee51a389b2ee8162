import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { announce, readAnnouncement } from './announcement.ts';

const schema = z.object({
  url: z.url(),
  version: z.string(),
  pid: z.int(),
  /** Opens the service to every program that may read this file: those of the owner of the data. */
  session_token: z.string(),
});

/** Where the running service of a data folder answers (api.md §6). */
export type ServiceFile = z.output<typeof schema>;

export const serviceFileIn = (dataDir: string): string => join(dataDir, 'service.json');

/** Writes `service.json`, until it is withdrawn. */
export function announceService(dataDir: string, service: Omit<ServiceFile, 'pid'>): { withdraw(): void } {
  return announce(serviceFileIn(dataDir), service);
}

export function readServiceFile(dataDir: string): ServiceFile | undefined {
  return readAnnouncement(serviceFileIn(dataDir), schema);
}

/** Shows that one holds a service's session token without sending it: HMAC-SHA256 of a challenge, hexadecimal. */
export function proofOf(sessionToken: string, challenge: string): string {
  return createHmac('sha256', sessionToken).update(challenge).digest('hex');
}
