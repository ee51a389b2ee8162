import type { PrintJobResource } from '../../../contract/printing/print-job.ts';
import { troubleOf } from '../printers/trouble-messages.ts';
import type { StoredJob } from './print-job-store.ts';

/** A job as the API shows it. */
export function jobResource(job: StoredJob): PrintJobResource {
  const { content, problem, nextAttemptAt } = job;
  return {
    id: job.id,
    object: 'print_job',
    printer_id: job.printerId,
    kind: content.kind,
    ...(content.kind === 'document' && { document_id: content.documentId }),
    status: job.status,
    copy: job.copy,
    confirmed: job.confirmed,
    might_have_printed: job.mightHavePrinted,
    tries: job.tries,
    ...(problem && { trouble: troubleOf(problem) }),
    ...(nextAttemptAt !== undefined && { next_attempt_at: nextAttemptAt }),
    created_at: job.createdAt,
    updated_at: job.updatedAt,
  };
}
