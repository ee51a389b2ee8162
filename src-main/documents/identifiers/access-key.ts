import { type DocumentType, documentTypeCodes, type Environment, environmentCodes } from '../kinds.ts';

/** What an access key is made of (clave de acceso, SRI technical sheet 2.34, table 1). */
export interface AccessKeyParts {
  /** YYYY-MM-DD, Ecuador's date. */
  readonly issueDate: string;
  readonly type: DocumentType;
  readonly ruc: string;
  readonly environment: Environment;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
  /** Eight digits chosen by the issuer: the key's only unpredictable part, so always random. */
  readonly numericCode: string;
}

/** The 49 digits that name a document for ever: also its authorization number. */
export function makeAccessKey(parts: AccessKeyParts): string {
  const [year, month, day] = parts.issueDate.split('-');
  const first48 = [
    `${day}${month}${year}`,
    documentTypeCodes[parts.type],
    parts.ruc,
    environmentCodes[parts.environment],
    parts.establishment,
    parts.emissionPoint,
    formatSequential(parts.sequential),
    parts.numericCode,
    '1',
  ].join('');
  if (!/^\d{48}$/.test(first48)) throw new Error('an access key is made of 48 digits and a check digit');
  return first48 + checkDigitOf(first48);
}

/** Modulo 11, weights 2 to 7 from the right; 11 gives 0 and 10 gives 1 (SRI reference §2). */
export function checkDigitOf(digits: string): string {
  let total = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    total += digit * ((index % 6) + 2);
  }
  const rest = 11 - (total % 11);
  if (rest === 11) return '0';
  if (rest === 10) return '1';
  return String(rest);
}

export function isAccessKey(text: string): boolean {
  return /^\d{49}$/.test(text) && checkDigitOf(text.slice(0, 48)) === text[48];
}

/** Whether a key is of a document of an environment: `ambiente` comes after date, type and RUC. */
export function isKeyOf(environment: Environment, key: string): boolean {
  return key[23] === environmentCodes[environment];
}

/** The issue date that a key begins with, YYYY-MM-DD. */
export function issueDateOfKey(key: string): string {
  return `${key.slice(4, 8)}-${key.slice(2, 4)}-${key.slice(0, 2)}`;
}

/** `000000123`. */
export function formatSequential(sequential: number): string {
  return String(sequential).padStart(9, '0');
}

/** `001-002-000000123`, the number people read. */
export function formatNumber(
  series: { establishment: string; emissionPoint: string },
  sequential: number,
): string {
  return `${series.establishment}-${series.emissionPoint}-${formatSequential(sequential)}`;
}
