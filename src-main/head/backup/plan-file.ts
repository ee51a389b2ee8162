import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BackupStore, DestinationState } from '../../backup/service/backup-dependencies.ts';
import { type BackupDestinationName, backupDestinations } from '../../contract/business/backups/backup.ts';
import { writeWhole } from '../../process/flush.ts';

const sealed = z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64'));
const instant = z.iso.datetime().transform((text) => new Date(text));

const content = z.object({
  plan: z.exactOptional(
    z.object({
      hour: z.int(),
      sealedPassphrase: sealed,
      folder: z.exactOptional(z.string()),
      s3: z.exactOptional(
        z.object({
          endpoint: z.string(),
          region: z.string(),
          bucket: z.string(),
          accessKey: z.string(),
          sealedSecret: sealed,
        }),
      ),
      updatedAt: z.string(),
    }),
  ),
  destinations: z.array(
    z.object({
      destination: z.enum(backupDestinations),
      dueAt: instant,
      failures: z.int(),
      since: instant,
      trouble: z.exactOptional(z.object({ message: z.string(), since: instant })),
      last: z.exactOptional(z.object({ at: instant, file: z.string(), bytes: z.int(), documents: z.int() })),
    }),
  ),
});
type Content = z.output<typeof content>;

export interface PlanFile extends BackupStore {
  /** There is one that this program does not understand: no backup is made until another plan is written over it. */
  isUnreadable(): boolean;
}

/** When and where a head office's backups are made, and how they go: a file of its data folder, as each head office of a database has one. */
export function makePlanFile(
  file: string,
  { ruc, failed }: Pick<BackupStore, 'ruc'> & { readonly failed: (reason: unknown) => void },
): PlanFile {
  const read = readPlan(file, failed);
  let current: Content = read ?? { destinations: [] };
  let isUnreadable = read === undefined;

  function put(next: Content): void {
    writeWhole(file, Buffer.from(JSON.stringify(next, asText)));
    current = next;
    isUnreadable = false;
  }
  const change = (to: (state: DestinationState) => DestinationState) =>
    put({ ...current, destinations: current.destinations.map(to) });

  return {
    isUnreadable: () => isUnreadable,
    ruc,
    plan: async () => current.plan,
    // A till alone has a second place.
    secondPlace: async () => undefined,
    secondPlaceChanged: async () => {},

    async putPlan(plan, at) {
      const due = (destination: BackupDestinationName): DestinationState => {
        const before = current.destinations.find((one) => one.destination === destination);
        return { destination, since: at, ...before, dueAt: at, failures: 0 };
      };
      put({
        plan,
        destinations: (['folder', 's3'] as const).filter((name) => plan[name] !== undefined).map(due),
      });
    },

    removePlan: async () => put({ destinations: [] }),
    destinations: async () => current.destinations,
    putDestination: async (state) =>
      change((one) =>
        one.destination === state.destination ? { ...(one.last && { last: one.last }), ...state } : one,
      ),
    lastRemoved: async (destination, at) =>
      change(({ last, trouble, ...one }) =>
        one.destination === destination
          ? { ...one, dueAt: at }
          : { ...one, ...(last && { last }), ...(trouble && { trouble }) },
      ),
    hurry: async (at, destination = undefined) =>
      change((one) =>
        destination === undefined || one.destination === destination ? { ...one, dueAt: at } : one,
      ),
  };
}

/** Undefined where it cannot be read: tills report all the same. */
function readPlan(file: string, failed: (reason: unknown) => void): Content | undefined {
  if (!existsSync(file)) return { destinations: [] };
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (reason) {
    failed(reason);
    return undefined;
  }
}

/** Bytes as base64, which JSON has no form for. */
function asText(this: unknown, key: string, value: unknown): unknown {
  const plain: unknown = this instanceof Object && key in this ? Reflect.get(this, key) : value;
  return plain instanceof Uint8Array ? Buffer.from(plain).toString('base64') : value;
}
