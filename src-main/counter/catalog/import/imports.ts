import type {
  CatalogCommitBody,
  CatalogImportPatch,
  CatalogImportResource,
  CatalogImportRow,
  CatalogImportRowQuery,
} from '../../../contract/catalog/catalog-import.ts';
import type { Outcome, ProblemError } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import type { UploadPart } from '../../../contract/upload-part.ts';
import { keepLatest } from '../../../documents/values/keep-latest.ts';
import type { Actor } from '../../operators/permits.ts';
import type { BulkRecord, CatalogBulkStore } from '../bulk-store.ts';
import { notFound, outdated } from '../refuse.ts';
import type { SheetFiles } from '../sheets/sheet.ts';
import { makeEventLoopYield } from '../yield-to-event-loop.ts';
import type { FieldRow } from './heading.ts';
import { columnsOf, judgeSheet, type OpenedSheet, openSheet, type Preview, understand } from './preview.ts';
import { receiveSheet } from './receive-sheet.ts';
import type { ImportSubject } from './subject.ts';
import { unreadableSheet } from './unreadable-sheet.ts';

interface Dependencies<Body> {
  readonly subject: ImportSubject<Body>;
  readonly store: Pick<CatalogBulkStore, 'revision'>;
  readonly files: Pick<SheetFiles, 'read'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

interface OpenImport<Body> {
  readonly id: string;
  readonly sheet: OpenedSheet;
  readonly createdAt: Date;
  preview: Preview<Body>;
  isCommitted: boolean;
  /** While it is being written. */
  committing: Promise<Outcome<CatalogImportResource>> | undefined;
}

/** Previews live in memory: this many, and this long after they were made. */
const OPEN_AT_MOST = 4;
const LIFETIME_MS = 60 * 60_000;

/**
 * Brings a spreadsheet in, in two steps: the preview says what would become of every row, and nothing is written before
 * it is confirmed. What is written is what was shown: of that file, and to the catalog as it was.
 */
export function makeCatalogImports<Body>({ subject, store, files, now, newId }: Dependencies<Body>) {
  const open = new Map<string, OpenImport<Body>>();

  function find(id: string): OpenImport<Body> | undefined {
    const limit = now().getTime() - LIFETIME_MS;
    for (const openImport of open.values())
      if (openImport.createdAt.getTime() < limit) open.delete(openImport.id);
    return open.get(id);
  }

  async function preview(sheet: OpenedSheet, patch: CatalogImportPatch, before?: Preview<Body>) {
    const revision = await store.revision();
    const guess =
      before?.understanding ??
      understand(sheet, { fields: await subject.fields(), isPrice: subject.isPrice });
    const understanding = { mapping: patch.mapping ?? guess.mapping, mark: patch.decimal_mark ?? guess.mark };
    return judgeSheet(sheet, understanding, { subject, revision });
  }

  async function write(
    openImport: OpenImport<Body>,
    { body, by }: { readonly body: CatalogCommitBody; readonly by: Actor | undefined },
  ): Promise<Outcome<CatalogImportResource>> {
    const { rows, counts, faults, revision } = openImport.preview;
    if (faults.length > 0) return refuse({ code: 'invalid_state', detail: faults.join(' ') });
    if (body.only_if_no_errors && counts.error > 0) return withErrors(counts.error);
    const records: BulkRecord<Body>[] = [];
    const yieldToEventLoop = makeEventLoopYield();
    for (const { write: pending } of rows) {
      if (pending) records.push({ id: pending.id ?? newId(), body: pending.body });
      await yieldToEventLoop();
    }
    const written = await subject.write(records, { revision, at: now().toISOString(), by });
    if (!written) return outdated;
    openImport.isCommitted = true;
    return { ok: true, value: toResource(openImport, subject) };
  }

  return {
    async upload(parts: AsyncIterable<UploadPart>): Promise<Outcome<CatalogImportResource>> {
      const received = await receiveSheet(parts);
      if (!received.ok) return received;
      const read = await files.read(received.value.bytes);
      if (read.kind === 'unreadable') return refuse(unreadableSheet(read.why));
      const sheet = openSheet(received.value, read);
      const made = {
        id: newId(),
        sheet,
        createdAt: now(),
        preview: await preview(sheet, {}),
        isCommitted: false,
        committing: undefined,
      };
      keepLatest(open, { key: made.id, value: made, most: OPEN_AT_MOST });
      return { ok: true, value: toResource(made, subject) };
    },

    get: async (id: string): Promise<Outcome<CatalogImportResource>> => {
      const openImport = find(id);
      return openImport ? { ok: true, value: toResource(openImport, subject) } : notFound;
    },

    /** Understands the file otherwise, and looks at the catalog anew. */
    async change(id: string, patch: CatalogImportPatch): Promise<Outcome<CatalogImportResource>> {
      const openImport = find(id);
      if (!openImport) return notFound;
      if (openImport.isCommitted) return committed;
      const faults = patch.mapping
        ? mappingFaults(patch.mapping, openImport.sheet, await subject.fields())
        : [];
      if (faults.length > 0) return refuse({ code: 'validation_failed', errors: faults });
      openImport.preview = await preview(openImport.sheet, patch, openImport.preview);
      return { ok: true, value: toResource(openImport, subject) };
    },

    rows: async (id: string, query: CatalogImportRowQuery): Promise<Outcome<RowPage>> => {
      const openImport = find(id);
      if (!openImport) return notFound;
      const { result, limit, offset } = query;
      const fitting = openImport.preview.rows.filter((row) => result === undefined || row.result === result);
      const items = fitting.slice(offset, offset + limit).map(({ write: _, ...row }) => ({
        object: 'catalog_import_row' as const,
        ...row,
      }));
      return { ok: true, value: { items, total: fitting.length } };
    },

    async commit(id: string, body: CatalogCommitBody, by?: Actor): Promise<Outcome<CatalogImportResource>> {
      const openImport = find(id);
      if (!openImport) return notFound;
      if (openImport.isCommitted) return { ok: true, value: toResource(openImport, subject) };
      // Asked twice at once, it is done once, and both get the answer.
      openImport.committing ??= write(openImport, { body, by }).finally(() => {
        openImport.committing = undefined;
      });
      return openImport.committing;
    },

    discard: async (id: string): Promise<Outcome<undefined>> =>
      open.delete(id) ? { ok: true, value: undefined } : notFound,
  };
}

export type CatalogImports = ReturnType<typeof makeCatalogImports>;

export interface RowPage {
  readonly items: readonly CatalogImportRow[];
  readonly total: number;
}

const committed = refuse({ code: 'invalid_state', detail: 'Este archivo ya se importó.' });

function withErrors(count: number): Outcome<never> {
  const detail =
    count === 1
      ? 'Una fila tiene errores: no se guardó ninguna.'
      : `${count} filas tienen errores: no se guardó ninguna.`;
  return refuse({ code: 'invalid_state', detail });
}

function mappingFaults(
  mapping: readonly (string | null)[],
  { headings }: OpenedSheet,
  fields: readonly FieldRow[],
): readonly ProblemError[] {
  if (mapping.length !== headings.length) {
    const message = `Debe decir algo de cada columna: son ${headings.length}.`;
    return [{ pointer: '/mapping', code: 'invalid_value', message }];
  }
  return mapping.flatMap((field, column): ProblemError[] => {
    const pointer = `/mapping/${column}`;
    if (field === null) return [];
    if (!fields.some((row) => row.field === field)) {
      return [{ pointer, code: 'invalid_value', message: 'No es algo que se importe.' }];
    }
    return mapping.indexOf(field) === column
      ? []
      : [{ pointer, code: 'repeated', message: 'Otra columna ya contiene esto.' }];
  });
}

function toResource<Body>(made: OpenImport<Body>, { subject }: ImportSubject<Body>): CatalogImportResource {
  const { sheet, preview, createdAt } = made;
  return {
    object: 'catalog_import',
    id: made.id,
    subject,
    status: made.isCommitted ? 'committed' : 'preview',
    file_name: sheet.fileName,
    format: sheet.format,
    sha256: sheet.sha256,
    decimal_mark: preview.understanding.mark,
    columns: columnsOf(sheet, preview.understanding),
    fields: preview.fields.map(({ field, label, required }) => ({ field, label, required })),
    faults: [...preview.faults],
    counts: preview.counts,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + LIFETIME_MS).toISOString(),
  };
}
