import {
  type DocumentExportBody,
  MAX_ARCHIVE_DOCUMENTS,
  MAX_MONTH_DOCUMENTS,
  MAX_WORKBOOK_DOCUMENTS,
} from '../contract/documents/lists/document-export.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import { filtersOf } from '../reading/documents/filters-of.ts';
import type { ExportSelection, ExportSource } from './formats/export-source.ts';
import type { MonthFile } from './month-file.ts';
import type { ExportTask } from './write-export.ts';

/** A file that can be made. */
export interface WantedFile {
  /** How many documents go into it. */
  readonly documents: number;
  /** What the person gets it as, by the day it is ready. */
  readonly name: (today: string) => string;
  /** What is to be done to make it there. */
  readonly task: (output: string) => Promise<ExportTask>;
}

export interface WantedFileDependencies {
  readonly source: Pick<ExportSource, 'count'>;
  readonly month: MonthFile;
}

/** What a request is a file of; refused where it is of nothing, or of more than such a file takes. */
export function wantedFile(
  { source, month: monthFile }: WantedFileDependencies,
  scope: Scope,
  body: DocumentExportBody,
): Promise<Outcome<WantedFile>> {
  return body.format === 'month'
    ? wantedMonth(monthFile, scope, body.month ?? '')
    : wantedList(source, scope, { ...body, format: body.format });
}

async function wantedMonth(monthFile: MonthFile, scope: Scope, month: string): Promise<Outcome<WantedFile>> {
  const documents = await monthFile.count(scope, month);
  if (documents === 0) {
    return refuse(fault('/month', 'required', 'Ese período no tiene documentos ni compras: elija otro.'));
  }
  if (documents > MAX_MONTH_DOCUMENTS) {
    const message = `Son ${documentsText(documents)} documentos, y el archivo del mes lleva hasta ${documentsText(MAX_MONTH_DOCUMENTS)}: exporte los documentos por días.`;
    return refuse(fault('/month', 'out_of_range', message));
  }
  return {
    ok: true,
    value: {
      documents,
      name: () => monthFile.nameOf(month),
      task: (output) => monthFile.task(scope, month, output),
    },
  };
}

type ListBody = DocumentExportBody & Pick<Extract<ExportTask, { readonly separator: unknown }>, 'format'>;

async function wantedList(
  source: WantedFileDependencies['source'],
  scope: Scope,
  body: ListBody,
): Promise<Outcome<WantedFile>> {
  const { format, separator } = body;
  const selection = selectionOf(scope, body);
  const documents = await source.count(selection);
  const problem = rejection(body, documents);
  if (problem) return refuse(problem);
  return {
    ok: true,
    value: {
      documents,
      name: (today) => `documentos-${today}.${format}`,
      task: async (output) => ({ selection, format, separator, output }),
    },
  };
}

function selectionOf(
  scope: Scope,
  { document_ids: ids, filters: { type, ...filters } = {} }: DocumentExportBody,
): ExportSelection {
  return {
    scope,
    documents: ids ? { ids: [...new Set(ids)] } : { filters: filtersOf(filters, type) },
  };
}

function rejection(
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
    const message = `Son ${documentsText(documents)} documentos, y un ZIP lleva hasta ${documentsText(MAX_ARCHIVE_DOCUMENTS)}: elija menos días.`;
    return fault('/format', 'out_of_range', message);
  }
  if (format === 'xlsx' && documents > MAX_WORKBOOK_DOCUMENTS) {
    const message = `Son ${documentsText(documents)} documentos, y una hoja de Excel tiene hasta ${documentsText(MAX_WORKBOOK_DOCUMENTS)}: elija menos días o CSV.`;
    return fault('/format', 'out_of_range', message);
  }
  return undefined;
}

function fault(pointer: string, code: 'not_found' | 'required' | 'out_of_range', message: string): Problem {
  return { code: 'validation_failed', errors: [{ pointer, code, message }] };
}

/** `10.000`, as numbers are written in Ecuador. */
function documentsText(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}
