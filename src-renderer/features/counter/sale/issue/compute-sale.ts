import { approvalsMetadata } from '../../../../../src-main/contract/counter/approval.ts';
import { cashMetadata } from '../../../../../src-main/contract/counter/cash-session.ts';
import { proformaMetadata } from '../../../../../src-main/contract/proformas/proforma.ts';
import { checkBody } from '../../../../../src-main/documents/body/check-body.ts';
import type { PaymentBody } from '../../../../../src-main/documents/body/payment.ts';
import { type InvoiceBody, invoiceBody } from '../../../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../../../src-main/documents/invoice/compute.ts';
import { invoiceWarnings } from '../../../../../src-main/documents/invoice/warnings.ts';
import type { PricesWithTaxes } from '../../../../../src-main/documents/lines/price-with-taxes/state-without-taxes.ts';
import type { Warning } from '../../../../../src-main/documents/model/document-kind.ts';
import type { Invoice } from '../../../../../src-main/documents/model/invoice.ts';
import { metadataOfPromotions } from '../../../../../src-main/documents/promotions/promotions-metadata.ts';
import type { Fault } from '../../../../../src-main/documents/values/fault.ts';
import { discountsOf, tipOf } from '../sale-amounts.ts';
import type { SaleContent } from '../sale-content.ts';
import { lineBodyOf } from '../sale-line.ts';
import type { SaleIssuingPoint } from './sale-issuing-point.ts';

/** What the sale in hand comes to, by the very code that will issue it. */
export type ComputedSale =
  | { readonly kind: 'empty' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'computed'; readonly invoice: Invoice; readonly warnings: readonly Warning[] };

/** The parts of a sale its document is made of. */
export type Sale = Pick<SaleContent, 'lines' | 'buyer'> & Partial<SaleContent>;

const consumidorFinal = { identification_type: 'consumidor_final' } as const;

/** The name of the sale's note among the document's additional fields. */
const NOTE_NAME = 'Nota';

/** The body of the issuing call; `issuingPoint`: where it is sold. */
export function bodyOfSale(
  sale: Sale,
  payments: readonly PaymentBody[],
  issuingPoint: SaleIssuingPoint = {},
) {
  const { lines, buyer, discount, note, approvals = [], proforma } = sale;
  const discounts = discountsOf(lines, discount);
  const tip = tipOf(sale, sale.tip);
  const promotions = lines.map(({ promotion }) => promotion?.id);
  const isPromoted = promotions.some((id) => id !== undefined);
  const { cashSessionId, fiscalMachine, establishment, emissionPoint } = issuingPoint;
  return {
    buyer: buyer ?? consumidorFinal,
    lines: lines.map((line, index) => lineBodyOf(line, discounts[index])),
    payments,
    ...(tip !== undefined && { tip }),
    ...(note && { additional_info: [{ name: NOTE_NAME, value: note }] }),
    ...(establishment !== undefined && { establishment }),
    ...(emissionPoint !== undefined && { emission_point: emissionPoint }),
    ...(fiscalMachine && { fiscal_machine: fiscalMachine }),
    ...((cashSessionId !== undefined || approvals.length > 0 || proforma !== undefined || isPromoted) && {
      metadata: {
        ...metadataOfPromotions(promotions),
        ...(proforma !== undefined && { [proformaMetadata]: proforma }),
        ...(cashSessionId !== undefined && { [cashMetadata.session]: cashSessionId }),
        ...(approvals.length > 0 && { [approvalsMetadata]: approvals.join(',') }),
      },
    }),
  } as const satisfies Partial<Record<keyof InvoiceBody, unknown>>;
}

/** `issueDate`: today in Ecuador, because rates are dated; `pricesWithTaxes` as the shop has set it. */
export function computeSale(sale: Sale, issueDate: string, pricesWithTaxes?: PricesWithTaxes): ComputedSale {
  if (sale.lines.length === 0) return { kind: 'empty' };
  const checked = checkBody(invoiceBody, bodyOfSale(sale, [{ method: 'sin_sistema_financiero' }]));
  if (!checked.ok) return { kind: 'faulty', faults: checked.faults };
  const computed = computeInvoice(checked.value, {
    issueDate,
    pricesWithTaxes,
    issuerRuc: '',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) return { kind: 'faulty', faults: computed.faults };
  return { kind: 'computed', invoice: computed.value, warnings: invoiceWarnings(computed.value, issueDate) };
}
