import type { ComparedSide } from '../../contract/reports/listing-comparison.ts';
import { daysOfMonth } from '../../documents/values/calendar/month.ts';
import { daysBefore } from '../../documents/values/ecuador-time.ts';
import type { KeptDocument } from './kept-document.ts';
import { issueDateOf, type ListedDocument, monthOf, sideOf, typeOf } from './read-listing.ts';

/** From one day to another, YYYY-MM-DD, both included. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What listings would name, were it authorized. */
export interface Coverage {
  has(document: Pick<KeptDocument, 'side' | 'type' | 'issueDate'>): boolean;
  /** The days of one side, runs of days joined. */
  days(side: ComparedSide): readonly DayRange[];
}

/**
 * What listings cover: each the types that it names, on its days. The portal gives a report of issued
 * documents by day, and one of received documents by month or by day, each of all types or of one.
 *
 * @param listings the documents of each, of the period alone
 */
export function coverageOf(listings: readonly (readonly ListedDocument[])[], ruc: string): Coverage {
  const days = { issued: new Set<string>(), received: new Set<string>() };
  const covered = new Set<string>();
  for (const listed of listings) {
    for (const side of ['issued', 'received'] as const) {
      const documents = listed.filter((one) => sideOf(one, ruc) === side);
      const types = new Set(documents.map(typeOf));
      for (const day of daysOf(documents)) {
        days[side].add(day);
        for (const type of types) covered.add(`${side} ${type} ${day}`);
      }
    }
  }
  return {
    has: ({ side, type, issueDate }) => covered.has(`${side} ${type} ${issueDate}`),
    days: (side) => rangesOf([...days[side]].toSorted()),
  };
}

function daysOf(documents: readonly ListedDocument[]): ReadonlySet<string> {
  const named = new Set(documents.map(issueDateOf));
  const isByDay = named.size <= 1 || documents.some(({ report }) => report === 'issued');
  return isByDay
    ? named
    : new Set(everyMonth(documents).flatMap((month) => [...everyDay(daysOfMonth(month))]));
}

function everyMonth(documents: readonly ListedDocument[]): readonly string[] {
  return [...new Set(documents.map(monthOf))];
}

function* everyDay({ from, to }: DayRange): Generator<string> {
  for (let day = from; day <= to; day = dayAfter(day)) yield day;
}

function rangesOf(days: readonly string[]): readonly DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && dayAfter(last.to) === day) ranges[ranges.length - 1] = { from: last.from, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

function dayAfter(day: string): string {
  return daysBefore(day, -1);
}
