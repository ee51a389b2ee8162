import { parseAccessKey } from '../../../../../src-main/documents/identifiers/access-key-facts.ts';
import { dashedNumber, numberParts } from '../../../../../src-main/documents/identifiers/document-number.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';

/** What the last document of another program says: where it issued, and with which number one goes on there. */
export interface LastDocument {
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly next: number;
}

/** Why a document tells nothing of the numbers that follow. */
export type LastDocumentFault = 'unread' | 'otherBusiness' | 'ofTest' | 'otherKind' | 'lastNumber';

export type ReadLastDocument =
  | { readonly ok: true; readonly value: LastDocument }
  | { readonly ok: false; readonly fault: LastDocumentFault };

const LAST_NUMBER = 999_999_999;

/**
 * Reads an access key, typed, scanned or inside the address of a QR, or a printed number of fifteen digits.
 *
 * @param type the kind of document a number is of: it does not say so itself
 */
export function readLastDocument(
  entry: string,
  { ruc, type }: { readonly ruc: string; readonly type: DocumentType },
): ReadLastDocument {
  const digits = /(?<!\d)\d{49}(?!\d)/.exec(entry.replaceAll(/(?<=\d)\s+(?=\d)/g, ''))?.[0];
  if (digits !== undefined) return readKey(digits, ruc);
  const text = entry.trim();
  if (!/^\d{3}-?\d{3}-?\d{9}$/.test(text)) return { ok: false, fault: 'unread' };
  return following(dashedNumber(text), type);
}

function readKey(accessKey: string, ruc: string): ReadLastDocument {
  const facts = parseAccessKey(accessKey);
  // A key of the contingency before 2018 says nothing of series and number.
  if (!facts || facts.isContingency) return { ok: false, fault: 'unread' };
  if (facts.issuerRuc !== ruc) return { ok: false, fault: 'otherBusiness' };
  if (facts.environment === 'test') return { ok: false, fault: 'ofTest' };
  if (facts.documentType === null) return { ok: false, fault: 'otherKind' };
  return following(facts.number, facts.documentType);
}

function following(number: string, type: DocumentType): ReadLastDocument {
  const { establishment, emissionPoint, sequential } = numberParts(number);
  if (Number(sequential) >= LAST_NUMBER) return { ok: false, fault: 'lastNumber' };
  return { ok: true, value: { type, establishment, emissionPoint, next: Number(sequential) + 1 } };
}
