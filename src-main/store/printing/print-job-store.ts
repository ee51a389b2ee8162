import { sql } from 'kysely';
import { z } from 'zod';
import { printedReport } from '../../contract/counter/printed-report.ts';
import { printerProblems } from '../../contract/printing/printer.ts';
import type {
  JobContent,
  NewJob,
  PrintJobStore,
  StoredJob,
} from '../../counter/printing/jobs/print-job-store.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { PrintJobRow } from '../schema/shop/printing.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export function makePrintJobStore({ db, writes: { run } }: Store): PrintJobStore {
  // What was sold may be printed again on a full disk too.
  const writes = { run: <Value>(job: (tx: Tx) => Promise<Value>) => run(job, 'essential') };
  return {
    insert: (job) => writes.run((tx) => insert(tx, job)),

    insertIdempotent: (job, idempotency) =>
      writes.run(async (tx) => {
        const keyed =
          idempotency.key === undefined ? undefined : await askedWith(tx, job.content.scope, idempotency.key);
        return keyed
          ? { kind: 'keyed', keyed }
          : { kind: 'inserted', job: await insert(tx, job, idempotency) };
      }),

    async find(id, scope) {
      const row = await jobsOf(db, scope).where('id', '=', id).executeTakeFirst();
      return row && toJob(row);
    },

    async page({ scope, status, printerId, documentId }, page) {
      let query = jobsOf(db, scope);
      if (status !== undefined) query = query.where('status', '=', status);
      if (printerId !== undefined) query = query.where('printer_id', '=', printerId);
      if (documentId !== undefined) query = query.where('document_id', '=', documentId);
      return (await keysetRows(query, 'id', page)).map(toJob);
    },

    async printersWaiting() {
      const rows = await db
        .selectFrom('print_job')
        .select('printer_id')
        .distinct()
        // Written out, so that SQLite sees that the partial index answers.
        .where('status', '=', sql.lit('waiting'))
        .execute();
      return rows.map(({ printer_id }) => printer_id);
    },

    async next(printerId) {
      const row = await db
        .selectFrom('print_job')
        .selectAll()
        .where('printer_id', '=', printerId)
        .where('status', '=', sql.lit('waiting'))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row && toJob(row);
    },

    async nextDueAfter(at) {
      const row = await db
        .selectFrom('print_job')
        .select('next_attempt_at')
        .where('status', '=', sql.lit('waiting'))
        .where('next_attempt_at', '>', at.toISOString())
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst();
      return row?.next_attempt_at ? new Date(row.next_attempt_at) : undefined;
    },

    begin: (id, at) =>
      writes.run(async (tx) => {
        const begun = await tx
          .updateTable('print_job')
          .set((eb) => ({
            status: 'printing',
            tries: eb('tries', '+', 1),
            next_attempt_at: null,
            updated_at: at,
          }))
          .where('id', '=', id)
          .where('status', '=', 'waiting')
          .executeTakeFirst();
        return begun.numUpdatedRows > 0n;
      }),

    record: (id, { at, status, confirmed = false, doubtful = false, problem = null, nextAttemptAt = null }) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('print_job')
          .set({
            status,
            confirmed: confirmed ? 1 : 0,
            ...(doubtful && { might_have_printed: 1 as const }),
            problem,
            next_attempt_at: nextAttemptAt,
            updated_at: at,
          })
          .where('id', '=', id)
          .execute();
      }),

    resumeInterrupted: ({ at, printerId }) =>
      writes.run(async (tx) => {
        const interrupted = tx
          .updateTable('print_job')
          .set({
            status: 'waiting',
            might_have_printed: 1,
            problem: 'interrupted',
            next_attempt_at: at,
            updated_at: at,
          })
          .where('status', '=', sql.lit('printing'));
        const ofOne = printerId === undefined ? interrupted : interrupted.where('printer_id', '=', printerId);
        await ofOne.execute();
      }),

    retry: (id, { printerId, expiresAt, at }) =>
      writes.run(async (tx) => {
        const row = await tx
          .updateTable('print_job')
          .set({
            printer_id: printerId,
            status: 'waiting',
            tries: 0,
            problem: null,
            next_attempt_at: at,
            expires_at: expiresAt,
            updated_at: at,
          })
          .where('id', '=', id)
          .where('status', 'in', ['waiting', 'failed', 'cancelled'])
          .returningAll()
          .executeTakeFirst();
        return row && toJob(row);
      }),

    cancel: (id, at) =>
      writes.run(async (tx) => {
        const cancelled = await tx
          .updateTable('print_job')
          .set({ status: 'cancelled', next_attempt_at: null, updated_at: at })
          .where('id', '=', id)
          .where('status', '=', 'waiting')
          .executeTakeFirst();
        return cancelled.numUpdatedRows > 0n;
      }),
  };
}

async function insert(tx: Tx, job: NewJob, idempotency?: Idempotency): Promise<StoredJob> {
  const copy = await isElsewhere(tx, job.content);
  const row = await tx
    .insertInto('print_job')
    .values({
      id: job.id,
      printer_id: job.printerId,
      ...columnsOf(job.content),
      copy: copy ? 1 : 0,
      opens_drawer: job.opensDrawer ? 1 : 0,
      status: 'waiting',
      problem: null,
      next_attempt_at: job.createdAt,
      expires_at: job.expiresAt,
      idempotency_key: idempotency?.key ?? null,
      fingerprint: idempotency?.key === undefined ? null : idempotency.fingerprint,
      created_at: job.createdAt,
      updated_at: job.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toJob(row);
}

/** The job that this Idempotency-Key of a business and environment asked for. */
async function askedWith(tx: Tx, scope: Scope, key: string): Promise<Keyed<StoredJob> | undefined> {
  const row = await jobsOf(tx, scope).where('idempotency_key', '=', key).executeTakeFirst();
  return row && { fingerprint: row.fingerprint ?? '', value: toJob(row) };
}

/** Whether another paper of the same is out, on its way or may be. */
async function isElsewhere(tx: Tx, content: JobContent): Promise<boolean> {
  const same = papersOf(tx, content);
  const other = await same
    ?.where(({ eb, or }) =>
      or([eb('status', 'in', ['waiting', 'printing', 'printed']), eb('might_have_printed', '=', 1)]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Undefined where no two papers are the same. */
function papersOf(tx: Tx, content: JobContent) {
  const jobs = tx.selectFrom('print_job').select('id');
  if (content.kind === 'document') return jobs.where('document_id', '=', content.documentId);
  if (content.kind === 'test' || content.madeAt === undefined) return undefined;
  return jobs
    .where('id', '>=', firstIdSince(content.madeAt))
    .where('kind', '=', 'report')
    .where('content_json', '=', JSON.stringify(content.report));
}

/** Identifiers go by the computer's clock, pages by the trusted one: so far may they be apart. */
const CLOCKS_APART_MS = 86_400_000;

/** Below every UUID v7 since an instant: what was printed before a page was made need not be looked through. */
function firstIdSince(instant: string): string {
  const milliseconds = (Date.parse(instant) - CLOCKS_APART_MS).toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8000-000000000000`;
}

/** All, or those of a business in an environment. */
function jobsOf(db: Pick<Store['db'], 'selectFrom'>, scope: Scope | undefined) {
  const jobs = db.selectFrom('print_job').selectAll();
  if (!scope) return jobs;
  return jobs.where('entity_id', '=', scope.entityId).where('environment', '=', scope.environment);
}

type ContentColumns = Pick<
  PrintJobRow,
  'kind' | 'document_id' | 'entity_id' | 'environment' | 'content_json'
>;

function columnsOf(content: NewJob['content']): ContentColumns {
  if (content.kind === 'document') {
    const { documentId, scope } = content;
    return {
      kind: 'document',
      document_id: documentId,
      entity_id: scope.entityId,
      environment: scope.environment,
      content_json: null,
    };
  }
  const { kind } = content;
  const own = kind === 'report' ? content.report : content.facts;
  return { kind, document_id: null, entity_id: null, environment: null, content_json: JSON.stringify(own) };
}

const testFacts = z.array(z.string());

function contentOf(row: PrintJobRow): JobContent {
  const { kind, document_id, entity_id, environment, content_json } = row;
  if (document_id !== null && entity_id !== null && environment !== null) {
    return { kind: 'document', documentId: document_id, scope: { entityId: entity_id, environment } };
  }
  const own: unknown = JSON.parse(content_json ?? 'null');
  return kind === 'report'
    ? { kind, report: printedReport.parse(own) }
    : { kind: 'test', facts: testFacts.parse(own) };
}

function toJob(row: PrintJobRow): StoredJob {
  const problem = printerProblems.find((code) => code === row.problem);
  return {
    id: row.id,
    printerId: row.printer_id,
    content: contentOf(row),
    copy: row.copy === 1,
    opensDrawer: row.opens_drawer === 1,
    status: row.status,
    confirmed: row.confirmed === 1,
    mightHavePrinted: row.might_have_printed === 1,
    tries: row.tries,
    ...(problem && { problem }),
    ...(row.next_attempt_at !== null && { nextAttemptAt: row.next_attempt_at }),
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
