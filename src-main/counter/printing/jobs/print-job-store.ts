import type { PrintedReport } from '../../../contract/counter/printed-report.ts';
import type { PrintJobStatus } from '../../../contract/printing/print-job.ts';
import type { PrinterProblem } from '../../../contract/printing/printer.ts';
import type { Idempotency, Keyed } from '../../../issuing/requests/idempotency.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { KeysetQuestion } from '../../../reading/lists/keyset-page.ts';

/** What a job prints: a document as it is at that time, or content that came with the job. */
export type JobContent =
  | { readonly kind: 'document'; readonly documentId: string; readonly scope: Scope }
  | {
      readonly kind: 'report';
      readonly report: PrintedReport;
      /** When its content was made, ISO; without it, no other job can be of the same page. Not stored. */
      readonly madeAt?: string;
    }
  | { readonly kind: 'test'; readonly facts: readonly string[] };

export interface StoredJob {
  readonly id: string;
  readonly printerId: string;
  readonly content: JobContent;
  /** It is not the first of its document, or of the same page of a report. */
  readonly copy: boolean;
  readonly opensDrawer: boolean;
  readonly status: PrintJobStatus;
  readonly confirmed: boolean;
  readonly mightHavePrinted: boolean;
  /** Since somebody last asked for it. */
  readonly tries: number;
  readonly problem?: PrinterProblem;
  /** While it waits. */
  readonly nextAttemptAt?: string;
  /** After this instant a failed attempt is the last. */
  readonly expiresAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type NewJob = Pick<
  StoredJob,
  'id' | 'printerId' | 'content' | 'opensDrawer' | 'expiresAt' | 'createdAt'
>;

/** One that a program may ask for again. */
export interface NewDocumentJob extends NewJob {
  readonly content: Extract<JobContent, { readonly kind: 'document' }>;
}

export type Inserted =
  | { readonly kind: 'inserted'; readonly job: StoredJob }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<StoredJob> };

/** The result of an attempt. */
export interface TryResult {
  readonly at: string;
  readonly status: Extract<PrintJobStatus, 'waiting' | 'printed' | 'failed'>;
  readonly confirmed?: boolean;
  /** Part of it may be on paper. */
  readonly doubtful?: boolean;
  readonly problem?: PrinterProblem;
  /** While it waits. */
  readonly nextAttemptAt?: string;
}

export interface JobFilters {
  /** Undefined for a person, who sees all jobs. */
  readonly scope: Scope | undefined;
  readonly status?: PrintJobStatus | undefined;
  readonly printerId?: string | undefined;
  readonly documentId?: string | undefined;
}

/** The print jobs: durable before a caller is answered. */
export interface PrintJobStore {
  /** Inserts a job; it is a copy when another job prints, printed or may have printed the same. */
  insert(job: NewJob): Promise<StoredJob>;
  /** As `insert`, unless the same Idempotency-Key asked before. */
  insertIdempotent(job: NewDocumentJob, idempotency: Idempotency): Promise<Inserted>;
  find(id: string, scope: Scope | undefined): Promise<StoredJob | undefined>;
  /** Newest first. */
  page(filters: JobFilters, question: KeysetQuestion): Promise<readonly StoredJob[]>;
  /** Printers with waiting jobs. */
  printersWaiting(): Promise<readonly string[]>;
  /** The oldest that waits for a printer: they come out in the order they were asked for. */
  next(printerId: string): Promise<StoredJob | undefined>;
  /** The next instant after one at which a waiting job is due. */
  nextDueAfter(at: Date): Promise<Date | undefined>;
  /** Marks a job as printing, before the first byte is sent; false when it does not wait any more. */
  begin(id: string, at: string): Promise<boolean>;
  record(id: string, result: TryResult): Promise<void>;
  /** Makes jobs wait again that were printing when the program ended, of one printer or all; they may be on paper. */
  resumeInterrupted(when: { readonly at: string; readonly printerId?: string }): Promise<void>;
  /** Queues a job that ended, or waits, for a printer. */
  retry(
    id: string,
    again: { readonly printerId: string; readonly expiresAt: string; readonly at: string },
  ): Promise<StoredJob | undefined>;
  /** False when it does not wait. */
  cancel(id: string, at: string): Promise<boolean>;
}
