import { v7 as uuid } from 'uuid';
import type { ImportItemResource, ImportResource } from '../../../src-main/contract/import.ts';
import type { Imports } from '../../../src-main/imports/imports.ts';

/** Imports kept in memory: of each file its size is taken, and nothing is ever imported. */
export function memoryImports(now: string): Imports {
  const kept = new Map<string, ImportResource>();
  const notFound = { ok: false, problem: { code: 'not_found' } } as const;
  const pageOf = <Item>(data: readonly Item[]) =>
    ({ ok: true, value: { data, nextCursor: null, prevCursor: null } }) as const;

  return {
    async upload({ entityId, environment }, { parts }) {
      const files: ImportResource['files'] = [];
      for await (const { fileName = '', content } of parts) {
        let size = 0;
        for await (const piece of content) size += piece.byteLength;
        files.push({ name: fileName, size, sha256: '0'.repeat(64), ignored_entries: 0 });
      }
      const resource: ImportResource = {
        id: uuid(),
        object: 'import',
        entity_id: entityId,
        country: 'ec',
        environment,
        currency: 'USD',
        status: 'queued',
        status_transitions: { queued: now },
        files,
        counts: { found: 0, pending: 0, imported: 0, duplicate: 0, skipped: 0, failed: 0 },
        verification: { sri: 0, listed: 0, signature: 0, unconfirmed: 0 },
        sales_total: '0.00',
        upgraded: { signature: 0, unconfirmed: 0 },
        numbering: [],
        created_at: now,
        updated_at: now,
      };
      kept.set(resource.id, resource);
      return { ok: true, value: { resource, is: 'created' } };
    },
    list: async ({ environment }, { limit }) =>
      pageOf(
        [...kept.values()]
          .filter((one) => one.environment === environment)
          .toReversed()
          .slice(0, limit),
      ),
    async get(_caller, id) {
      const value = kept.get(id);
      return value ? { ok: true, value } : notFound;
    },
    items: async (_caller, id) => (kept.has(id) ? pageOf<ImportItemResource>([]) : notFound),
    async cancel(_caller, id) {
      const stored = kept.get(id);
      if (!stored) return notFound;
      const value: ImportResource = { ...stored, status: 'canceled' };
      kept.set(id, value);
      return { ok: true, value };
    },
  };
}
