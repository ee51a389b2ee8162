import type { ImportItemListQuery, ImportItemResource, ImportResource } from '../contract/import.ts';
import type { PageQuery } from '../contract/list.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import type { UploadPart } from '../contract/upload-part.ts';
import { DAY_MS } from '../documents/values/ecuador-time.ts';
import { sha256 } from '../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from '../reading/lists/keyset-page.ts';
import type { ImportScope, ImportStore, NewFile, StoredImport, StoredItem } from './ports/import-store.ts';
import { importResourceOf } from './resources/import-resource.ts';
import { itemResourceOf } from './resources/item-resource.ts';
import type { ImportFolder } from './upload/import-folder.ts';
import { receiveFiles } from './upload/receive-files.ts';

export interface ImportsDependencies {
  readonly store: ImportStore;
  readonly folder: ImportFolder;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
  /** There is something to import. */
  readonly queued: () => void;
  /** An import was canceled: its worker stops, and webhooks are notified. */
  readonly canceled: (importId: string) => void;
}

export interface Upload {
  readonly parts: AsyncIterable<UploadPart>;
  readonly idempotencyKey?: string | undefined;
}

export interface Uploaded {
  readonly resource: ImportResource;
  readonly is: 'created' | 'there' | 'replayed';
}

/** How long an Idempotency-Key of an upload is remembered (api.md §3). */
const KEY_DAYS = 30;

/** The imports of a business in an environment: uploading, watching and canceling them. */
export function makeImports(dependencies: ImportsDependencies) {
  const { store, folder, now, newId, cursorSecret, queued, canceled } = dependencies;

  /** Pages of imports and of items are alike: identifiers sort by creation. */
  function pageOf<Item extends { readonly id: string }>(
    filters: readonly string[],
    query: PageQuery,
    find: (question: KeysetQuestion) => Promise<readonly Item[]>,
  ): Promise<Outcome<KeysetPage<Item>>> {
    const list = {
      filters: sha256(...filters).slice(0, 16),
      cursorSecret,
      positionOf: ({ id }: Item) => id,
      find,
    };
    return keysetPage(list, query);
  }

  async function insert(
    scope: ImportScope,
    {
      id,
      files,
      idempotencyKey,
    }: { id: string; files: readonly NewFile[]; idempotencyKey: string | undefined },
  ) {
    const at = now();
    return store.insert({
      id,
      entityId: scope.entityId,
      environment: scope.environment,
      files,
      filesSha256: sha256(...files.map((file) => file.sha256).toSorted()),
      at,
      ...(idempotencyKey !== undefined && {
        idempotency: {
          scope: `${scope.entityId} ${scope.environment} imports`,
          key: idempotencyKey,
          since: new Date(at.getTime() - KEY_DAYS * DAY_MS),
        },
      }),
    });
  }

  return {
    /** Takes an upload in, all of it or nothing, and answers before any of it is read. */
    async upload(scope: ImportScope, { parts, idempotencyKey }: Upload): Promise<Outcome<Uploaded>> {
      const id = newId();
      let isKept = false;
      try {
        await folder.make(id);
        const received = await receiveFiles(parts, { folder, importId: id });
        if (!received.ok) return received;
        const inserted = await insert(scope, { id, files: received.files, idempotencyKey });
        if (inserted.kind === 'key_reused') return { ok: false, problem: keyReused };
        isKept = inserted.kind === 'created';
        const resource = importResourceOf(inserted.stored);
        if (isKept) queued();
        const is = inserted.kind === 'created' ? 'created' : inserted.replayed ? 'replayed' : 'there';
        return { ok: true, value: { resource, is } };
      } finally {
        if (!isKept) await folder.remove(id);
      }
    },

    async list(scope: ImportScope, query: PageQuery): Promise<Outcome<KeysetPage<ImportResource>>> {
      const { entityId, environment } = scope;
      const page = await pageOf<StoredImport>(['imports', entityId, environment], query, (question) =>
        store.page({ entityId, environment }, question),
      );
      if (!page.ok) return page;
      return { ok: true, value: { ...page.value, data: page.value.data.map(importResourceOf) } };
    },

    async get(scope: ImportScope, id: string): Promise<Outcome<ImportResource>> {
      const stored = await store.find(scope, id);
      return stored ? { ok: true, value: importResourceOf(stored) } : noImport;
    },

    async items(
      scope: ImportScope,
      id: string,
      { result, code, ...query }: ImportItemListQuery,
    ): Promise<Outcome<KeysetPage<ImportItemResource>>> {
      if (!(await store.find(scope, id))) return noImport;
      const filters = ['import_items', id, result ?? '', code ?? ''];
      const page = await pageOf<StoredItem>(filters, query, (question) =>
        store.items(id, { result, code }, question),
      );
      if (!page.ok) return page;
      return { ok: true, value: { ...page.value, data: page.value.data.map(itemResourceOf) } };
    },

    /** Stops it where it is: what is imported stays, what is undecided never is. */
    async cancel(scope: ImportScope, id: string): Promise<Outcome<ImportResource>> {
      const stored = await store.find(scope, id);
      if (!stored) return noImport;
      const ended = await store.finish(id, { status: 'canceled', at: now(), eventData: importResourceOf });
      if (!ended) return { ok: false, problem: finished };
      canceled(id);
      while (await store.sweepEnded(now()));
      const after = await store.find(scope, id);
      return after ? { ok: true, value: importResourceOf(after) } : noImport;
    },
  };
}

export type Imports = ReturnType<typeof makeImports>;

const noImport = {
  ok: false,
  problem: { code: 'not_found', detail: 'No existe, o pertenece a otro negocio o ambiente.' },
} as const satisfies Outcome<never>;

const finished: Problem = {
  code: 'invalid_state',
  detail: 'La importación ya terminó: no hay nada que cancelar.',
};

const keyReused: Problem = {
  code: 'idempotency_key_reused',
  detail: 'Con esta Idempotency-Key se subieron otros archivos. Use otra.',
};
