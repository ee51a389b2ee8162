import { stockMetadata } from '../../../../src-main/contract/catalog/stock.ts';
import { approvalsMetadata } from '../../../../src-main/contract/counter/approval.ts';
import { cashMetadata } from '../../../../src-main/contract/counter/cash-session.ts';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import type { FiscalMachine } from '../../../../src-main/documents/body/common-body.ts';
import type { PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import type { Refund } from '../../../../src-main/documents/body/refunds.ts';
import { type CreditNoteBody, creditNoteBody } from '../../../../src-main/documents/credit-note/body.ts';
import { computeCreditNote } from '../../../../src-main/documents/credit-note/compute.ts';
import { creditableLines } from '../../../../src-main/documents/credit-note/creditable-lines.ts';
import { creditedPart } from '../../../../src-main/documents/credit-note/credited-part.ts';
import { roundedToBalance } from '../../../../src-main/documents/credit-note/rounded-to-balance.ts';
import type { LineBody } from '../../../../src-main/documents/lines/line.ts';
import type { CreditNote } from '../../../../src-main/documents/model/credit-note.ts';
import { decimal, formatQuantity, zero } from '../../../../src-main/documents/values/decimal.ts';
import type { Fault } from '../../../../src-main/documents/values/fault.ts';
import { referencedInvoice } from '../../../lib/credit/referenced-invoice.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';

/** A return as it is being entered. */
export interface ReturnDraft {
  /** Units that come back by the line's index in the sale; valid decimal texts. A line that is not there stays. */
  readonly quantities: Readonly<Record<number, string>>;
  readonly reason: string;
  /** How all the money is given back, unless `refunds` says it of each part. */
  readonly refundMethod: PaymentMethod;
  readonly refunds?: readonly Refund[] | undefined;
  /** The goods do not go back to what is sold: broken, or never taken back. */
  readonly isKeptOut: boolean;
}

export const emptyReturn: ReturnDraft = {
  quantities: {},
  reason: '',
  refundMethod: 'sin_sistema_financiero',
  isKeptOut: false,
};

/** Where the return is taken. */
export interface ReturnIssuingPoint {
  readonly cashSessionId?: string;
  readonly series?: { readonly establishment: string; readonly emissionPoint: string };
  readonly fiscalMachine?: FiscalMachine;
  /** What others allowed of it, where they had to. */
  readonly approvalIds?: readonly string[];
}

/** All that is left, or nothing. */
export function wholeReturn(lines: readonly ReturnableLine[]): ReturnDraft['quantities'] {
  return Object.fromEntries(
    lines.flatMap(({ index, left }) => (decimal(left).gt(zero) ? [[index, left]] : [])),
  );
}

/** Whether every unit that is left comes back. */
export function isWhole(lines: readonly ReturnableLine[], { quantities }: ReturnDraft): boolean {
  return lines.every(({ index, left }) => decimal(quantities[index] ?? '0').eq(left));
}

/** One unit more of a line comes back, as far as there is one. */
export function withOneMore(draft: ReturnDraft, { index, left }: ReturnableLine): ReturnDraft {
  const next = decimal(draft.quantities[index] ?? '0').plus(1);
  const quantity = next.gt(left) ? left : formatQuantity(next);
  return { ...draft, quantities: { ...draft.quantities, [index]: quantity } };
}

/** The lines where more comes back than is left. */
export function linesOverLeft(
  lines: readonly ReturnableLine[],
  { quantities }: ReturnDraft,
): readonly ReturnableLine[] {
  return lines.filter(({ index, left }) => decimal(quantities[index] ?? '0').gt(left));
}

/** What the return comes to, by the very code that will issue it. */
export type ComputedReturn =
  | { readonly kind: 'empty' }
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | { readonly kind: 'computed'; readonly note: CreditNote };

interface ReturnOf {
  readonly invoice: InvoiceResource;
  readonly lines: readonly ReturnableLine[];
  readonly draft: ReturnDraft;
}

/** `issueDate`: today in Ecuador. A reason that is still missing is no fault yet: amounts show while it is typed. */
export function computeReturn({ invoice, lines, draft }: ReturnOf, issueDate: string): ComputedReturn {
  const reason = draft.reason.trim() === '' ? 'Devolución' : draft.reason;
  const body = bodyOfReturn({ invoice, lines, draft: { ...draft, reason } }, {});
  if (body.lines.length === 0) return { kind: 'empty' };
  const checked = checkBody(creditNoteBody, body);
  if (!checked.ok) return { kind: 'faulty', faults: checked.faults };
  const computed = computeCreditNote(checked.value, {
    issueDate,
    issuerRuc: '',
    customers: new Map(),
    documents: new Map([[invoice.id, referencedInvoice(invoice)]]),
  });
  if (!computed.ok) return { kind: 'faulty', faults: computed.faults };
  return { kind: 'computed', note: computed.value };
}

/**
 * The body of the issuing call. Lines go out in full, so that units of lines without a code, or of two lines of one
 * code, are stated as exactly as others.
 */
export function bodyOfReturn({ invoice, lines, draft }: ReturnOf, issuingPoint: ReturnIssuingPoint) {
  const { series, fiscalMachine, cashSessionId, approvalIds = [] } = issuingPoint;
  const { refunds = [] } = draft;
  // A note of nothing gives nothing back.
  const isSplit = refunds.length > 0;
  const credited = creditedUnits({ invoice, lines, draft });
  return {
    modified_document: { document_id: invoice.id },
    reason: draft.reason.trim(),
    lines: [...roundedToBalance(credited, { date: invoice.issue_date, balance: invoice.credit_balance })],
    ...(series && { establishment: series.establishment, emission_point: series.emissionPoint }),
    ...(fiscalMachine && { fiscal_machine: fiscalMachine }),
    ...(isSplit && { refunds: [...refunds] }),
    metadata: {
      ...(!isSplit && { [cashMetadata.refund]: draft.refundMethod }),
      ...(cashSessionId !== undefined && { [cashMetadata.session]: cashSessionId }),
      ...(approvalIds.length > 0 && { [approvalsMetadata]: approvalIds.join(',') }),
      ...(draft.isKeptOut && { [stockMetadata]: 'none' }),
    },
  } as const satisfies Partial<Record<keyof CreditNoteBody, unknown>>;
}

function creditedUnits({ invoice, lines, draft }: ReturnOf): readonly LineBody[] {
  const creditable = creditableLines(invoice);
  return lines.flatMap(({ index, credited, left }) => {
    const wanted = decimal(draft.quantities[index] ?? '0');
    const part = creditable[index];
    if (!part || wanted.lte(zero) || wanted.gt(left)) return [];
    const from = decimal(credited);
    return [creditedPart(part, { from, to: from.plus(formatQuantity(wanted)) })];
  });
}
