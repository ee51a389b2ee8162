import { type DocumentType, documentTypeCodes, type Environment } from '../kinds.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { keysOf } from '../values/keys-of.ts';
import { formatNumber, isAccessKey, issueDateOfKey } from './access-key.ts';

/** What an access key says of its document (SRI technical sheet 2.34, table 1). */
export interface KeyFacts {
  /** Null for a kind of document that is none of the six. */
  readonly documentType: DocumentType | null;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  readonly issuerRuc: string;
  readonly environment: Exclude<Environment, 'sandbox'>;
  /** `001-002-000000123`. */
  readonly number: string;
  /** Issued in contingency under the scheme before 2018: its digits say nothing of series and number. */
  readonly isContingency: boolean;
}

/**
 * Takes an access key apart; null when its check digit is wrong or when it passes by chance: a day that does not
 * exist, an `ambiente` or an emission type that there is none of.
 */
export function parseAccessKey(key: string): KeyFacts | null {
  if (!isAccessKey(key)) return null;
  const issueDate = issueDateOfKey(key);
  const environment = ENVIRONMENTS[key.charAt(23)];
  const emission = key.charAt(47);
  if (!dateText.safeParse(issueDate).success || environment === undefined) return null;
  if (emission !== NORMAL && emission !== CONTINGENCY) return null;
  const code = key.slice(8, 10);
  const series = { establishment: key.slice(24, 27), emissionPoint: key.slice(27, 30) };
  return {
    documentType: keysOf(documentTypeCodes).find((type) => documentTypeCodes[type] === code) ?? null,
    issueDate,
    issuerRuc: key.slice(10, 23),
    environment,
    number: formatNumber(series, Number(key.slice(30, 39))),
    isContingency: emission === CONTINGENCY,
  };
}

const NORMAL = '1';
const CONTINGENCY = '2';

const ENVIRONMENTS: Readonly<Record<string, KeyFacts['environment']>> = { '1': 'test', '2': 'live' };
