import type { z } from 'zod';
import type { CommonBody } from './common-body.ts';
import type { DocumentContent, IssuedDocument } from './document.ts';
import type { Checked } from './fault.ts';
import type { DocumentType } from './kinds.ts';
import type { Party } from './party.ts';
import type { PrintedDocument } from './printed.ts';

/** What issuing, printing and listing need to know of a kind of document; each kind's folder provides one. */
export interface DocumentKind<
  Body extends CommonBody = CommonBody,
  Content extends DocumentContent = DocumentContent,
> {
  readonly type: DocumentType;
  /** What a person calls it: `Factura`. */
  readonly label: string;
  /** Its place in the paths of the API: `invoices`. */
  readonly plural: string;
  /** The body of the issuing call. */
  readonly body: z.ZodType<Body>;
  /** The kind's own part of its resource. */
  readonly content: z.ZodType<Content>;
  /** Stored records the body points to: they are looked up before computing. */
  references(body: Body): readonly Reference[];
  /** Lines to totals, all faults at once. Pure. */
  compute(body: Body, context: ComputeContext): Checked<Content>;
  /** What a prudent cashier would be told before issuing; never stops it. */
  warnings(content: Content): readonly Warning[];
  summary(content: Content): Summary;
  /** The XML of the newest schema, in canonical form, unsigned. */
  writeXml(document: IssuedDocument<Content>): string;
  printed(document: IssuedDocument<Content>): PrintedDocument;
}

export interface Reference {
  readonly kind: 'customer';
  readonly id: string;
  readonly pointer: string;
}

export interface ComputeContext {
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  /** The records that were found, by id. */
  readonly customers: ReadonlyMap<string, Party>;
}

export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  readonly detail: string;
}

export type WarningCode =
  | 'consumidor_final_limit'
  | 'cash_over_500'
  | 'payments_mismatch'
  | 'buyer_identification_doubtful';

/** What lists, searches and emails need of any document. */
export interface Summary {
  /** Absent where the kind has several, as delivery notes. */
  readonly counterparty: Party;
  readonly subtotal: string;
  readonly taxTotal: string;
  readonly total: string;
}
