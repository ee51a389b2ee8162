import type { Payment, TermUnit } from '../body/payment.ts';
import type { DocumentContent } from '../model/document.ts';
import { type Decimal, decimal, sum } from '../values/decimal.ts';
import { daysBefore } from '../values/ecuador-time.ts';

/** A part of a document that is paid later. */
export interface Instalment {
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly amount: Decimal;
}

/**
 * What a document leaves to be paid later, by the day it is due, the earliest first: its payments with a term. None of a
 * document to the final consumer, from whom nobody could ask it, nor of one that the business itself pays.
 */
export function instalmentsOf(content: DocumentContent, issueDate: string): readonly Instalment[] {
  if (content.object !== 'invoice' && content.object !== 'debit_note') return [];
  if (content.buyer.identification_type === 'consumidor_final') return [];
  const amounts = new Map<string, Decimal>();
  for (const { amount, term } of content.payments) {
    if (term === undefined || decimal(amount).eq(0)) continue;
    const dueOn = dueDate(issueDate, term);
    amounts.set(dueOn, sum([amounts.get(dueOn) ?? decimal(0), decimal(amount)]));
  }
  return [...amounts]
    .map(([dueOn, amount]) => ({ dueOn, amount }))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}

/** The last day a date is written with four digits of year. */
const LAST_DAY = '9999-12-31';

/** The day a term ends, counted from the day of issue; a month that is too short ends it on its last day. */
export function dueDate(issueDate: string, { length, unit }: NonNullable<Payment['term']>): string {
  const days = daysIn[unit];
  if (days !== undefined) return daysBefore(issueDate, -length * days);
  return monthsAfter(issueDate, unit === 'years' ? length * 12 : length);
}

const daysIn: Readonly<Partial<Record<TermUnit, number>>> = { days: 1, weeks: 7 };

function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + months, 1));
  if (target.getUTCFullYear() > 9999) return LAST_DAY;
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, lastDay));
  return target.toISOString().slice(0, 10);
}
