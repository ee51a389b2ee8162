import { type KeyFacts, parseAccessKey } from '../../../documents/identifiers/access-key-facts.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import { parseAuthorizedAt } from '../findings/authorization-date.ts';
import type { FindingFaultCode } from '../findings/finding.ts';
import { parseListedAmount } from './listed-amount.ts';
import type { ListingColumns, ListingReport } from './listing-columns.ts';

/** One key of a line, or what should have been one. */
export type ListingRecord =
  | {
      readonly ok: true;
      readonly accessKey: string;
      readonly facts: KeyFacts;
      readonly authorizedAt?: string;
      readonly authorizationNumber?: string;
      /** The report of the authority that lists it among authorized documents. */
      readonly report?: ListingReport;
      /** Why it is not authorized, or no more: the state in the report. */
      readonly denial?: string;
      /** YYYY-MM-DD, where its column says one. */
      readonly issueDate?: string;
      /** Decimal text, where its column says one: before taxes, IVA, and with all taxes. */
      readonly base?: string;
      readonly iva?: string;
      readonly total?: string;
      /** Who issued it; in a report of issued documents, the receiver. */
      readonly name?: string;
    }
  | {
      readonly ok: false;
      readonly code: Extract<FindingFaultCode, 'invalid_access_key'>;
      readonly params: Readonly<Record<string, string>>;
    };

/**
 * The records of a line; none when it is a heading, a total, or the rest of a record broken in two. With columns the
 * key is where they say; without them, or when the line does not fit them, it is any run of exactly 49 digits.
 */
export function readRecords(
  fields: readonly string[],
  columns: ListingColumns | null,
): readonly ListingRecord[] {
  const expected = columns === null ? '' : (fields[columns.accessKey] ?? '');
  if (KEY.test(expected)) return [recordOf(expected, fields, columns)];
  const keys = new Set(fields.flatMap((field) => field.match(RUNS) ?? []));
  if (keys.size > 0) return [...keys].map((key) => recordOf(key, fields, columns));
  const damaged = isDamaged(expected) ? expected : fields.find(isDamaged);
  return damaged === undefined ? [] : [fault(damaged)];
}

const KEY = /^\d{49}$/;
const RUNS = /(?<!\d)\d{49}(?!\d)/g;
/** What a spreadsheet makes of a number it takes for one: `2.11120E+48`, `2,1112E48`. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?4[78]$/i;
/** A key that lost, or was given, a few digits. */
const MISCOUNTED = /^\d{45,53}$/;

/** Whether a field was meant to be an access key and is none any more. */
function isDamaged(field: string): boolean {
  return ROUNDED.test(field) || (MISCOUNTED.test(field) && !KEY.test(field));
}

function recordOf(
  accessKey: string,
  fields: readonly string[],
  columns: ListingColumns | null,
): ListingRecord {
  const facts = parseAccessKey(accessKey);
  if (facts === null) return fault(accessKey);
  const denial = fields.find(isDenial);
  const isWhole = columns !== null && fields[columns.accessKey] === accessKey;
  const authorizedAt = authorizedAtIn(fields, isWhole ? columns.authorizedAt : null);
  const number = isWhole && columns.authorizationNumber !== null ? fields[columns.authorizationNumber] : '';
  const report = denial === undefined ? reportOf(columns, authorizedAt) : undefined;
  return {
    ok: true,
    accessKey,
    facts,
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(number && /^\d{10,49}$/.test(number) && { authorizationNumber: number }),
    ...(report && { report }),
    ...(denial !== undefined && { denial }),
    ...(isWhole && listedFields(fields, columns)),
  };
}

/** A report of received documents says when each was authorized; one of issued documents has no such column. */
function reportOf(
  columns: ListingColumns | null,
  authorizedAt: string | undefined,
): ListingReport | undefined {
  if (columns?.report === 'received' && authorizedAt === undefined) return undefined;
  return columns?.report ?? undefined;
}

/** A report of issued documents may name those that are not authorized, or no more. */
function isDenial(field: string): boolean {
  return /^(?:ANULAD[OA]|NO[ _]AUTORIZAD[OA]|RECHAZAD[OA]|DEVUELT[OA])$/i.test(field);
}

/** What the other columns say, as far as it can be read. */
function listedFields(fields: readonly string[], columns: ListingColumns) {
  const at = (column: number | null) => (column === null ? '' : (fields[column] ?? ''));
  const issuedAt = parseAuthorizedAt(at(columns.issueDate));
  const [base, iva] = [parseListedAmount(at(columns.base)), parseListedAmount(at(columns.iva))];
  const total = parseListedAmount(at(columns.total));
  const name = decoded(at(columns.name));
  return {
    ...(issuedAt !== undefined && { issueDate: ecuadorDate(new Date(issuedAt)) }),
    ...(base !== undefined && { base }),
    ...(iva !== undefined && { iva }),
    ...(total !== undefined && { total }),
    ...(name !== '' && { name }),
  };
}

/** Every byte was read as one character: ISO-8859-1, unless they make UTF-8. */
function decoded(text: string): string {
  if (/[^\0-\xff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** In the column, or else the only kind of date that a listing writes with its hour. */
function authorizedAtIn(fields: readonly string[], column: number | null): string | undefined {
  const written =
    column === null ? fields.find((field) => /\d{4}[T ]+\d{1,2}:\d{2}/.test(field)) : fields[column];
  return parseAuthorizedAt(written ?? '');
}

function fault(written: string): ListingRecord {
  const reason = ROUNDED.test(written) ? 'rounded' : KEY.test(written) ? 'check_digit' : 'length';
  return { ok: false, code: 'invalid_access_key', params: { reason, written: written.slice(0, 60) } };
}
