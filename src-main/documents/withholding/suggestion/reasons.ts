import { includesDate } from '../../tables/date-span.ts';
import { tableSources } from '../../tables/table-sources.ts';
import type { WithholdingCode } from '../../taxes/withholding/withholding-code.ts';
import { toSriDate } from '../../values/ecuador-time.ts';

/** Why a tax is withheld under a code: by what was bought, and from whom. Spanish, a sentence for a shopkeeper. */
export type SuggestionReason = keyof typeof reasons;

const reasons = {
  goods: 'Compró bienes a un proveedor del régimen general.',
  services: 'Contrató servicios a un proveedor del régimen general.',
  professional_fees: 'Pagó honorarios a un profesional, persona natural.',
  professional_services: 'Pagó servicios profesionales a una sociedad.',
  rent: 'Pagó el arriendo de un inmueble.',
  manual_work: 'Contrató servicios en los que predomina la mano de obra.',
  advertising: 'Contrató publicidad o medios de comunicación.',
  transport: 'Pagó transporte privado de pasajeros, o de carga: 0 o 1 %, se sugiere 1.',
  construction: 'Pagó construcción de obra inmueble.',
  insurance: 'Pagó primas de seguros.',
  electricity: 'Pagó energía eléctrica.',
  fuel: 'Compró combustibles: no se retiene renta.',
  air_travel: 'Pagó transporte público de pasajeros: no se retiene renta.',
  farm_produce: 'Compró al productor bienes del campo, del mar o forestales, sin transformar.',
  traded_produce: 'Compró a un comercializador bienes del campo, del mar o forestales, sin transformar.',
  rimpe_emprendedor: 'El proveedor es RIMPE emprendedor: se retiene por su régimen, venda lo que venda.',
  rimpe_negocio_popular: 'El proveedor es RIMPE negocio popular: no se le retiene impuesto a la renta.',
  reimbursed: 'Es un reembolso de gastos: no es ingreso del proveedor, y de eso no se retiene.',
  iva_goods: 'La factura cobra IVA por bienes.',
  iva_services: 'La factura cobra IVA por servicios.',
  iva_construction: 'La factura cobra IVA por construcción, que se retiene como el de bienes.',
  iva_natural_person:
    'La factura cobra IVA por honorarios o arriendo de una persona natural: se retiene todo.',
  iva_goods_special: 'La factura cobra IVA por bienes, y el proveedor es contribuyente especial.',
  iva_services_special: 'La factura cobra IVA por servicios, y el proveedor es contribuyente especial.',
} as const;

export function reasonSentence(reason: SuggestionReason): string {
  return reasons[reason];
}

/** Where the percent of a code on a day is from, and since when it holds; Spanish. */
export function percentSource({ percents }: WithholdingCode, date: string): string {
  const span = percents.find((span) => includesDate(span, date));
  if (!span) return tableSources.withholding_sheet;
  const { source, from } = span;
  return from === undefined
    ? tableSources[source]
    : `${tableSources[source]}; vigente desde el ${toSriDate(from)}`;
}
