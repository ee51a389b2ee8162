import { useState } from 'react';
import type { PaymentBody } from '../../../../src-main/documents/body/payment.ts';
import type { PaymentChoice } from './payment-choice.ts';
import {
  DEFAULT_CREDIT_DAYS,
  draftsOfPaid,
  isChargeable,
  newPayment,
  type PaymentDraft,
  paymentRowOf,
} from './payment-draft.ts';
import { restFor, settlePayments } from './settle-payments.ts';

interface Paying {
  readonly total: string;
  /** How they paid already. */
  readonly paid: readonly PaymentBody[];
  /** What was typed before, if anything was. */
  readonly typed: readonly PaymentDraft[] | undefined;
  /** In which the buyer pays what is sold on credit; undefined until it is read. */
  readonly agreedDays: number | undefined;
}

/** How the customer pays, as it is typed, and what it comes to. */
export function usePayments({ total, paid, typed, ...buyer }: Paying) {
  const [drafts, setDrafts] = useState<readonly PaymentDraft[]>(() => {
    if (typed) return typed;
    return paid.length === 0 ? [withKey('cash')] : draftsOfPaid(paid, () => crypto.randomUUID());
  });
  const { agreedDays = DEFAULT_CREDIT_DAYS } = buyer;
  const rows = drafts.map((draft) => paymentRowOf(draft, agreedDays));
  const settlement = settlePayments(total, rows);
  const isCredit = settlement.payments.some(({ term }) => term !== undefined);
  return {
    drafts,
    agreedDays,
    settlement,
    /** A part of the sale is paid later. */
    isCredit,
    /** Whether the days in which the buyer pays are read, where they matter. */
    isTermKnown: !isCredit || buyer.agreedDays !== undefined,
    canCharge: settlement.settled && drafts.every(isChargeable),
    change: (changed: PaymentDraft) =>
      setDrafts((now) => now.map((draft) => (draft.key === changed.key ? changed : draft))),
    /** The second half is most often a card's. */
    split: () => setDrafts((now) => [...now, withKey('credit')]),
    /** The row that stands last is paid later: the only one, or what is left beside others. */
    putOnCredit: () =>
      setDrafts((now) =>
        now.map((draft, at) => (at === now.length - 1 ? { ...draft, choice: 'term' } : draft)),
      ),
    remove: (key: string) => setDrafts((now) => now.filter((draft) => draft.key !== key)),
    /** What the row pays while nothing is typed in it. */
    restFor: (key: string) => restFor(total, rows, key),
  };
}

function withKey(choice: PaymentChoice): PaymentDraft {
  return newPayment(choice, crypto.randomUUID());
}
