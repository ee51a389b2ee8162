import { checkBody } from '../../../../src-main/documents/check-body.ts';
import type { Warning } from '../../../../src-main/documents/document-kind.ts';
import type { Fault } from '../../../../src-main/documents/fault.ts';
import { type InvoiceBody, invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../../src-main/documents/invoice/compute.ts';
import type { Invoice } from '../../../../src-main/documents/invoice/invoice.ts';
import { invoiceWarnings } from '../../../../src-main/documents/invoice/warnings.ts';
import type { PaymentBody } from '../../../../src-main/documents/payment.ts';
import { lineBodyOf } from './sale-line.ts';
import type { SaleState } from './sale-store.ts';

/** What the sale in hand comes to, by the very code that will issue it. */
export type ComputedSale =
  | { readonly kind: 'empty' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'computed'; readonly invoice: Invoice; readonly warnings: readonly Warning[] };

type Sale = Pick<SaleState, 'lines' | 'buyer'>;

const consumidorFinal = { identification_type: 'consumidor_final' } as const;

/** The body of the issuing call. */
export function bodyOfSale({ lines, buyer }: Sale, payments: readonly PaymentBody[]) {
  return {
    buyer: buyer ?? consumidorFinal,
    lines: lines.map(lineBodyOf),
    payments,
  } as const satisfies Partial<Record<keyof InvoiceBody, unknown>>;
}

/** `issueDate`: today in Ecuador, because rates are dated. */
export function computeSale(sale: Sale, issueDate: string): ComputedSale {
  if (sale.lines.length === 0) return { kind: 'empty' };
  const checked = checkBody(invoiceBody, bodyOfSale(sale, [{ method: 'sin_sistema_financiero' }]));
  if (!checked.ok) return { kind: 'faulty', faults: checked.faults };
  const computed = computeInvoice(checked.value, {
    issueDate,
    issuerRuc: '',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) return { kind: 'faulty', faults: computed.faults };
  return { kind: 'computed', invoice: computed.value, warnings: invoiceWarnings(computed.value) };
}
