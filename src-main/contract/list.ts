import { z } from 'zod';
import { metadataPairs } from '../documents/body/common-body.ts';
import { channelPattern, documentStatuses, documentTypes } from '../documents/kinds.ts';

/** A whole number as a query parameter writes it: digits alone, no sign, exponent or spaces. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    z.int().min(minimum).max(maximum),
  );
}

/** Page size and position, the same on every list (interface specification, "Pagination"). */
export const pageQuery = {
  limit: wholeNumber(1, 100).default(20),
  cursor: z.string().min(1).max(200).optional(),
};

const pageQuerySchema = z.strictObject(pageQuery);
export type PageQuery = z.output<typeof pageQuerySchema>;

/** The envelope of every list; documents add `total_count` and `offset`. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject(listFieldsOf(item));
}

/** For a list that says more than its page. */
export function listFieldsOf<Item extends z.ZodType>(item: Item) {
  return {
    object: z.literal('list'),
    data: z.array(item).meta({ description: 'Los de esta página' }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Con qué se pide la página siguiente; `null` en la última' }),
    prev_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Con qué se pide la página anterior; `null` en la primera' }),
  };
}

export function documentListOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    ...listFieldsOf(item),
    total_count: z.int().meta({ description: 'Todos los documentos que cumplen los filtros' }),
    offset: z.int().meta({ description: 'Cuántos van antes del primero de esta página' }),
  });
}

/** A query parameter that may be repeated. */
export function repeatable<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).optional(),
  );
}

/** Filters of a list of documents (interface specification, "Document list filters"). */
const documentFilters = {
  status: repeatable(z.enum(documentStatuses)),
  q: z.string().min(1).max(100).optional(),
  counterparty: z.string().min(1).max(20).optional(),
  'issue_date[gte]': z.iso.date().optional(),
  'issue_date[lte]': z.iso.date().optional(),
  'created_at[gte]': z.iso.datetime({ offset: true }).optional(),
  'created_at[lte]': z.iso.datetime({ offset: true }).optional(),
  channel: repeatable(z.string().regex(channelPattern)),
  metadata: metadataPairs
    .optional()
    .meta({ description: 'metadata[clave]=valor; hasta 20, y todos deben coincidir' }),
};

export const documentListQuery = z.strictObject({ ...pageQuery, ...documentFilters });
export type DocumentListQuery = z.output<typeof documentListQuery>;

/** The same filters, and the types of document, for facts about a list as a whole. */
export const documentFilterFields = { type: repeatable(z.enum(documentTypes)), ...documentFilters };
export const documentFilterQuery = z.strictObject(documentFilterFields);
export type DocumentFilterQuery = z.output<typeof documentFilterQuery>;

/** Seconds to wait for a decision, on issuing and retrieving. */
export const waitQuery = { wait: wholeNumber(0, 25).optional() };
