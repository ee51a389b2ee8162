import { taxTotalOf } from '../lines/compute/compute-lines.ts';
import { type CreditNote, creditNote } from '../model/credit-note.ts';
import type { DocumentKind, Warning } from '../model/document-kind.ts';
import { redatedNote } from '../notes/redated.ts';
import { noteReferences } from '../notes/resolve-modified-document.ts';
import { codeRateMismatch } from '../warnings/code-rate-mismatch.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { type CreditNoteBody, creditNoteBody } from './body.ts';
import { computeCreditNote } from './compute.ts';
import { printedCreditNote } from './printed.ts';
import { readCreditNoteXml } from './read-xml.ts';
import { CREDIT_NOTE_SCHEMA_VERSION, writeCreditNoteXml } from './xml.ts';

export const creditNoteKind: DocumentKind<CreditNoteBody, CreditNote> = {
  type: 'credit_note',
  label: 'Nota de crédito',
  plural: 'credit-notes',
  root: 'notaCredito',
  revision: `${CREDIT_NOTE_SCHEMA_VERSION}/2`,
  body: creditNoteBody,
  content: creditNote,
  references: noteReferences,
  compute: computeCreditNote,
  redated: redatedNote,
  warnings: creditNoteWarnings,
  summary: (content) => ({
    counterparty: content.buyer,
    others: [],
    subtotal: content.subtotal,
    taxTotal: taxTotalOf(content),
    total: content.total,
    ...creditOf(content),
  }),
  writeXml: writeCreditNoteXml,
  readXml: readCreditNoteXml,
  printed: printedCreditNote,
};

function creditOf({ modified_document: { document_id: documentId }, total }: CreditNote) {
  return documentId === undefined ? {} : { credits: { documentId, amount: total } };
}

function creditNoteWarnings(note: CreditNote): readonly Warning[] {
  return [
    ...doubtfulIdentification(note.buyer, 'del comprador'),
    ...codeRateMismatch(note.lines),
    ...compensationNotInForce(note.compensations, note.modified_document.issue_date),
  ];
}
