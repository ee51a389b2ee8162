import type { z } from 'zod';
import type { AdditionalField, CommonBody } from '../body/common-body.ts';
import type { DocumentType } from '../kinds.ts';
import type { PricesWithTaxes } from '../lines/price-with-taxes/state-without-taxes.ts';
import type { Issuer } from '../parties/issuer.ts';
import type { Party } from '../parties/party.ts';
import type { PrintedDocument } from '../printing/printed.ts';
import type { Checked } from '../values/fault.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import type { DocumentContent, DocumentIdentity, IssuedDocument } from './document.ts';

/** What issuing, printing and listing need to know of a kind of document; each kind's folder provides one. */
export interface DocumentKind<
  Body extends CommonBody = CommonBody,
  Content extends DocumentContent = DocumentContent,
> {
  readonly type: DocumentType;
  /** What a person calls it: `Factura`. */
  readonly label: string;
  /** Its segment in the paths of the API: `invoices`. */
  readonly plural: string;
  /** The name of its XML's root: `factura`. */
  readonly root: string;
  /** Changes whenever the same body would compute to something else: old previews then no longer match. */
  readonly revision: string;
  /** The body of the issuing call. */
  readonly body: z.ZodType<Body>;
  /** The kind's own part of its resource. */
  readonly content: z.ZodType<Content>;
  /** Stored records the body points to: they are looked up before computing. */
  references(body: Body): readonly Reference[];
  /** Lines to totals, all faults at once. Pure. */
  compute(body: Body, context: ComputeContext): Checked<Content>;
  /** Fills in what only the document's own number tells; left out where there is nothing of the sort. */
  numbered?(content: Content, identity: DocumentIdentity): Content;
  /** The same content issued on another day, or what that day does not admit; left out where the day changes nothing. */
  redated?(content: Content, issueDate: string): Checked<Content>;
  /** Warnings before a business issues on a day; they never stop it. Without the business, those of the document alone. */
  warnings(content: Content, issueDate: string, issuer?: Issuer): readonly Warning[];
  summary(content: Content): Summary;
  /** The XML of the newest schema, in canonical form, unsigned. */
  writeXml(document: IssuedDocument<Content>): string;
  /** The content of a document of any version of the schema, as far as its XML carries it. */
  readXml(source: XmlSource): Content;
  printed(document: IssuedDocument<Content>): PrintedDocument;
}

/** A document's XML, with what is read the same way in all six kinds. */
export interface XmlSource {
  readonly root: XmlTree;
  readonly identity: DocumentIdentity;
  /** Without those the program adds itself. */
  readonly additionalInfo: AdditionalField[];
}

/** A stored record a body names: a customer by id, or an earlier document by id or by its number. */
export type Reference =
  | { readonly kind: 'customer'; readonly id: string }
  | { readonly kind: 'document'; readonly id: string }
  /** An invoice of the same business and environment, by its number `001-001-000000001`, if it was issued here. */
  | { readonly kind: 'invoice_number'; readonly number: string };

export interface ComputeContext {
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  /** RUC of the business that issues. */
  readonly issuerRuc: string;
  /** How IVA follows from prices that include it; exact by default. */
  readonly pricesWithTaxes?: PricesWithTaxes | undefined;
  /** The customers that were found, by id. */
  readonly customers: ReadonlyMap<string, Party>;
  /** The documents that were found, by the id or the number they were asked for. */
  readonly documents: ReadonlyMap<string, ReferencedDocument>;
}

/** An earlier document of the same business and environment, as a note on it must know it. */
export interface ReferencedDocument {
  readonly id: string;
  readonly identity: DocumentIdentity;
  readonly content: DocumentContent;
  /** Whether the authority has authorized it and it was not annulled since. */
  readonly authorized: boolean;
  /** Another till of the business issued it: this one has no record of it. */
  readonly isElsewhere?: true;
  /** What credit notes may still take, not counting what the note under correction itself holds; dollars. */
  readonly creditBalance: string;
  /** Units of each line code that other notes hold already. */
  readonly creditedQuantities: ReadonlyMap<string, string>;
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
  | 'buyer_identification_doubtful'
  /** A code of the law's lists (annexes 18 and 23) on a line not taxed as it says, or the rate of such a code alone. */
  | 'code_rate_mismatch'
  /** A line whose quantity is 0. */
  | 'quantity_zero'
  /** The solidarity compensation of 2016–2017 on a document of another time. */
  | 'compensation_not_in_force'
  /** The withholding is issued more than five working days after the document it is for. */
  | 'withholding_late'
  /** The bases withheld do not add up to what the support document states. */
  | 'withholding_base_mismatch'
  /** The plate of a transport has no shape that plates of Ecuador have. */
  | 'plate_doubtful'
  /** A line of fuels or commercial transport on an invoice without the vehicle's plate. */
  | 'plate_missing'
  | 'incoterm_unknown'
  /** An export that charges IVA. */
  | 'export_with_iva'
  /** A rate of IVA that holds only on days or goods that a decree names. */
  | 'rate_unusual'
  /** IVA on an invoice of a popular business, which charges none of what its regime covers. */
  | 'popular_business_iva'
  /** Excise on an invoice, which only makers, importers and some services charge. */
  | 'ice_charged'
  /** A withholding by a business that is no agent, not of a settlement. */
  | 'not_withholding_agent'
  /** A settlement with IVA, all of which its issuer withholds. */
  | 'settlement_withholding_due'
  /** Somebody abroad is paid, or a code for that is used, and nothing says where. */
  | 'foreign_payment_missing'
  /** A support document whose parts do not make its total. */
  | 'support_document_mismatch';

/** What lists, searches and emails need of any document. */
export interface Summary {
  readonly counterparty: Counterparty;
  /** Others the document can be found by: the recipients of a delivery note, whose counterparty is the carrier. */
  readonly others: readonly Counterparty[];
  readonly subtotal: string;
  readonly taxTotal: string;
  readonly total: string;
  /** The invoice a credit note takes from, when it was issued here. */
  readonly credits?: { readonly documentId: string; readonly amount: string };
}

/** The other side of a document. */
export interface Counterparty {
  readonly identification: string;
  readonly name: string;
  readonly email?: string | undefined;
}
