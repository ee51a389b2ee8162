import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { listFieldsOf, wholeNumber } from '../list.ts';

/** What is brought from a spreadsheet and taken out to one. */
const catalogSubjects = ['products', 'customers'] as const;
export type CatalogSubject = (typeof catalogSubjects)[number];
/** What else is brought from one in the same steps. */
const sheetSubjects = [...catalogSubjects, 'opening_balances'] as const;
export type SheetSubject = (typeof sheetSubjects)[number];

/** More than this is no catalog of a shop. */
export const catalogFileLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 100_000,
  columns: 60,
  sheetColumns: 256,
} as const;

const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** What separates whole numbers from their decimals in a file. */
export const decimalMarks = ['comma', 'point'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** What a column of a file may hold; `price:` or `price_with_iva:` and the identifier of a list is the price in it. */
export const productFields = [
  'code',
  'barcode',
  'name',
  'unit',
  'unit_price',
  'price_with_iva',
  'iva',
  'category',
  'active',
  'cost',
] as const;

export const customerFields = [
  'identification_type',
  'identification',
  'name',
  'address',
  'email',
  'phone',
  'price_list',
  'notes',
] as const;

export const openingBalanceFields = ['amount', 'issued_on', 'due_on', 'reference'] as const;

const field = z.string().min(1).max(60);

/** What becomes of a row of the file: it makes a record, changes one, says what is known already, or cannot be. */
export const importRowResults = ['new', 'changed', 'same', 'error'] as const;
export type ImportRowResult = (typeof importRowResults)[number];

export const catalogImportResource = namedObject('catalog_import', {
  object: z.literal('catalog_import'),
  id: z.uuid(),
  subject: z.enum(sheetSubjects),
  status: z.enum(['preview', 'committed']),
  file_name: z.string().meta({ description: 'Nombre del archivo' }),
  format: z.enum(sheetFormats),
  sha256: z.string().meta({ description: 'Del archivo: lo que se guarda es lo que se vio' }),
  decimal_mark: z.enum(decimalMarks),
  columns: z.array(
    z.strictObject({
      heading: z.string().meta({ description: 'Encabezado de la columna' }),
      field: field.nullable().meta({ description: 'Qué contiene; null: no se usa' }),
      samples: z.array(z.string()).meta({ description: 'Ejemplos' }),
    }),
  ),
  fields: z
    .array(z.strictObject({ field, label: z.string(), required: z.boolean() }))
    .meta({ description: 'Lo que puede contener una columna' }),
  faults: z
    .array(z.string())
    .meta({ description: 'Lo que falta para que las filas se entiendan, como una columna sin asignar' }),
  counts: z.strictObject({
    total: z.int(),
    new: z.int().meta({ description: 'Los nuevos' }),
    changed: z.int().meta({ description: 'Lo que cambió' }),
    same: z.int().meta({ description: 'Los que ya eran iguales' }),
    error: z.int(),
  }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type CatalogImportResource = z.output<typeof catalogImportResource>;

/** How the file is to be read, where it was not understood right. */
export const catalogImportPatch = namedObject('catalog_import_patch', {
  mapping: z
    .array(field.nullable())
    .max(catalogFileLimits.columns)
    .optional()
    .meta({ description: 'Qué contiene cada columna, en su orden; null: no se usa' }),
  decimal_mark: z.enum(decimalMarks).optional(),
});
export type CatalogImportPatch = z.output<typeof catalogImportPatch>;

export const catalogCommitBody = namedObject('catalog_commit_body', {
  only_if_no_errors: z
    .boolean()
    .default(false)
    .meta({ description: 'true: si alguna fila tiene errores no se guarda ninguna' }),
});
export type CatalogCommitBody = z.output<typeof catalogCommitBody>;

const catalogImportRow = namedObject('catalog_import_row', {
  object: z.literal('catalog_import_row'),
  row: z.int().meta({ description: 'Su número en la hoja; los encabezados están en la primera con datos' }),
  result: z.enum(importRowResults),
  key: z.string().meta({ description: 'El código o la identificación' }),
  name: z.string(),
  changes: z.array(z.strictObject({ field, before: z.string(), after: z.string() })),
  faults: z.array(z.strictObject({ field: field.optional(), value: z.string(), message: z.string() })),
});
export type CatalogImportRow = z.output<typeof catalogImportRow>;

export const catalogImportRowQuery = z.strictObject({
  result: z.enum(importRowResults).optional(),
  limit: wholeNumber(1, 200).default(50),
  offset: wholeNumber(0, 1_000_000).default(0),
});
export type CatalogImportRowQuery = z.output<typeof catalogImportRowQuery>;

export const catalogImportRowList = z.strictObject({
  ...listFieldsOf(catalogImportRow),
  total_count: z.int().meta({ description: 'Todas las que coinciden' }),
  offset: z.int().meta({ description: 'Cuántas van antes de la primera' }),
});

export const catalogExportQuery = z.strictObject({ format: z.enum(sheetFormats).default('xlsx') });
