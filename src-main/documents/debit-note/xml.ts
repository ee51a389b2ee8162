import type { TaxTotal } from '../lines/tax-body.ts';
import type { DebitNote, DebitReason } from '../model/debit-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { additionalInfoElement, fiscalMachineElement, paymentsElement, taxInfo } from '../model/xml-parts.ts';
import { noteInfoElements } from '../notes/xml.ts';
import { compensationsElement, taxElement } from '../xml/tax-elements.ts';
import { element, type XmlElement, xmlDocument } from '../xml/xml-writer.ts';

/** The only version there is (SRI reference §14.4). */
export const DEBIT_NOTE_SCHEMA_VERSION = '1.0.0';

/** `notaDebito`, element by element in the order of its schema (SRI reference §14.4). */
export function writeDebitNoteXml(document: IssuedDocument<DebitNote>): string {
  const { content } = document;
  return xmlDocument('notaDebito', DEBIT_NOTE_SCHEMA_VERSION, [
    taxInfo(document),
    debitNoteInfo(document),
    reasonsElement(content.reasons),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function debitNoteInfo(document: IssuedDocument<DebitNote>): XmlElement | undefined {
  const { content } = document;
  return element('infoNotaDebito', [
    noteInfoElements(document),
    taxesElement(content.taxes),
    compensationsElement(content.compensations),
    element('valorTotal', content.total),
    paymentsElement(content.payments),
  ]);
}

/** Tariffs that differ under one rate are refused, so that there is always one to say. */
function taxesElement(taxes: readonly TaxTotal[]): XmlElement | undefined {
  return element(
    'impuestos',
    taxes.map((tax) => taxElement({ ...tax, tariff: tax.tariff ?? '0.00' })),
  );
}

/** Which charge bears which tax the schema has no element for. */
function reasonsElement(reasons: readonly DebitReason[]): XmlElement | undefined {
  return element(
    'motivos',
    reasons.map(({ description, amount }) =>
      element('motivo', [element('razon', description), element('valor', amount)]),
    ),
  );
}
