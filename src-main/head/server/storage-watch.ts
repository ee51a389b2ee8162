import type { FastifyInstance } from 'fastify';
import type { Problem } from '../../contract/problems/problems.ts';

/** Whether the database has room. */
export interface StorageWatch {
  /** Since when it has none; undefined while it has. */
  fullSince(): Date | undefined;
  /** What an error says that is one of a full disk; undefined of another. */
  problemOf(error: unknown): Problem | undefined;
  /** Something was stored. */
  stored(): void;
}

/** Tills wait this long before they try again; what they issue meanwhile stays with them. */
const RETRY_AFTER_SECONDS = 60;

/** `disk_full` of PostgreSQL, which says so of the transaction alone and goes on. */
const DISK_FULL = '53100';

export function makeStorageWatch(now: () => Date): StorageWatch {
  let since: Date | undefined;
  return {
    fullSince: () => since,
    problemOf(error) {
      if (!(error instanceof Error && 'code' in error && error.code === DISK_FULL)) return undefined;
      since ??= now();
      return {
        code: 'head_office_full',
        detail:
          'No queda espacio en el disco de la matriz. No se guardó nada; las cajas guardan lo que falta y repiten solas.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      };
    },
    stored() {
      since = undefined;
    },
  };
}

/** There is room again as soon as something a caller brought was stored. */
export function watchWhatIsStored(server: FastifyInstance, storage: StorageWatch): void {
  server.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) storage.stored();
  });
}
