import { z } from 'zod';
import { taxPeriodText } from '../../../documents/values/calendar/tax-period.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { documentFilterQuery } from '../../list.ts';

/** What any documents can be had as. */
export const listFormats = ['csv', 'xlsx', 'zip'] as const;
export const exportFormats = [...listFormats, 'month'] as const;
export type ListFormat = (typeof listFormats)[number];
export type ExportFormat = (typeof exportFormats)[number];

/** A sheet of Excel has no more rows; one is the headings. */
export const MAX_WORKBOOK_DOCUMENTS = 1_048_575;

/** A RIDE takes some hundredths of a second and some tens of kilobytes. */
export const MAX_ARCHIVE_DOCUMENTS = 10_000;

/** Of a month, purchases included: it is made of itself beside the service, and may take its time. */
export const MAX_MONTH_DOCUMENTS = 100_000;

/** As many as somebody picks one by one. */
export const MAX_PICKED_DOCUMENTS = 1_000;

/** Which documents go into a file, and what file. */
export const documentExportBody = namedObject('document_export_body', {
  format: z.enum(exportFormats).meta({
    description:
      'csv y xlsx: una fila por documento; zip: el XML y el RIDE de cada uno, con su lista; month: el mes para el ' +
      'contador, un ZIP con los XML y RIDE por tipo, los XML de las compras y un libro de Excel',
  }),
  month: taxPeriodText.optional().meta({ description: 'De month: el mes, 2026-10, o el semestre, 2026-S2' }),
  separator: z.enum(['semicolon', 'comma']).default('semicolon').meta({
    description:
      'Del CSV: punto y coma con decimales de coma, como lo abre Excel en Ecuador; o coma con punto',
  }),
  document_ids: z
    .array(z.uuid())
    .min(1)
    .max(MAX_PICKED_DOCUMENTS)
    .optional()
    .meta({ description: 'Los elegidos uno por uno; sin ellos, los que cumplen los filtros' }),
  filters: documentFilterQuery
    .optional()
    .meta({ description: 'Los de la lista, con los mismos nombres; sin ellos, todos los documentos' }),
})
  .refine(({ document_ids, filters }) => document_ids === undefined || filters === undefined, {
    path: ['filters'],
    params: { code: 'not_allowed_here' },
    error: 'Indique los documentos uno por uno o con filtros, no de las dos formas.',
  })
  .refine(({ format, month }) => format !== 'month' || month !== undefined, {
    path: ['month'],
    params: { code: 'required' },
    error: 'Diga de qué mes, como "2026-10", o de qué semestre, como "2026-S2".',
  })
  .refine(({ format, month }) => format === 'month' || month === undefined, {
    path: ['month'],
    params: { code: 'not_allowed_here' },
    error: 'El mes se dice solo con el formato month.',
  })
  .refine(
    ({ format, document_ids, filters }) =>
      format !== 'month' || (document_ids === undefined && filters === undefined),
    {
      path: ['format'],
      params: { code: 'not_allowed_here' },
      error: 'Un mes se exporta entero: sin documentos elegidos ni filtros.',
    },
  );
export type DocumentExportBody = z.output<typeof documentExportBody>;

/** A file of documents that is being made, or was. */
export const documentExport = namedObject('document_export', {
  object: z.literal('document_export'),
  id: z.uuid(),
  format: z.enum(exportFormats),
  status: z.enum(['running', 'done', 'failed']),
  documents_done: z.int().meta({ description: 'Documentos ya preparados' }),
  documents_total: z.int().meta({ description: 'De un mes, con las compras' }),
  created_at: z.iso.datetime(),
  file: z
    .strictObject({
      name: z.string(),
      bytes: z.int(),
      available_until: z.iso.datetime().meta({ description: 'Después se borra' }),
    })
    .optional()
    .meta({ description: 'Cuando está listo' }),
  failure: z.string().optional().meta({ description: 'Qué pasó y qué hacer, si no se pudo' }),
});
export type DocumentExport = z.output<typeof documentExport>;
