import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { taxPeriodText } from '../../documents/values/calendar/tax-period.ts';
import { namedObject } from '../../documents/values/named-object.ts';

/** How much of what is electronic is in the annex. */
export const annexContents = ['required', 'all'] as const;

/** Which annex: of a month, or of a half-year. */
export const annexQuery = z.strictObject({
  month: taxPeriodText.meta({
    description: 'AAAA-MM; del régimen RIMPE, también un semestre: AAAA-S1 o AAAA-S2',
  }),
  contents: z
    .enum(annexContents)
    .default('required')
    .meta({
      description:
        'required: sin los documentos electrónicos propios ni las compras con retención electrónica, que no se informan ' +
        '(NAC-DGERCGC16-00000092); all: con ellos',
    }),
});
export type AnnexQuery = z.output<typeof annexQuery>;

export const annexMediaTypes = { xml: 'application/xml', zip: 'application/zip' } as const;

export const annexFileQuery = annexQuery.extend({
  format: z.enum(['xml', 'zip']).default('xml').meta({ description: 'zip es lo que recibe SRI en Línea' }),
});

export type AnnexFileQuery = z.output<typeof annexFileQuery>;

/** What a person completes, corrects or decides before the annex is sent. */
export const annexFinding = namedObject('annex_finding', {
  level: z.enum(['fault', 'warning', 'decision']).meta({
    description:
      'fault: falta o está mal, corríjalo; warning: revise lo que se puso; decision: el programa no puede saberlo',
  }),
  code: z.string(),
  message: z.string(),
  document: z
    .strictObject({
      kind: z.enum(['document', 'purchase']),
      id: z.uuid(),
      title: z.string(),
      number: z.string(),
    })
    .optional()
    .meta({ description: 'De qué documento; falta si es de todo el anexo' }),
});
export type AnnexFinding = z.output<typeof annexFinding>;

/** The rows of one kind of document, as the authority's summary has them (talón resumen). */
export const annexSummaryRow = namedObject('annex_summary_row', {
  code: z.string().meta({ description: 'tipoComprobante' }),
  label: z.string(),
  rows: z.int().meta({ description: 'Filas en el anexo; una reúne varios documentos' }),
  documents: z.int(),
  zero: z.string().meta({ description: 'Base con tarifa 0 %' }),
  taxed: z.string().meta({ description: 'Base con otra tarifa' }),
  not_subject: z.string().meta({ description: 'Base no objeto de IVA' }),
  exempt: z.string().meta({ description: 'Base exenta de IVA' }),
  iva: z.string(),
});
export type AnnexSummaryRow = z.output<typeof annexSummaryRow>;

/** The annex of transactions (ATS) of a month: what is in it, and what a person must see to before sending it. */
export const transactionAnnex = namedObject('transaction_annex', {
  object: z.literal('transaction_annex'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  month: taxPeriodText,
  contents: z.enum(annexContents).meta({ description: 'Cuánto lleva de lo electrónico' }),
  from: z.iso.date(),
  to: z.iso.date(),
  purchases: z.array(annexSummaryRow).meta({ description: 'Por tipo de documento' }),
  sales: z.array(annexSummaryRow).meta({ description: 'Por cliente y tipo: una fila reúne sus documentos' }),
  withheld_renta: z.string().meta({ description: 'Lo retenido de renta en las compras' }),
  withheld_iva: z.string().meta({ description: 'Lo retenido de IVA en las compras' }),
  withheld_of_us_renta: z.string().meta({ description: 'Lo que los clientes retuvieron de renta' }),
  withheld_of_us_iva: z.string().meta({ description: 'Lo que los clientes retuvieron de IVA' }),
  annulled: z.int().meta({ description: 'Números anulados en el período' }),
  findings: z.array(annexFinding).meta({ description: 'Lo que falta, está en duda o decide una persona' }),
});
export type TransactionAnnex = z.output<typeof transactionAnnex>;
