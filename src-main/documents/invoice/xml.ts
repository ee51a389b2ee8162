import type { IssuedDocument } from '../model/document.ts';
import type { Invoice } from '../model/invoice.ts';
import type { Export } from '../model/invoice-export.ts';
import type { SubstituteDeliveryNote } from '../model/substitute-delivery-note.ts';
import {
  additionalInfoElement,
  fiscalMachineElement,
  negotiableElement,
  paymentsElement,
  taxInfo,
} from '../model/xml-parts.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { reimbursementDialects, reimbursementElement, reimbursementTotals } from '../reimbursement/xml.ts';
import { findPresumptive, PRESUMPTIVE_TAX_CODE } from '../taxes/withholding/presumptive.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { saleLinesElement, saleTaxesElement } from '../xml/line-elements.ts';
import { compensationsElement } from '../xml/tax-elements.ts';
import { element, type XmlElement, type XmlNode, xmlDocument } from '../xml/xml-writer.ts';

/** Version 2.1.0 is a superset of every earlier one (sri/xsd), so all invoices are written in it. */
export const INVOICE_SCHEMA_VERSION = '2.1.0';

/** `factura`, element by element in the order of its schema (SRI reference §14.1). */
export function writeInvoiceXml(document: IssuedDocument<Invoice>): string {
  const { content } = document;
  return xmlDocument('factura', INVOICE_SCHEMA_VERSION, [
    taxInfo(document),
    invoiceInfo(document),
    saleLinesElement(content.lines),
    reimbursementElement(content.reimbursement, reimbursementDialects.invoice),
    withholdingsElement(content.withholdings),
    substituteElement(content.substitute_delivery_note),
    thirdPartyElement(content.third_party_charges),
    negotiableElement(content.negotiable),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function invoiceInfo({ identity, issuer, content }: IssuedDocument<Invoice>): XmlElement | undefined {
  const { buyer, export: exported, reimbursement, withholdings } = content;
  return element('infoFactura', [
    element('fechaEmision', toSriDate(identity.issueDate)),
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('contribuyenteEspecial', issuer.specialTaxpayerResolution),
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    exportHead(exported),
    element('tipoIdentificacionComprador', codeOf(identificationTypeCodes, buyer.identification_type)),
    element('guiaRemision', content.delivery_note_number),
    element('razonSocialComprador', buyer.name),
    element('identificacionComprador', buyer.identification),
    element('direccionComprador', buyer.address),
    element('totalSinImpuestos', content.subtotal),
    element('totalSubsidio', hasSubsidy(content) ? content.subsidy : undefined),
    element('incoTermTotalSinImpuestos', exported?.subtotal_incoterm),
    element('totalDescuento', content.discount),
    element('codDocReembolso', reimbursement?.document_type),
    reimbursementTotals(reimbursement),
    saleTaxesElement(content.taxes),
    compensationsElement(content.compensations),
    element('propina', content.tip),
    exportCostElements(exported),
    element('importeTotal', content.total),
    element('moneda', 'DOLAR'),
    element('placa', content.plate),
    paymentsElement(content.payments),
    element('valorRetIva', withholdings.length > 0 ? content.withheld_iva : undefined),
    element('valorRetRenta', withholdings.length > 0 ? content.withheld_renta : undefined),
  ]);
}

/** The total goes with the lines that say their price without subsidy. */
function hasSubsidy({ lines }: Invoice): boolean {
  return lines.some(({ unsubsidized_price: price }) => price !== undefined);
}

function exportHead(exported: Export | undefined): XmlNode {
  return (
    exported && [
      element('comercioExterior', 'EXPORTADOR'),
      element('incoTermFactura', exported.incoterm),
      element('lugarIncoTerm', exported.incoterm_place),
      element('paisOrigen', exported.origin_country),
      element('puertoEmbarque', exported.loading_port),
      element('puertoDestino', exported.destination_port),
      element('paisDestino', exported.destination_country),
      element('paisAdquisicion', exported.acquisition_country),
    ]
  );
}

function exportCostElements(exported: Export | undefined): XmlNode {
  return (
    exported && [
      element('fleteInternacional', exported.international_freight),
      element('seguroInternacional', exported.international_insurance),
      element('gastosAduaneros', exported.customs_costs),
      element('gastosTransporteOtros', exported.other_transport_costs),
    ]
  );
}

function withholdingsElement(withholdings: Invoice['withholdings']): XmlElement | undefined {
  return element(
    'retenciones',
    withholdings.map(({ type, value }) => {
      const row = findPresumptive(type);
      if (!row) throw new Error(`an invoice has no withholding ${type}`);
      return element('retencion', [
        element('codigo', PRESUMPTIVE_TAX_CODE),
        element('codigoPorcentaje', row.code),
        element('tarifa', row.tariff),
        element('valor', value),
      ]);
    }),
  );
}

function substituteElement(note: SubstituteDeliveryNote | undefined): XmlElement | undefined {
  return (
    note &&
    element('infoSustitutivaGuiaRemision', [
      element('dirPartida', note.origin_address),
      element('dirDestinatario', note.destination_address),
      element('fechaIniTransporte', toSriDate(note.transport_start)),
      element('fechaFinTransporte', toSriDate(note.transport_end)),
      element('razonSocialTransportista', note.carrier.name),
      element(
        'tipoIdentificacionTransportista',
        codeOf(identificationTypeCodes, note.carrier.identification_type),
      ),
      element('rucTransportista', note.carrier.identification),
      element('placa', note.plate),
      element(
        'destinos',
        note.destinations.map((destination) =>
          element('destino', [
            element('motivoTraslado', destination.reason),
            element('docAduaneroUnico', destination.customs_document),
            element('codEstabDestino', destination.destination_establishment),
            element('ruta', destination.route),
          ]),
        ),
      ),
    ])
  );
}

function thirdPartyElement(charges: Invoice['third_party_charges']): XmlElement | undefined {
  return element(
    'otrosRubrosTerceros',
    charges.map(({ concept, amount }) =>
      element('rubro', [element('concepto', concept), element('total', amount)]),
    ),
  );
}
