import type { AnnexFinding } from '../../contract/reports/transaction-annex.ts';
import type { ExportCell } from '../../exports/formats/columns.ts';
import type { TableSheet } from '../../exports/formats/table-sheet.ts';

const levels: Readonly<Record<AnnexFinding['level'], string>> = {
  fault: 'Falta o está mal',
  warning: 'Revise',
  decision: 'Decida',
};

/** What a person must see to before the annex is sent, as a sheet of a workbook. */
export function findingSheet(findings: readonly AnnexFinding[]): TableSheet {
  return {
    name: 'ATS por revisar',
    columns: [
      { heading: 'Qué hacer', width: 18 },
      { heading: 'Documento', width: 36 },
      { heading: 'Número', width: 19 },
      { heading: 'Por qué', width: 100 },
    ],
    rows: findings.map(({ level, message, document }) =>
      [levels[level], document?.title ?? '', document?.number ?? '', message].map(
        (text): ExportCell => ({ kind: 'text', text }),
      ),
    ),
  };
}
