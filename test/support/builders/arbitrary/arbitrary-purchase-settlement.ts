import fc from 'fast-check';
import type { KnownPartyBody } from '../../../../src-main/documents/parties/party.ts';
import type { ArbitraryBody } from '../../kinds/describe-any-body.ts';
import type { LineInput } from '../invoice-body.ts';
import { aPurchaseSettlementBody } from '../purchase-settlement-body.ts';
import { arbitraryInvoiceBody } from './arbitrary-invoice.ts';
import { arbitraryReimbursement } from './arbitrary-reimbursement.ts';

type Known = Exclude<KnownPartyBody, { customer_id: string }>;

/** Everybody but the final consumer. */
function supplierOf(buyer: unknown): Known {
  const known = aPurchaseSettlementBody().supplier;
  if ('customer_id' in known) throw new Error('the sample supplier is known');
  return isKnown(buyer) ? buyer : known;
}

function isKnown(buyer: unknown): buyer is Known {
  if (typeof buyer !== 'object' || buyer === null || !('identification_type' in buyer)) return false;
  return buyer.identification_type !== 'consumidor_final';
}

/** Any valid purchase settlement: an invoice's lines and payments without excises, and what only it has. */
export const arbitraryPurchaseSettlement: fc.Arbitrary<ArbitraryBody> = fc
  .record({
    sale: arbitraryInvoiceBody,
    share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    reimbursement: fc.option(arbitraryReimbursement, { nil: undefined }),
    negotiable: fc.boolean(),
    unsubsidized: fc.boolean(),
  })
  .map(({ sale, share, reimbursement, negotiable, unsubsidized }) => {
    const lines = sale.lines.map((line) => ({
      ...line,
      taxes: line.taxes.filter(({ type }) => type === 'iva'),
      ...(unsubsidized && { unsubsidized_price: '100.5' }),
    }));
    const supplier = supplierOf(sale.buyer);
    return {
      body: {
        supplier: negotiable ? { ...supplier, address: 'Calle Larga 123, Cuenca' } : supplier,
        lines,
        payments: sale.payments.map((payment) => ({
          ...payment,
          ...(negotiable && { term: payment.term ?? { length: 30, unit: 'days' } }),
        })),
        additional_discounts: share === undefined ? [] : discountsOf(lines, share),
        ...(reimbursement && { reimbursement }),
        ...(negotiable && { negotiable: { notification_email: 'cobros@example.com' } }),
        ...(sale.fiscal_machine && { fiscal_machine: sale.fiscal_machine }),
        ...(sale.additional_info && { additional_info: sale.additional_info }),
        ...(sale.metadata && { metadata: sale.metadata }),
      },
    };
  });

/** A share, in percent, of the net value of the first line off the base of its rate: never more than there is. */
function discountsOf(lines: readonly LineInput[], share: number) {
  const [first] = lines;
  const rate = first?.taxes[0]?.rate;
  if (!first || rate === undefined) return [];
  const net = Number(first.quantity) * Number(first.unit_price) - Number(first.discount ?? '0');
  return [{ type: 'iva', rate, amount: (Math.max(0, Math.floor(net * share) - 1) / 100).toFixed(2) }];
}
