import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DocumentExport,
  type DocumentExportBody,
  type ExportFormat,
  MAX_ARCHIVE_DOCUMENTS,
  MAX_WORKBOOK_DOCUMENTS,
} from '../contract/documents/document-export.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import { filtersOf } from '../reading/filters-of.ts';
import type { ExportSelection, ExportSource } from './export-source.ts';
import type { MakeExport } from './exports-in-thread.ts';
import { failureMessage } from './failure-message.ts';

export interface ExportDependencies {
  readonly source: Pick<ExportSource, 'count'>;
  readonly make: MakeExport;
  /** Where files wait to be fetched; nothing else is there, and nothing stays over a start. */
  readonly folder: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Called with why a file could not be made. */
  readonly failed: (reason: unknown) => void;
}

/** A file that is there to be fetched. */
export interface ExportFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly format: ExportFormat;
}

/** So long a file waits to be fetched. */
const KEPT_MS = 60 * 60 * 1000;
/** More at once are forgotten ones, and each takes its room on the disk. */
const MAX_EXPORTS = 20;

interface Job {
  readonly scope: Scope;
  readonly path: string;
  readonly giveUp: AbortController;
  told: DocumentExport;
}

export type DocumentExports = ReturnType<typeof makeDocumentExports>;

/** Files of documents, made one after the other beside the service and kept for an hour. */
export function makeDocumentExports(dependencies: ExportDependencies) {
  const { source, make, folder, now, newId, failed } = dependencies;
  const jobs = new Map<string, Job>();
  /** Settles when everything asked so far is made. */
  let last: Promise<unknown> = rm(folder, { recursive: true, force: true }).catch(failed);

  function find(scope: Scope, id: string): Job | undefined {
    const job = jobs.get(id);
    return job?.scope.entityId === scope.entityId && job.scope.environment === scope.environment
      ? job
      : undefined;
  }

  async function forget(job: Job): Promise<void> {
    jobs.delete(job.told.id);
    job.giveUp.abort(new Error('nobody wants the file any more'));
    await rm(job.path, { force: true });
  }

  async function forgetOld(): Promise<void> {
    const at = now().toISOString();
    for (const job of jobs.values()) {
      if (job.told.file && job.told.file.available_until < at) await forget(job);
    }
  }

  async function run(job: Job, selection: ExportSelection, body: DocumentExportBody): Promise<void> {
    const { format, separator } = body;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const bytes = await make(
        { selection, format, separator, output: job.path },
        {
          signal: job.giveUp.signal,
          onProgress: (documents_done) => {
            job.told = { ...job.told, documents_done };
          },
        },
      );
      const at = now();
      job.told = {
        ...job.told,
        status: 'done',
        documents_done: job.told.documents_total,
        file: {
          name: `documentos-${ecuadorDate(at)}.${format}`,
          bytes,
          available_until: new Date(at.getTime() + KEPT_MS).toISOString(),
        },
      };
    } catch (reason) {
      await rm(job.path, { force: true });
      if (job.giveUp.signal.aborted) return;
      failed(reason);
      job.told = { ...job.told, status: 'failed', failure: failureMessage(reason) };
    }
  }

  return {
    async create(scope: Scope, body: DocumentExportBody): Promise<Outcome<DocumentExport>> {
      await forgetOld();
      if (jobs.size >= MAX_EXPORTS) return refuse(tooMany);
      const selection = selectionOf(scope, body);
      const documents_total = await source.count(selection);
      const problem = objection(body, documents_total);
      if (problem) return refuse(problem);
      const id = newId();
      const job: Job = {
        scope: selection.scope,
        path: join(folder, `${id}.${body.format}`),
        giveUp: new AbortController(),
        told: {
          object: 'document_export',
          id,
          format: body.format,
          status: 'running',
          documents_done: 0,
          documents_total,
          created_at: now().toISOString(),
        },
      };
      jobs.set(id, job);
      last = last.then(() => run(job, selection, body));
      return { ok: true, value: job.told };
    },

    get(scope: Scope, id: string): Outcome<DocumentExport> {
      const job = find(scope, id);
      return job ? { ok: true, value: job.told } : refuse(gone);
    },

    file(scope: Scope, id: string): Outcome<ExportFile> {
      const job = find(scope, id);
      if (!job) return refuse(gone);
      const { file, format } = job.told;
      if (!file) return refuse({ code: 'not_ready', detail: 'El archivo aún no está listo.' });
      return { ok: true, value: { name: file.name, bytes: file.bytes, path: job.path, format } };
    },

    /** Stops it where it still runs, and deletes its file. */
    async discard(scope: Scope, id: string): Promise<Outcome<undefined>> {
      const job = find(scope, id);
      if (!job) return refuse(gone);
      await forget(job);
      return { ok: true, value: undefined };
    },

    async stop(): Promise<void> {
      for (const job of jobs.values()) await forget(job);
      await last;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function selectionOf(
  { entityId, environment }: Scope,
  { document_ids: ids, filters: { type, ...filters } = {} }: DocumentExportBody,
): ExportSelection {
  return {
    // The scope that is given may hold more, of which not everything can be sent to a thread.
    scope: { entityId, environment },
    documents: ids ? { ids: [...new Set(ids)] } : { filters: filtersOf(filters, type) },
  };
}

function objection(
  { format, document_ids: ids }: DocumentExportBody,
  documents: number,
): Problem | undefined {
  if (ids && documents < new Set(ids).size) {
    const message = 'Alguno de estos documentos no existe en este ambiente.';
    return fault('/document_ids', 'not_found', message);
  }
  if (documents === 0)
    return fault('/filters', 'required', 'No hay documentos que exportar: cambie los filtros.');
  if (format === 'zip' && documents > MAX_ARCHIVE_DOCUMENTS) {
    const message = `Son ${inWords(documents)} documentos, y un ZIP lleva hasta ${inWords(MAX_ARCHIVE_DOCUMENTS)}: elija menos días.`;
    return fault('/format', 'out_of_range', message);
  }
  if (format === 'xlsx' && documents > MAX_WORKBOOK_DOCUMENTS) {
    const message = `Son ${inWords(documents)} documentos, y una hoja de Excel tiene hasta ${inWords(MAX_WORKBOOK_DOCUMENTS)}: elija menos días o CSV.`;
    return fault('/format', 'out_of_range', message);
  }
  return undefined;
}

function fault(pointer: string, code: 'not_found' | 'required' | 'out_of_range', message: string): Problem {
  return { code: 'validation_failed', errors: [{ pointer, code, message }] };
}

/** `10.000`, as numbers are written in Ecuador. */
function inWords(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}

const gone: Problem = {
  code: 'not_found',
  detail:
    'Esta exportación no existe: se canceló, o su archivo se borró después de una hora. Expórtelo otra vez.',
};

const tooMany: Problem = {
  code: 'invalid_state',
  detail: `Ya hay ${MAX_EXPORTS} archivos en preparación o por descargar: espere o descarte alguno.`,
};
