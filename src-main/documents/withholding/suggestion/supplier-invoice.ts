import { type Payment, resolvePayments } from '../../body/payment.ts';
import { formatNumber } from '../../identifiers/access-key.ts';
import { computeLines } from '../../lines/compute/compute-lines.ts';
import { statedTaxes } from '../../lines/stated-taxes.ts';
import type { TaxTotal } from '../../lines/tax-body.ts';
import { discountAfterLines, taxedBase } from '../../lines/taxed-base.ts';
import type { IssuedDocument } from '../../model/document.ts';
import type { Invoice } from '../../model/invoice.ts';
import type { Regime } from '../../parties/issuer.ts';
import type { Party } from '../../parties/party.ts';
import { type Decimal, decimal, formatAmount } from '../../values/decimal.ts';
import type { SupplierInvoiceBody } from './body.ts';
import type { SuggestedDocument } from './withholding-suggestion.ts';

/** An invoice of a supplier, as far as a withholding is about it: read from its XML or typed by a person. */
export interface SupplierInvoice {
  readonly supplier: Pick<Party, 'identification_type' | 'identification' | 'name'>;
  readonly regime: Regime | undefined;
  /** The identification of the buyer; unknown where the caller stated the invoice. */
  readonly buyer: string | undefined;
  readonly number: string;
  readonly issueDate: string;
  readonly authorizationNumber: string | undefined;
  /** Before taxes, after every discount. */
  readonly subtotal: Decimal;
  readonly total: Decimal;
  readonly taxes: SuggestedDocument['taxes'];
  readonly payments: readonly Pick<Payment, 'method' | 'amount'>[];
  readonly reimbursement: SuggestedDocument['reimbursement'];
}

export function invoiceAsRead({ identity, issuer, content }: IssuedDocument<Invoice>): SupplierInvoice {
  return {
    supplier: { identification_type: 'ruc', identification: issuer.ruc, name: issuer.legalName },
    regime: issuer.regime,
    buyer: content.buyer.identification,
    number: formatNumber(identity, identity.sequential),
    issueDate: identity.issueDate,
    authorizationNumber: identity.accessKey,
    subtotal: decimal(content.subtotal).minus(discountAfterLines(content.taxes)),
    total: decimal(content.total),
    taxes: content.taxes.map(taxedOf),
    payments: content.payments.length > 0 ? content.payments : paidInFull(content.total),
    reimbursement: content.reimbursement && {
      documents: content.reimbursement.documents.map((document) => ({
        ...document,
        taxes: document.taxes.map(({ tariff: _tariff, ...tax }) => tax),
      })),
    },
  };
}

/** What is taxed at a rate: its base without the additional discount on it. */
function taxedOf({ type, rate, value, ...tax }: TaxTotal) {
  return { type, rate, base: formatAmount(taxedBase(tax)), value };
}

export function invoiceFromBody(body: SupplierInvoiceBody): SupplierInvoice {
  const { taxes, subtotal, total } = body.lines
    ? computedAmounts(body.lines, body.issue_date)
    : { taxes: statedTaxes(body.taxes ?? [], body.issue_date), subtotal: undefined, total: undefined };
  const due = decimal(body.total ?? total ?? '0');
  const { supplier } = body;
  return {
    supplier: {
      identification_type: supplier.identification_type,
      identification: supplier.identification,
      name: supplier.name,
    },
    regime: undefined,
    buyer: undefined,
    number: body.number,
    issueDate: body.issue_date,
    authorizationNumber: body.authorization_number,
    subtotal: decimal(body.subtotal ?? subtotal ?? '0'),
    total: due,
    taxes: taxes.map(({ type, rate, base, value }) => ({ type, rate, base, value })),
    payments: body.payments
      ? resolvePayments(body.payments, formatAmount(due))
      : paidInFull(formatAmount(due)),
    reimbursement: undefined,
  };
}

function computedAmounts(lines: NonNullable<SupplierInvoiceBody['lines']>, date: string) {
  const computed = computeLines(lines, { date });
  return {
    taxes: computed.shown.taxes,
    subtotal: computed.shown.subtotal,
    total: formatAmount(computed.subtotal.plus(computed.taxes.total)),
  };
}

/** An invoice that does not say how it is paid: through the financial system, as the law wants what is deducted. */
function paidInFull(amount: string): SupplierInvoice['payments'] {
  return [{ method: 'otros_sistema_financiero', amount }];
}
