import { useState } from 'react';
import type { PaymentBody } from '../../../../src-main/documents/body/payment.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { draftsOfPaid, isChargeable, newPayment, type PaymentDraft, paymentRowOf } from './payment-draft.ts';
import { restFor, settlePayments } from './settle-payments.ts';

/**
 * How the customer pays, as it is typed, and what it comes to.
 *
 * @param paid how they paid already; in cash if nobody did
 */
export function usePayments(total: string, paid: readonly PaymentBody[]) {
  const [drafts, setDrafts] = useState<readonly PaymentDraft[]>(() =>
    paid.length === 0 ? [withKey('cash')] : draftsOfPaid(paid, () => crypto.randomUUID()),
  );
  const rows = drafts.map(paymentRowOf);
  const settlement = settlePayments(total, rows);
  return {
    drafts,
    settlement,
    canCharge: settlement.settled && drafts.every(isChargeable),
    change: (changed: PaymentDraft) =>
      setDrafts((now) => now.map((draft) => (draft.key === changed.key ? changed : draft))),
    /** The second half is most often a card's. */
    split: () => setDrafts((now) => [...now, withKey('credit')]),
    remove: (key: string) => setDrafts((now) => now.filter((draft) => draft.key !== key)),
    /** What the row pays while nothing is typed in it. */
    restFor: (key: string) => restFor(total, rows, key),
  };
}

function withKey(choice: PaymentChoice): PaymentDraft {
  return newPayment(choice, crypto.randomUUID());
}
