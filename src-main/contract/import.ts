import { z } from 'zod';
import { documentTypes, environments } from '../documents/kinds.ts';
import { namedObject } from '../documents/values/named-object.ts';
import { listOf, pageQuery } from './list.ts';

const importStatuses = ['queued', 'processing', 'completed', 'failed', 'canceled'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What a file of an import is (api.md §7). `text` is any listing of access keys, CSV included. */
const importFileKinds = ['xml', 'zip', 'text'] as const;
export type ImportFileKind = (typeof importFileKinds)[number];

/** Why a file, and with it its whole import, cannot be read (api.md §7). */
export const importFailureCodes = [
  /** A ZIP that is cut, damaged or made to deceive, or an archive of another kind (RAR, 7z, gzip). */
  'unreadable_archive',
  /** A ZIP that asks for a password. */
  'encrypted_archive',
  /** A file over 50 MiB, or an archive that would expand to more than a hundred times its size. */
  'archive_too_large',
  'too_many_entries',
  /** Nothing that could be a document or an access key: a PDF, a spreadsheet, a photograph, an empty file. */
  'no_documents',
  'internal_error',
] as const;
export type ImportFailureCode = (typeof importFailureCodes)[number];

/** How an imported document is known to be a real one, from the strongest evidence to none. */
export const verifications = ['sri', 'listed', 'signature', 'unconfirmed'] as const;
export type Verification = (typeof verifications)[number];

export const importItemResults = ['pending', 'imported', 'duplicate', 'skipped', 'failed'] as const;
export type ImportItemResult = (typeof importItemResults)[number];

/** What became of an item, by its code (api.md §7). Codes are permanent. */
export const importItemCodes = {
  confirmed_by_sri: 'imported',
  listed_by_sri: 'imported',
  signature_only: 'imported',
  issuer_signature_only: 'imported',
  already_exists: 'duplicate',
  evidence_added: 'duplicate',
  wrong_issuer: 'skipped',
  wrong_environment: 'skipped',
  unsupported_version: 'skipped',
  annulled: 'skipped',
  not_authorized: 'skipped',
  no_sri_in_sandbox: 'skipped',
  canceled: 'skipped',
  not_importable: 'skipped',
  not_a_document: 'skipped',
  unreadable_xml: 'failed',
  // In the contract, which never loses a code; nothing is refused for it: what others issued is read whatever it carries.
  unknown_code: 'failed',
  entry_too_large: 'failed',
  invalid_access_key: 'failed',
  invalid_signature: 'failed',
  certificate_mismatch: 'failed',
  certificate_expired: 'failed',
  authorization_mismatch: 'failed',
  // In the contract as well, and given to nothing: the SRI's silence about a key says nothing of its document.
  unknown_to_sri: 'failed',
  xml_unavailable: 'failed',
  number_taken: 'failed',
  sri_unavailable: 'failed',
} as const satisfies Readonly<Record<string, Exclude<ImportItemResult, 'pending'>>>;
export type ImportItemCode = keyof typeof importItemCodes;

const codes = Object.keys(importItemCodes).filter(isImportItemCode);

function isImportItemCode(text: string): text is ImportItemCode {
  return text in importItemCodes;
}

export const importTransitions = z
  .partialRecord(z.enum(importStatuses), z.iso.datetime())
  .meta({ id: 'import_transitions', description: 'Cuándo entró la importación en cada estado' });
export type ImportTransitions = z.output<typeof importTransitions>;

export const importFailure = z.strictObject({ code: z.enum(importFailureCodes), message: z.string() });
export type ImportFailure = z.output<typeof importFailure>;

const importFile = namedObject('import_file', {
  name: z.string(),
  kind: z
    .enum(importFileKinds)
    .optional()
    .meta({ description: 'Ausente mientras no se abre, y si no es ninguno' }),
  size: z.int().meta({ description: 'Bytes' }),
  sha256: z.string(),
  ignored_entries: z.int().meta({ description: 'Carpetas, ocultos y archivos comprimidos dentro de otro' }),
});

const importNumbering = namedObject('import_numbering', {
  series_id: z.uuid(),
  document_type: z.enum(documentTypes),
  establishment: z.string(),
  emission_point: z.string(),
  highest_imported: z.int().meta({ description: 'El mayor número importado' }),
  highest_reserved: z.int().meta({ description: 'El mayor que ya se había tomado aquí; 0 si ninguno' }),
  next_number: z.int(),
  active: z.boolean(),
  created: z.boolean().meta({ description: 'La serie no existía' }),
});

/** An import of documents from a previous system (interface specification, "Import"). */
export const importResource = namedObject('import', {
  id: z.uuid(),
  object: z.literal('import'),
  entity_id: z.uuid(),
  country: z.literal('ec'),
  environment: z.enum(environments),
  currency: z.literal('USD'),
  status: z.enum(importStatuses),
  status_transitions: importTransitions,
  files: z.array(importFile).meta({ description: 'Los archivos' }),
  counts: z.strictObject({
    found: z.int().meta({ description: 'Los hallados' }),
    pending: z.int(),
    imported: z.int().meta({ description: 'Los importados' }),
    duplicate: z.int().meta({ description: 'Los que ya estaban' }),
    skipped: z.int().meta({ description: 'Los omitidos' }),
    failed: z.int().meta({ description: 'Los que fallaron' }),
  }),
  verification: z
    .strictObject({ sri: z.int(), listed: z.int(), signature: z.int(), unconfirmed: z.int() })
    .meta({ description: 'Con qué evidencia se importó cada documento' }),
  sales_total: z.string().meta({
    description: 'Facturas y notas de débito importadas, menos las notas de crédito, con impuestos',
  }),
  upgraded: z.strictObject({ signature: z.int(), unconfirmed: z.int() }).meta({
    description: 'Documentos importados antes que esta evidencia confirma, según la que tenían',
  }),
  numbering: z.array(importNumbering).meta({ description: 'Qué numeración dejó la importación' }),
  failure: importFailure.optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ImportResource = z.output<typeof importResource>;

/** One document found in an import, and what became of it (interface specification, "Import item"). */
const importItemResource = namedObject('import_item', {
  id: z.uuid(),
  object: z.literal('import_item'),
  import_id: z.uuid(),
  file: z.string(),
  entry: z.string().optional().meta({ description: 'Dentro del ZIP' }),
  line: z.int().optional().meta({ description: 'Del listado' }),
  access_key: z.string().optional(),
  document_type: z.enum(documentTypes).optional(),
  number: z.string().optional(),
  issue_date: z.iso.date().optional(),
  result: z.enum(importItemResults),
  code: z.enum(codes).optional().meta({ description: 'Ausente mientras está pendiente' }),
  message: z.string().optional(),
  params: z.record(z.string(), z.string()),
  verification: z.enum(verifications).optional(),
  document_id: z.uuid().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ImportItemResource = z.output<typeof importItemResource>;

export const importList = listOf(importResource);
export const importListQuery = z.strictObject(pageQuery);

export const importItemList = listOf(importItemResource);
export const importItemListQuery = z.strictObject({
  ...pageQuery,
  result: z.enum(importItemResults).optional(),
  code: z.enum(codes).optional(),
});
export type ImportItemListQuery = z.output<typeof importItemListQuery>;

/** What one upload may bring (api.md §8). Bytes. */
export const importLimits = {
  files: 20,
  fileBytes: 50 * 1024 * 1024,
  uploadBytes: 200 * 1024 * 1024,
} as const;
