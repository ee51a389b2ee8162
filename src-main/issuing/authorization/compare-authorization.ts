import type { AuthorizationDifference } from '../../contract/documents/authority/authorization-mismatch.ts';
import { environmentCodes } from '../../documents/kinds.ts';
import type { DocumentIdentity } from '../../documents/model/document.ts';
import { DAY_MS, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { taxInfoText } from '../../documents/xml/tax-info.ts';
import { readXml } from '../../documents/xml/xml-tree.ts';
import type { StandingAuthorization } from '../ports/authorization-evidence.ts';

/** How an enclosed document stands to the one that was sent. */
export type Likeness =
  /** In canonical form the same, by the same signature. */
  | 'same'
  /** It says the same, and was signed another time. */
  | 'other_signature'
  | 'other_content';

/** Compares two well-formed documents; whitespace outside the root, entities, CDATA and declarations do not count. */
export type CompareDocuments = (sent: string, enclosed: string) => Promise<Likeness>;

/** The document as it was sent. */
export interface SentDocument {
  readonly identity: DocumentIdentity;
  readonly signedXml: Uint8Array;
  /** When the authority answered, by the later of its clock and ours. */
  readonly answeredAt: Date;
}

/**
 * In what the authorization is not that of the document which was sent; empty when it is. An answer that encloses no
 * document is judged by its number, environment and date.
 */
export async function compareAuthorization(
  standing: StandingAuthorization,
  { identity, signedXml, answeredAt }: SentDocument,
  compare: CompareDocuments,
): Promise<readonly AuthorizationDifference[]> {
  const { number, environment, authorizedAt, document } = standing;
  const enclosed = await enclosedDifferences(document, { identity, signedXml }, compare);
  const differences: readonly (AuthorizationDifference | false)[] = [
    number !== identity.accessKey && 'access_key',
    environment !== undefined &&
      environmentCodes[environment] !== environmentCodes[identity.environment] &&
      'environment',
    !isPlausible(Date.parse(authorizedAt), identity.issueDate, answeredAt) && 'date',
    ...enclosed,
  ];
  return [...new Set(differences.filter((one) => one !== false))];
}

/**
 * Not a day before its issue date began, nor more than a day after it was asked about: room for clocks that are wrong
 * by hours and for a day stated in another zone, none for another year.
 */
function isPlausible(authorizedAt: number, issueDate: string, answeredAt: Date): boolean {
  return (
    authorizedAt >= startOfEcuadorDay(issueDate).getTime() - DAY_MS &&
    authorizedAt <= answeredAt.getTime() + DAY_MS
  );
}

async function enclosedDifferences(
  document: string | undefined,
  { identity, signedXml }: Pick<SentDocument, 'identity' | 'signedXml'>,
  compare: CompareDocuments,
): Promise<readonly (AuthorizationDifference | false)[]> {
  const sent = new TextDecoder().decode(signedXml).trim();
  if (document === undefined || document === sent) return [];
  // Before libxml2 sees it: this reader refuses what is made to keep a reader busy (decision 15).
  const reading = readXml(document);
  if (!reading.ok) return ['unreadable'];
  const likeness = await compare(sent, document);
  if (likeness === 'same') return [];
  const { root } = reading;
  return [
    taxInfoText(root, 'claveAcceso') !== identity.accessKey && 'access_key',
    taxInfoText(root, 'ambiente') !== environmentCodes[identity.environment] && 'environment',
    likeness === 'other_content' ? 'document' : 'signature',
  ];
}
