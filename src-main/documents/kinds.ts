/**
 * The closed vocabularies every document shares: its type, the environment it lives in, the state it is in.
 * Source: interface specification, "Fields common to every document".
 */

/** The six electronic documents, in the order of the authority's codes. */
export const documentTypes = [
  'invoice',
  'purchase_settlement',
  'credit_note',
  'debit_note',
  'delivery_note',
  'withholding',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** `codDoc` of each type (SRI technical sheet 2.34, table 3). */
export const documentTypeCodes = {
  invoice: '01',
  purchase_settlement: '03',
  credit_note: '04',
  debit_note: '05',
  delivery_note: '06',
  withholding: '07',
} as const satisfies Record<DocumentType, string>;

/** sandbox never asks the authority; test is the authority's testing service; live is production. */
export const environments = ['sandbox', 'test', 'live'] as const;
export type Environment = (typeof environments)[number];

/** `ambiente`: a sandbox document is written as a test one, so that nobody can take it for a real one. */
export const environmentCodes = { sandbox: '1', test: '1', live: '2' } as const satisfies Record<
  Environment,
  string
>;

export const documentStatuses = [
  'pending',
  'submitted',
  'authorized',
  'returned',
  'not_authorized',
  'annulled',
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Who issued the document: which of the product's doors, or another system before it. */
export const knownChannels = ['api', 'console', 'mcp', 'cli', 'imported'] as const;

/** A known one, or the slug of a storefront: the platform of an online shop that issues over the API. */
export type Channel = string;
export const channelPattern = /^[a-z0-9_-]{1,40}$/;

/** What the sandbox's simulator makes of a document (api.md §7). */
export const simulations = [
  'authorized',
  'authorized_with_warnings',
  'returned',
  'returned_sequence',
  'returned_date',
  'not_authorized',
  'not_authorized_differences',
  'undecided',
  'unavailable',
] as const;
export type Simulation = (typeof simulations)[number];
