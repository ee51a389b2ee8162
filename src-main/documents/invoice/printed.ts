import type { IssuedDocument } from '../model/document.ts';
import type { Invoice } from '../model/invoice.ts';
import { facts, printedFrame, printedPayments } from '../model/printed-parts.ts';
import type { PrintedDocument, PrintedSection, PrintedTotal } from '../printing/printed.ts';
import { saleLinesTable } from '../printing/sale-lines.ts';
import {
  plainTotal,
  rateSubtotals,
  strongTotal,
  subsidyTotals,
  sumOf,
  taxLines,
  totalWhenAny,
} from '../printing/totals.ts';
import { printedReimbursement } from '../reimbursement/printed.ts';
import { countryName } from '../tables/countries.ts';
import { findPresumptive } from '../taxes/withholding/presumptive.ts';
import { unknownCode } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of an invoice's page (SRI reference §11, "Factura"). */
export function printedInvoice(document: IssuedDocument<Invoice>): PrintedDocument {
  const { content, identity } = document;
  return {
    ...printedFrame('FACTURA', document),
    party: facts([
      ['Razón social / Nombres y apellidos', content.buyer.name],
      ['Identificación', content.buyer.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Dirección', content.buyer.address],
      ['Correo', content.buyer.email],
      ['Guía de remisión', content.delivery_note_number],
      ['Placa', content.plate],
    ]),
    sections: [
      { facts: [], table: saleLinesTable(content.lines) },
      ...printedReimbursement(content.reimbursement),
      ...exportSection(content),
      ...transportSection(content),
    ],
    totals: totals(content),
    payments: printedPayments(content.payments),
  };
}

function totals(content: Invoice): PrintedTotal[] {
  const { export: exported } = content;
  return [
    ...rateSubtotals(content.taxes, content.lines),
    plainTotal('SUBTOTAL SIN IMPUESTOS', content.subtotal),
    plainTotal('TOTAL DESCUENTO', content.discount),
    ...taxLines(content),
    ...totalWhenAny('COMPENSACIONES', sumOf(content.compensations.map(({ value }) => value))),
    ...totalWhenAny('PROPINA', content.tip),
    ...(exported
      ? [
          ...totalWhenAny('FLETE INTERNACIONAL', exported.international_freight),
          ...totalWhenAny('SEGURO INTERNACIONAL', exported.international_insurance),
          ...totalWhenAny('GASTOS ADUANEROS', exported.customs_costs),
          ...totalWhenAny('GASTOS DE TRANSPORTE OTROS', exported.other_transport_costs),
        ]
      : []),
    ...content.withholdings.map(({ type, value }) =>
      plainTotal(findPresumptive(type)?.label ?? `Retención ${unknownCode(type)}`, value),
    ),
    ...content.third_party_charges.map(({ concept, amount }) => plainTotal(concept, amount)),
    strongTotal('VALOR TOTAL', content.total),
    ...subsidyTotals(content.lines, content.total),
  ];
}

function exportSection({ export: exported }: Invoice): PrintedSection[] {
  if (!exported) return [];
  const country = (code: string | undefined) => code && (countryName(code) ?? unknownCode(code));
  return [
    {
      title: 'COMERCIO EXTERIOR',
      facts: facts([
        ['Incoterm', exported.incoterm],
        ['Lugar', exported.incoterm_place],
        ['Incoterm del subtotal', exported.subtotal_incoterm],
        ['País de origen', country(exported.origin_country)],
        ['Puerto de embarque', exported.loading_port],
        ['Puerto de destino', exported.destination_port],
        ['País de destino', country(exported.destination_country)],
        ['País de adquisición', country(exported.acquisition_country)],
      ]),
    },
  ];
}

function transportSection({ substitute_delivery_note: note }: Invoice): PrintedSection[] {
  if (!note) return [];
  return [
    {
      title: 'TRASLADO (SUSTITUYE A LA GUÍA DE REMISIÓN)',
      facts: facts([
        ['Transportista', note.carrier.name],
        ['Identificación', note.carrier.identification],
        ['Placa', note.plate],
        ['Punto de partida', note.origin_address],
        ['Destino', note.destination_address],
        ['Inicio del traslado', toSriDate(note.transport_start)],
        ['Fin del traslado', toSriDate(note.transport_end)],
      ]),
      table: {
        columns: [
          { key: 'reason', label: 'Motivo', align: 'left', width: 0.34 },
          { key: 'route', label: 'Ruta', align: 'left', width: 0.34 },
          { key: 'customs', label: 'Documento aduanero', align: 'left', width: 0.2 },
          { key: 'establishment', label: 'Estab.', align: 'left', width: 0.12 },
        ],
        rows: note.destinations.map((destination) => ({
          cells: {
            reason: destination.reason,
            route: destination.route ?? '',
            customs: destination.customs_document ?? '',
            establishment: destination.destination_establishment ?? '',
          },
          notes: [],
          ticket: {
            text: destination.reason,
            detail: [destination.route, destination.customs_document, destination.destination_establishment]
              .flatMap((part) => part ?? [])
              .join(' · '),
            amount: '',
          },
        })),
      },
    },
  ];
}
