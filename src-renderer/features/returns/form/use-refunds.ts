import { useState } from 'react';
import type { Paid, RefundMethod } from './refund-methods.ts';
import type { RefundingNote } from './refunds-in.ts';
import {
  isSplit,
  leftByMethod,
  type SettledRefunds,
  settleRefunds,
  type TypedRefunds,
} from './settle-refunds.ts';

export interface Refunds {
  /** What goes back by each form of payment; undefined while all goes back by one. */
  readonly settled: SettledRefunds | undefined;
  readonly typed: TypedRefunds;
  readonly type: (method: RefundMethod, amount: string) => void;
  readonly toggle: () => void;
}

/** The split of what a return comes to: proposed for a sale that was paid in several ways, else when asked for. */
export function useRefunds(sale: Paid, notes: readonly RefundingNote[], total: string): Refunds {
  const left = leftByMethod(sale, notes);
  const [wantsSplit, setWantsSplit] = useState(() => isSplit(left));
  const [typed, setTyped] = useState<TypedRefunds>({});
  return {
    settled: wantsSplit ? settleRefunds(total, left, typed) : undefined,
    typed,
    type: (method, amount) => setTyped((now) => ({ ...now, [method]: amount })),
    toggle: () => setWantsSplit((now) => !now),
  };
}
