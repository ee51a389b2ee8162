import { cashMetadata, cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import { paymentMethods } from '../../../../src-main/documents/body/payment.ts';
import type { Refund } from '../../../../src-main/documents/body/refunds.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/** What of a credit note says how its money went back. */
export interface RefundingNote {
  readonly total: string;
  readonly refunds?: readonly Refund[] | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/** How a note's money went back, whichever way it says so; in cash if it does not. */
export function refundsIn({ refunds, metadata, total }: RefundingNote): readonly Refund[] {
  if (refunds) return refunds;
  const methodName = metadata[cashMetadata.refund];
  const method = keysOf(paymentMethods).find((name) => name === methodName) ?? cashMethod;
  return [{ method, amount: total }];
}
