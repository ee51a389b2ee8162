import { ecuadorDate, endOfEcuadorDay } from '../../../../src-main/documents/values/ecuador-time.ts';

/** How long a key is good for, as a person chooses it. */
export const validities = ['unlimited', 'month', 'quarter', 'year'] as const;
export type Validity = (typeof validities)[number];

export function isValidity(text: string | null): text is Validity {
  return validities.some((validity) => validity === text);
}

const days: Readonly<Record<Exclude<Validity, 'unlimited'>, number>> = { month: 30, quarter: 90, year: 365 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of its last day in Ecuador, so that it never runs out in the middle of one; undefined until it is revoked. */
export function expiresAt(validity: Validity, now: Date): string | undefined {
  if (validity === 'unlimited') return undefined;
  const lastDay = ecuadorDate(new Date(now.getTime() + days[validity] * DAY_MS));
  return endOfEcuadorDay(lastDay).toISOString();
}

/** The web pages that may use it, however they were parted. */
export function originsIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((origin) => origin !== '');
}
