import type { Generated, Selectable } from 'kysely';
import type { PrintJobKind, PrintJobStatus } from '../../../contract/printing/print-job.ts';
import type { CodePage, Lettering, Paper } from '../../../contract/printing/printer.ts';
import type { Environment } from '../../../documents/kinds.ts';

export interface PrintingTables {
  printer: {
    id: string;
    name: string;
    connection_json: string;
    paper: Paper;
    lettering: Lettering;
    code_page: CodePage;
    cuts: 0 | 1;
    has_drawer: 0 | 1;
    is_default: 0 | 1;
    created_at: string;
    updated_at: string;
    /** Its jobs stay. */
    deleted_at: string | null;
  };
  /** Something on its way to a printer. */
  print_job: {
    id: string;
    printer_id: string;
    kind: PrintJobKind;
    document_id: string | null;
    entity_id: string | null;
    environment: Environment | null;
    /** What is printed, where it is no document. */
    content_json: string | null;
    copy: 0 | 1;
    opens_drawer: 0 | 1;
    status: PrintJobStatus;
    confirmed: Generated<0 | 1>;
    might_have_printed: Generated<0 | 1>;
    tries: Generated<number>;
    problem: string | null;
    /** While it waits. */
    next_attempt_at: string | null;
    expires_at: string;
    /** Of who asked, if they sent one; with what was asked. */
    idempotency_key: string | null;
    fingerprint: string | null;
    created_at: string;
    updated_at: string;
  };
}

export type PrinterRow = Selectable<PrintingTables['printer']>;
export type PrintJobRow = Selectable<PrintingTables['print_job']>;
