import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';

/** The days of a report, both inclusive. */
export const periodQuery = z.strictObject({
  from: z.iso.date().meta({ description: 'Primer día, por fecha de emisión' }),
  to: z.iso.date().meta({ description: 'Último día, incluido' }),
});
export type PeriodQuery = z.output<typeof periodQuery>;

/** What is broken down; the names of the files and sheets of an export, too. */
export const reportTables = [
  'days',
  'hours',
  'products',
  'categories',
  'tills',
  'operators',
  'rates',
  'payments',
  'withheld',
  'withheld_received',
] as const;
export type ReportTable = (typeof reportTables)[number];

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const reportMediaTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What the query of a report's file says beside its days. */
export function reportFileShape<const Tables extends readonly string[]>(tables: Tables) {
  return {
    format: z.enum(reportFormats),
    table: z.enum(tables).optional().meta({ description: 'Cuál va en el CSV; un libro las tiene todas' }),
    separator: z.enum(['semicolon', 'comma']).default('semicolon'),
  };
}

/** Whether the query names the table of a CSV, for `refine` with the fault below. */
export function namesTable({ format, table }: { format: ReportFormat; table?: string | undefined }): boolean {
  return format === 'xlsx' || table !== undefined;
}

export const lacksTable = {
  path: ['table'],
  params: { code: 'required' },
  error: 'Un CSV tiene una sola tabla: diga cuál.',
};

export const reportFileQuery = z
  .strictObject({ ...periodQuery.shape, ...reportFileShape(reportTables) })
  .refine(namesTable, lacksTable);
export type ReportFileQuery = z.output<typeof reportFileQuery>;

/** One value of what sales are broken down by. What was credited is taken off. */
export const reportRow = namedObject('report_row', {
  key: z.string(),
  label: z
    .string()
    .meta({ description: 'Cómo lo conoce una persona; vacía si no se sabe de quién o de qué es' }),
  documents: z.int(),
  quantity: z.string().meta({ description: 'De productos, cuántos; 0 en lo demás' }),
  base: z.string(),
  iva: z.string(),
  total: z.string(),
});
export type ReportRow = z.output<typeof reportRow>;

/** What was withheld with one code and percent. */
export const withheldRow = namedObject('withheld_row', {
  tax: z.string().meta({ description: 'renta, iva o isd' }),
  code: z.string(),
  percent: z.string(),
  documents: z.int(),
  base: z.string(),
  value: z.string(),
});
export type WithheldRow = z.output<typeof withheldRow>;

const rows = z.array(reportRow);

/** How many products a report shows, those that sold most; its file has them all. */
export const PRODUCTS_SHOWN = 50;

export const periodReport = namedObject('period_report', {
  object: z.literal('period_report'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  from: z.iso.date(),
  to: z.iso.date(),
  sales: z
    .strictObject({
      invoices: z.int().meta({ description: 'Facturas' }),
      credit_notes: z.int().meta({ description: 'Notas de crédito' }),
      invoiced: z.string(),
      debited: z.string(),
      credited: z.string(),
      base: z.string(),
      iva: z.string(),
      total: z.string().meta({ description: 'Facturas más notas de débito menos notas de crédito' }),
      undecided: z.int().meta({ description: 'De ellos, los documentos sin decisión del SRI' }),
      undecided_total: z.string().meta({ description: 'Lo que aún no tiene decisión, decimal en texto' }),
    })
    .meta({ description: 'Sin los documentos devueltos, no autorizados ni anulados' }),
  days: rows.meta({ description: 'Los días con ventas' }),
  hours: rows.meta({ description: 'Por la hora de emisión en Ecuador' }),
  products: rows.meta({ description: `Los ${PRODUCTS_SHOWN} que más vendieron` }),
  products_count: z.int().meta({ description: 'Cuántos productos' }),
  categories: rows.meta({ description: 'Con la categoría que cada producto tiene ahora' }),
  tills: rows,
  operators: rows.meta({ description: 'De quién era la caja en que se cobró' }),
  rates: rows.meta({ description: 'Por tarifa de IVA' }),
  payments: rows.meta({ description: 'Lo devuelto resta de la forma en que se devolvió' }),
  withheld: z.array(withheldRow).meta({ description: 'Lo que el negocio retuvo a otros' }),
  withheld_received: z.array(withheldRow).meta({ description: 'Lo que otros retuvieron al negocio' }),
  stock: z
    .strictObject({
      products: z.int(),
      value: z.string().meta({ description: 'Existencias de ahora por su precio de venta sin IVA' }),
    })
    .meta({ description: 'De los productos que se controlan y hay' }),
});
export type PeriodReport = z.output<typeof periodReport>;
