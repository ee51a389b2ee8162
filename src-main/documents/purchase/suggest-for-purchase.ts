import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import type { Checked } from '../values/fault.ts';
import type { BoughtServices, Withholder } from '../withholding/suggestion/bought.ts';
import { suggestFor } from '../withholding/suggestion/suggest-withholding.ts';
import type { SupplierInvoice } from '../withholding/suggestion/supplier-invoice.ts';
import type { WithholdingSuggestion } from '../withholding/suggestion/withholding-suggestion.ts';
import type { PurchaseContent } from './purchase-content.ts';
import type { RecordedPurchase } from './recorded-purchase.ts';

/**
 * What to withhold from a purchase, on a day (YYYY-MM-DD in Ecuador), by the business of a RUC: its support document is ready
 * to be sent as it is.
 */
export function suggestForPurchase(
  {
    content,
    kind,
    serviceLines,
    taxSupport,
  }: Pick<RecordedPurchase, 'content' | 'kind' | 'serviceLines' | 'taxSupport'>,
  { issueDate, issuerRuc, withholder }: PurchaseWithholder,
): Checked<WithholdingSuggestion> {
  if (kind === 'unknown') return { ok: false, faults: [kindUnknown] };
  return suggestFor(
    supplierInvoiceOf(content, issuerRuc),
    {
      kind,
      services: servicesOf(content, serviceLines),
      special_taxpayer: content.supplier.special_taxpayer,
      keepsAccounting: content.supplier.keeps_accounting,
      withholder,
      document_type: content.document_type,
      tax_support: taxSupport,
    },
    { issueDate, issuerRuc, pointerOf: (pointer) => pointer },
  );
}

/** Goods and services are withheld from by other codes: of a supplier's first purchase nobody guesses. */
const kindUnknown = {
  pointer: '/kind',
  code: 'kind_unknown',
  message: 'Diga primero qué compró, por ejemplo bienes o servicios: de eso depende cuánto se retiene.',
} as const;

/** The business that withholds, and the day on which it does, YYYY-MM-DD in Ecuador. */
export interface PurchaseWithholder {
  readonly issueDate: string;
  readonly issuerRuc: string;
  readonly withholder: Withholder;
}

/** What of a purchase its lines of services come to, before IVA and in IVA. */
function servicesOf({ lines }: PurchaseContent, indexes: readonly number[]): BoughtServices {
  const services = lines.filter((_, index) => indexes.includes(index));
  const iva = services.flatMap(({ taxes }) => taxes.filter(({ type }) => type === 'iva'));
  return {
    net: cents(services.map(({ net }) => net)),
    iva: cents(iva.map(({ value }) => value)),
  };
}

function cents(amounts: readonly string[]): Decimal {
  return decimal(formatAmount(sum(amounts.map((amount) => decimal(amount)))));
}

function supplierInvoiceOf(content: PurchaseContent, issuerRuc: string): SupplierInvoice {
  const { supplier, payments } = content;
  return {
    supplier: {
      identification_type: supplier.identification_type,
      identification: supplier.identification,
      name: supplier.name,
    },
    regime: supplier.regime,
    buyer: issuerRuc,
    number: content.number,
    issueDate: content.issue_date,
    authorizationNumber: content.authorization_number,
    subtotal: decimal(content.subtotal),
    total: decimal(content.total),
    taxes: content.taxes,
    payments:
      payments.length > 0 ? payments : [{ method: 'otros_sistema_financiero', amount: content.total }],
    reimbursement: content.reimbursement,
  };
}
