import type { Line } from '../lines/line.ts';
import type { TaxTotal } from '../lines/tax-body.ts';
import type { CreditNote } from '../model/credit-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { additionalInfoElement, fiscalMachineElement, taxInfo } from '../model/xml-parts.ts';
import { noteInfoElements } from '../notes/xml.ts';
import { detailsElement } from '../xml/line-elements.ts';
import { compensationsElement, taxCodeElements, taxElement } from '../xml/tax-elements.ts';
import { element, type XmlElement, xmlDocument } from '../xml/xml-writer.ts';

/** Version 1.1.0 takes six decimals where 1.0.0 took two, and is the same otherwise (SRI reference §14.3). */
export const CREDIT_NOTE_SCHEMA_VERSION = '1.1.0';

/** `notaCredito`, element by element in the order of its schema (SRI reference §14.3). */
export function writeCreditNoteXml(document: IssuedDocument<CreditNote>): string {
  const { content } = document;
  return xmlDocument('notaCredito', CREDIT_NOTE_SCHEMA_VERSION, [
    taxInfo(document),
    creditNoteInfo(document),
    linesElement(content.lines),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function creditNoteInfo(document: IssuedDocument<CreditNote>): XmlElement | undefined {
  const { content } = document;
  return element('infoNotaCredito', [
    noteInfoElements(document),
    compensationsElement(content.compensations),
    element('valorModificacion', content.total),
    element('moneda', 'DOLAR'),
    taxesElement(content.taxes),
    element('motivo', content.reason),
  ]);
}

/** Unlike an invoice's, these totals say no tariff. */
function taxesElement(taxes: readonly TaxTotal[]): XmlElement | undefined {
  return element(
    'totalConImpuestos',
    taxes.map((tax) =>
      element('totalImpuesto', [
        taxCodeElements(tax),
        element('baseImponible', tax.base),
        element('valor', tax.value),
        element('valorDevolucionIva', tax.refund),
      ]),
    ),
  );
}

/** Codes have names of their own here, and there is no unit (SRI reference §9). */
function linesElement(lines: readonly Line[]): XmlElement | undefined {
  return element(
    'detalles',
    lines.map((line) =>
      element('detalle', [
        element('codigoInterno', line.code),
        element('codigoAdicional', line.auxiliary_code),
        element('descripcion', line.description),
        element('cantidad', line.quantity),
        element('precioUnitario', line.unit_price),
        element('descuento', line.discount),
        element('precioTotalSinImpuesto', line.net),
        detailsElement(line.additional_info),
        element('impuestos', line.taxes.map(taxElement)),
      ]),
    ),
  );
}
