import { taxTotalOf } from '../lines/compute/compute-lines.ts';
import { type DebitNote, debitNote } from '../model/debit-note.ts';
import type { DocumentKind, Warning } from '../model/document-kind.ts';
import { redatedNote } from '../notes/redated.ts';
import { noteReferences } from '../notes/resolve-modified-document.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import { type DebitNoteBody, debitNoteBody } from './body.ts';
import { computeDebitNote } from './compute.ts';
import { printedDebitNote } from './printed.ts';
import { readDebitNoteXml } from './read-xml.ts';
import { DEBIT_NOTE_SCHEMA_VERSION, writeDebitNoteXml } from './xml.ts';

export const debitNoteKind: DocumentKind<DebitNoteBody, DebitNote> = {
  type: 'debit_note',
  label: 'Nota de débito',
  plural: 'debit-notes',
  root: 'notaDebito',
  revision: `${DEBIT_NOTE_SCHEMA_VERSION}/2`,
  body: debitNoteBody,
  content: debitNote,
  references: noteReferences,
  compute: computeDebitNote,
  redated: redatedNote,
  warnings: debitNoteWarnings,
  summary: (content) => ({
    counterparty: content.buyer,
    others: [],
    subtotal: content.subtotal,
    taxTotal: taxTotalOf(content),
    total: content.total,
  }),
  writeXml: writeDebitNoteXml,
  readXml: readDebitNoteXml,
  printed: printedDebitNote,
};

function debitNoteWarnings(note: DebitNote): readonly Warning[] {
  return [
    ...paymentWarnings(note),
    ...doubtfulIdentification(note.buyer, 'del comprador'),
    ...compensationNotInForce(note.compensations, note.modified_document.issue_date),
  ];
}
