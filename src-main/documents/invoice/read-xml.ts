import type { XmlSource } from '../model/document-kind.ts';
import type { Invoice } from '../model/invoice.ts';
import type { Export } from '../model/invoice-export.ts';
import type { SubstituteDeliveryNote } from '../model/substitute-delivery-note.ts';
import { reimbursementFrom } from '../reimbursement/read-xml.ts';
import { reimbursementDialects } from '../reimbursement/xml.ts';
import { findPresumptive, presumptiveWithholdingOf } from '../taxes/withholding/presumptive.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import {
  amountOf,
  amountOrZero,
  dateOf,
  itemsOf,
  optionalAmount,
  optionalText,
  partOf,
  textOf,
} from '../xml/read-parts.ts';
import {
  carrierFrom,
  compensationsFrom,
  fiscalMachineFrom,
  linesFrom,
  negotiableFrom,
  partyFrom,
  paymentsFrom,
  saleLineNames,
  taxOfType,
  taxTotalFrom,
} from '../xml/read-shared.ts';
import { childOf, type XmlTree } from '../xml/xml-tree.ts';

/** `factura` of any version back to its content. */
export function readInvoiceXml({ root, additionalInfo }: XmlSource): Invoice {
  const info = partOf(root, 'infoFactura');
  const taxes = itemsOf(info, 'totalConImpuestos', 'totalImpuesto').map(taxTotalFrom);
  const withholdings = withholdingsFrom(root);
  return {
    object: 'invoice',
    buyer: partyFrom(info, 'Comprador'),
    lines: linesFrom(root, saleLineNames),
    taxes,
    subtotal: amountOf(info, 'totalSinImpuestos'),
    discount: amountOf(info, 'totalDescuento'),
    iva: taxOfType(taxes, 'iva'),
    ice: taxOfType(taxes, 'ice'),
    irbpnr: taxOfType(taxes, 'irbpnr'),
    tip: amountOrZero(info, 'propina'),
    total: amountOf(info, 'importeTotal'),
    subsidy: amountOrZero(info, 'totalSubsidio'),
    payments: paymentsFrom(info),
    plate: optionalText(info, 'placa'),
    delivery_note_number: optionalText(info, 'guiaRemision'),
    export: exportFrom(info),
    reimbursement: reimbursementFrom({ list: root, head: info }, reimbursementDialects.invoice),
    withholdings,
    // Version 1.0.0 says what is withheld in total, without saying of what.
    withheld_iva: optionalAmount(info, 'valorRetIva') ?? withheldOf(withholdings, 'iva'),
    withheld_renta: optionalAmount(info, 'valorRetRenta') ?? withheldOf(withholdings, 'renta'),
    substitute_delivery_note: substituteFrom(root),
    third_party_charges: itemsOf(root, 'otrosRubrosTerceros', 'rubro').map((charge) => ({
      concept: textOf(charge, 'concepto'),
      amount: amountOf(charge, 'total'),
    })),
    negotiable: negotiableFrom(root),
    compensations: compensationsFrom(info),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}

function exportFrom(info: XmlTree): Export | undefined {
  if (optionalText(info, 'comercioExterior') === undefined) return undefined;
  return {
    incoterm: optionalText(info, 'incoTermFactura'),
    incoterm_place: optionalText(info, 'lugarIncoTerm'),
    origin_country: optionalText(info, 'paisOrigen'),
    loading_port: optionalText(info, 'puertoEmbarque'),
    destination_port: optionalText(info, 'puertoDestino'),
    destination_country: optionalText(info, 'paisDestino'),
    acquisition_country: optionalText(info, 'paisAdquisicion'),
    subtotal_incoterm: optionalText(info, 'incoTermTotalSinImpuestos'),
    international_freight: amountOrZero(info, 'fleteInternacional'),
    international_insurance: amountOrZero(info, 'seguroInternacional'),
    customs_costs: amountOrZero(info, 'gastosAduaneros'),
    other_transport_costs: amountOrZero(info, 'gastosTransporteOtros'),
  };
}

function withholdingsFrom(root: XmlTree): Invoice['withholdings'] {
  return itemsOf(root, 'retenciones', 'retencion').map((withholding) => {
    const code = textOf(withholding, 'codigoPorcentaje');
    return { type: presumptiveWithholdingOf(code) ?? code, value: amountOf(withholding, 'valor') };
  });
}

function withheldOf(withholdings: Invoice['withholdings'], tax: 'iva' | 'renta'): string {
  const own = withholdings.filter(({ type }) => findPresumptive(type)?.tax === tax);
  return formatAmount(sum(own.map(({ value }) => decimal(value))));
}

function substituteFrom(root: XmlTree): SubstituteDeliveryNote | undefined {
  const note = childOf(root, 'infoSustitutivaGuiaRemision');
  return (
    note && {
      origin_address: textOf(note, 'dirPartida'),
      destination_address: textOf(note, 'dirDestinatario'),
      transport_start: dateOf(note, 'fechaIniTransporte'),
      transport_end: dateOf(note, 'fechaFinTransporte'),
      carrier: carrierFrom(note),
      plate: textOf(note, 'placa'),
      destinations: itemsOf(note, 'destinos', 'destino').map((destination) => ({
        reason: textOf(destination, 'motivoTraslado'),
        customs_document: optionalText(destination, 'docAduaneroUnico'),
        destination_establishment: optionalText(destination, 'codEstabDestino'),
        route: optionalText(destination, 'ruta'),
      })),
    }
  );
}
