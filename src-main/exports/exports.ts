import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type {
  DocumentExport,
  DocumentExportBody,
  ExportFormat,
} from '../contract/documents/lists/document-export.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { MakeExport } from './exports-in-thread.ts';
import { failureMessage } from './failure-message.ts';
import { type WantedFile, type WantedFileDependencies, wantedFile } from './wanted-file.ts';

export interface ExportDependencies extends WantedFileDependencies {
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
  resource: DocumentExport;
}

export type DocumentExports = ReturnType<typeof makeDocumentExports>;

/** Files of documents, made one after the other beside the service and kept for an hour. */
export function makeDocumentExports(dependencies: ExportDependencies) {
  const { make, folder, now, newId, failed } = dependencies;
  const jobs = new Map<string, Job>();
  /** Settles when everything asked so far is made. */
  let last: Promise<unknown> = rm(folder, { recursive: true, force: true }).catch(failed);

  function find(scope: Scope, id: string): Job | undefined {
    const job = jobs.get(id);
    return job && isDeepStrictEqual(job.scope, plainScope(scope)) ? job : undefined;
  }

  async function forget(job: Job): Promise<void> {
    jobs.delete(job.resource.id);
    job.giveUp.abort(new Error('nobody wants the file any more'));
    await rm(job.path, { force: true });
  }

  async function forgetOld(): Promise<void> {
    const at = now().toISOString();
    for (const job of jobs.values()) {
      if (job.resource.file && job.resource.file.available_until < at) await forget(job);
    }
  }

  async function run(job: Job, wanted: WantedFile): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const bytes = await make(await wanted.task(job.path), {
        signal: job.giveUp.signal,
        onProgress: (documents_done) => {
          job.resource = { ...job.resource, documents_done };
        },
      });
      const at = now();
      job.resource = {
        ...job.resource,
        status: 'done',
        documents_done: job.resource.documents_total,
        file: {
          name: wanted.name(ecuadorDate(at)),
          bytes,
          available_until: new Date(at.getTime() + KEPT_MS).toISOString(),
        },
      };
    } catch (reason) {
      await rm(job.path, { force: true });
      if (job.giveUp.signal.aborted) return;
      failed(reason);
      job.resource = { ...job.resource, status: 'failed', failure: failureMessage(reason) };
    }
  }

  return {
    async create(caller: Scope, body: DocumentExportBody): Promise<Outcome<DocumentExport>> {
      const scope = plainScope(caller);
      await forgetOld();
      if (jobs.size >= MAX_EXPORTS) return refuse(tooMany);
      const wanted = await wantedFile(dependencies, scope, body);
      if (!wanted.ok) return wanted;
      const id = newId();
      const job: Job = {
        scope,
        path: join(folder, id),
        giveUp: new AbortController(),
        resource: {
          object: 'document_export',
          id,
          format: body.format,
          status: 'running',
          documents_done: 0,
          documents_total: wanted.value.documents,
          created_at: now().toISOString(),
        },
      };
      jobs.set(id, job);
      last = last.then(() => run(job, wanted.value));
      return { ok: true, value: job.resource };
    },

    get(scope: Scope, id: string): Outcome<DocumentExport> {
      const job = find(scope, id);
      return job ? { ok: true, value: job.resource } : refuse(gone);
    },

    file(scope: Scope, id: string): Outcome<ExportFile> {
      const job = find(scope, id);
      if (!job) return refuse(gone);
      const { file, format } = job.resource;
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

/**
 * For whom a file is: who may see less, or more, has not asked for it. The scope that is given may hold more, of which not
 * everything can be sent to a thread.
 */
function plainScope({ entityId, environment, reach }: Scope): Scope {
  return { entityId, environment, ...(reach && { reach }) };
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
