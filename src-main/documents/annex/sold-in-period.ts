import { paymentMethods } from '../body/payment.ts';
import type { DocumentStatus, DocumentType } from '../kinds.ts';
import type { DocumentContent } from '../model/document.ts';
import type { Party } from '../parties/party.ts';
import { type AnnexAmounts, addAnnexAmounts, annexAmountsOf } from './annex-amounts.ts';

/** `tipoComprobante` of sales (ATS catalogue, table 4): an invoice is 18 there, 41 one that reimburses expenses. */
export type SoldType = '18' | '41' | '04' | '05';

/** What a customer was sold by documents of one kind. */
export interface SoldToCustomer {
  readonly buyer: Pick<Party, 'identification_type' | 'identification' | 'name'>;
  readonly type: SoldType;
  readonly documents: number;
  readonly amounts: AnnexAmounts;
  /** Codes of the forms of payment, in order; none of credit notes. */
  readonly payments: readonly string[];
}

export interface IssuedDocumentFacts {
  readonly id: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly accessKey: string;
}

/** What a business issued, as far as the annex of transactions is about it. Plain data, for a thread to send. */
export interface SoldInPeriod {
  /** By customer and kind of document; only what was authorized. */
  readonly customers: readonly SoldToCustomer[];
  /** Invoices of exportation: they belong to a part of the annex that asks for more than an invoice says. */
  readonly exported: readonly IssuedDocumentFacts[];
  readonly annulled: readonly IssuedDocumentFacts[];
  /** What still waits for the authority's decision. */
  readonly undecided: readonly IssuedDocumentFacts[];
}

/** What one document adds. */
export function soldBy(facts: IssuedDocumentFacts, content: DocumentContent): SoldInPeriod {
  const sold = { customers: [], exported: [], annulled: [], undecided: [] };
  if (facts.status === 'annulled') return { ...sold, annulled: [facts] };
  if (facts.status === 'pending' || facts.status === 'submitted') return { ...sold, undecided: [facts] };
  const type = soldType(content);
  if (facts.status !== 'authorized' || type === undefined || !('buyer' in content)) return sold;
  if ('export' in content && content.export) return { ...sold, exported: [facts] };
  const { identification_type, identification, name } = content.buyer;
  const customer: SoldToCustomer = {
    buyer: { identification_type, identification, name },
    type,
    documents: 1,
    amounts: annexAmountsOf(content.taxes),
    payments: paymentCodes(content),
  };
  return { ...sold, customers: [customer] };
}

/** Adds up what several parts of a period say, each customer and kind of document once. */
export function addUpSold() {
  const customers = new Map<string, SoldToCustomer>();
  const apart = {
    exported: [] as IssuedDocumentFacts[],
    annulled: [] as IssuedDocumentFacts[],
    undecided: [] as IssuedDocumentFacts[],
  };
  return {
    add(part: SoldInPeriod): void {
      for (const customer of part.customers) {
        const { identification_type, identification } = customer.buyer;
        const key = `${identification_type} ${identification} ${customer.type}`;
        const before = customers.get(key);
        customers.set(key, before ? together(before, customer) : customer);
      }
      apart.exported.push(...part.exported);
      apart.annulled.push(...part.annulled);
      apart.undecided.push(...part.undecided);
    },
    result: (): SoldInPeriod => ({ customers: [...customers.values()], ...apart }),
  };
}

function together(one: SoldToCustomer, other: SoldToCustomer): SoldToCustomer {
  return {
    ...one,
    documents: one.documents + other.documents,
    amounts: addAnnexAmounts(one.amounts, other.amounts),
    payments: [...new Set([...one.payments, ...other.payments])].toSorted(),
  };
}

function soldType(content: DocumentContent): SoldType | undefined {
  switch (content.object) {
    case 'invoice':
      return content.reimbursement ? '41' : '18';
    case 'credit_note':
      return '04';
    case 'debit_note':
      return '05';
    case 'purchase_settlement':
    case 'delivery_note':
    case 'withholding':
      return undefined;
  }
}

function paymentCodes(content: DocumentContent): readonly string[] {
  return 'payments' in content
    ? [...new Set(content.payments.map(({ method }) => paymentMethods[method].code))].toSorted()
    : [];
}
