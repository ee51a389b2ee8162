import { startOfEcuadorDay } from '../../../documents/values/ecuador-time.ts';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const LOCAL = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/**
 * When the authority says it authorized, as an instant in UTC (ISO 8601); undefined when the text is no date. What
 * has no offset is Ecuador's time: `20/11/2026 10:31:09`, as the portal writes it, or a day alone, its midnight.
 */
export function parseAuthorizedAt(text: string): string | undefined {
  const iso = ISO.exec(text.trim());
  if (iso) {
    const [, year, month, day, hour, minute, second, offset] = iso;
    return instantOf({ year, month, day, hour, minute, second }, offset);
  }
  const [match, day, month, year, hour, minute, second] = LOCAL.exec(text.trim()) ?? [];
  return match === undefined ? undefined : instantOf({ year, month, day, hour, minute, second });
}

interface Written {
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
  readonly hour: string | undefined;
  readonly minute: string | undefined;
  readonly second: string | undefined;
}

function instantOf({ year, month, day, hour, minute, second }: Written, offset?: string): string | undefined {
  const date = [year, month, day].map((part) => (part ?? '').padStart(2, '0')).join('-');
  // A day that does not read back, as 31 February, is no day.
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return undefined;
  const [hours, minutes, seconds] = [hour, minute, second].map((part) => Number(part ?? 0));
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined;
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const start = offset === undefined ? startOfEcuadorDay(date).getTime() : midnight - millisecondsOf(offset);
  return new Date(start + sinceMidnight).toISOString();
}

function millisecondsOf(offset: string): number {
  if (offset === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  return sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))) * 60_000;
}
