/** Days of issue a list asks for, cut so that few counts tell them: whole months, and the days left at either end. */
export interface IssuePeriods {
  /** YYYY-MM, both inclusive; open where a side is left out. Undefined: no month is whole. */
  readonly months: { readonly from?: string; readonly to?: string } | undefined;
  /** YYYY-MM-DD, both inclusive. */
  readonly days: readonly { readonly from: string; readonly to: string }[];
}

/** Cuts a period of YYYY-MM-DD, both inclusive, open where a side is left out. */
export function issuePeriods(from: string | undefined, to: string | undefined): IssuePeriods {
  const startsWhole = from === undefined || from.endsWith('-01');
  const endsWhole = to === undefined || isLastOfMonth(to);
  const firstWhole = from && (startsWhole ? monthOf(from) : monthAfter(from, 1));
  const lastWhole = to && (endsWhole ? monthOf(to) : monthAfter(to, -1));
  const isAnyWhole = firstWhole === undefined || lastWhole === undefined || firstWhole <= lastWhole;
  const months = isAnyWhole
    ? { ...(firstWhole && { from: firstWhole }), ...(lastWhole && { to: lastWhole }) }
    : undefined;
  if (from !== undefined && to !== undefined && monthOf(from) === monthOf(to)) {
    return { months, days: startsWhole && endsWhole ? [] : [{ from, to }] };
  }
  return {
    months,
    days: [
      // No month has more days; as text every day of the month comes before.
      ...(from === undefined || startsWhole ? [] : [{ from, to: least(to, `${monthOf(from)}-31`) }]),
      ...(to === undefined || endsWhole ? [] : [{ from: greatest(from, `${monthOf(to)}-01`), to }]),
    ],
  };
}

function monthOf(date: string): string {
  return date.slice(0, 7);
}

function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

function isLastOfMonth(date: string): boolean {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
}

function least(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other;
}

function greatest(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}
