import type { IssuedDocument } from '../document.ts';
import { toSriDate } from '../ecuador-time.ts';
import type { Line } from '../lines/line.ts';
import type { TaxLine, TaxTotal } from '../lines/tax-body.ts';
import { identificationTypeCodes } from '../party.ts';
import { findTaxRate, taxTypeCodes } from '../taxes/tax-rate.ts';
import { additionalInfoElement, fiscalMachineElement, paymentsElement, taxInfo } from '../xml-parts.ts';
import { attribute, element, type XmlElement, xmlDocument } from '../xml-writer.ts';
import type { Invoice } from './invoice.ts';

/** Version 2.1.0 is a superset of every earlier one (sri/xsd), so all invoices are written in it. */
export const INVOICE_SCHEMA_VERSION = '2.1.0';

/** `factura`, element by element in the order of its schema (SRI reference §14.1). */
export function writeInvoiceXml(document: IssuedDocument<Invoice>): string {
  return xmlDocument('factura', INVOICE_SCHEMA_VERSION, [
    taxInfo(document),
    invoiceInfo(document),
    element('detalles', document.content.lines.map(lineElement)),
    fiscalMachineElement(document.content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function invoiceInfo({ identity, issuer, content }: IssuedDocument<Invoice>): XmlElement | undefined {
  const { buyer } = content;
  return element('infoFactura', [
    element('fechaEmision', toSriDate(identity.issueDate)),
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('contribuyenteEspecial', issuer.specialTaxpayerResolution),
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    element('tipoIdentificacionComprador', identificationTypeCodes[buyer.identification_type]),
    element('razonSocialComprador', buyer.name),
    element('identificacionComprador', buyer.identification),
    element('direccionComprador', buyer.address),
    element('totalSinImpuestos', content.subtotal),
    element('totalDescuento', content.discount),
    element('totalConImpuestos', content.taxes.map(taxTotalElement)),
    element('propina', content.tip),
    element('importeTotal', content.total),
    element('moneda', 'DOLAR'),
    paymentsElement(content.payments),
  ]);
}

function taxTotalElement(tax: TaxTotal): XmlElement | undefined {
  return element('totalImpuesto', [
    ...taxCodes(tax),
    element('baseImponible', tax.base),
    element('tarifa', tax.tariff),
    element('valor', tax.value),
  ]);
}

function lineElement(line: Line): XmlElement | undefined {
  return element('detalle', [
    element('codigoPrincipal', line.code),
    element('codigoAuxiliar', line.auxiliary_code),
    element('descripcion', line.description),
    element('unidadMedida', line.unit),
    element('cantidad', line.quantity),
    element('precioUnitario', line.unit_price),
    element('descuento', line.discount),
    element('precioTotalSinImpuesto', line.net),
    element(
      'detallesAdicionales',
      line.additional_info.map(({ name, value }) =>
        element('detAdicional', [], attribute('nombre', name) + attribute('valor', value)),
      ),
    ),
    element('impuestos', line.taxes.map(lineTaxElement)),
  ]);
}

function lineTaxElement(tax: TaxLine): XmlElement | undefined {
  return element('impuesto', [
    ...taxCodes(tax),
    element('tarifa', tax.tariff),
    element('baseImponible', tax.base),
    element('valor', tax.value),
  ]);
}

function taxCodes({ type, rate }: Pick<TaxLine, 'type' | 'rate'>): (XmlElement | undefined)[] {
  const found = findTaxRate(type, rate);
  if (!found) throw new Error(`tax rate ${rate} is not in the tables`);
  return [element('codigo', taxTypeCodes[type]), element('codigoPorcentaje', found.code)];
}
