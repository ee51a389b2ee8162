import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { parseAccessKey } from '../../../documents/identifiers/access-key-facts.ts';
import type { DocumentIdentity, IssuedDocument } from '../../../documents/model/document.ts';
import { readDocumentTree } from '../../../documents/reading/read-document.ts';
import { dateText } from '../../../documents/values/calendar/calendar-date.ts';
import type { XmlTree } from '../../../documents/xml/xml-tree.ts';
import type { Envelope, FoundDocument, FoundFault, SourcePosition } from '../findings/finding.ts';
import { explainUnread } from './explain-unread.ts';
import { isPublishedVersion } from './schema-versions.ts';

/** A document that was taken out of whatever was around it. */
export interface UnreadDocument {
  readonly root: XmlTree;
  /** See `FoundDocument.signedXml`. */
  readonly signedXml: Uint8Array;
  readonly envelope?: Envelope;
}

/** Reads one document and checks all but its signature: the document itself, its access key and its envelope. */
export function readFoundDocument(
  { root, signedXml, envelope }: UnreadDocument,
  position: SourcePosition,
): FoundDocument | FoundFault {
  const reading = readDocumentTree(root);
  if (!reading.ok) return explainUnread(root, reading.fault, position);
  const { document: content, version } = reading;
  const facts = factsOf(content);
  const fault = faultOf({ isSigned: hasSignature(root), content, version, envelope });
  if (fault !== null) return { kind: 'fault', ...position, ...fault, ...reliableFacts(facts) };
  return {
    kind: 'document',
    ...position,
    ...facts,
    environment: environmentIn(content.identity),
    issuerRuc: content.issuer.ruc,
    schemaVersion: version,
    signedXml,
    ...(envelope !== undefined && { envelope }),
    content,
  };
}

/** Anywhere in it: whether its position is right is judged when it is verified. */
function hasSignature({ name, children }: XmlTree): boolean {
  return name === 'Signature' || children.some(hasSignature);
}

type Facts = Pick<FoundDocument, 'documentType' | 'accessKey' | 'number' | 'issueDate'>;

function factsOf({ identity }: IssuedDocument): Facts {
  const { type, accessKey, sequential, issueDate } = identity;
  return { documentType: type, accessKey, number: formatNumber(identity, sequential), issueDate };
}

/** A delivery note has its date from its key alone, and the key may be what is wrong. */
function reliableFacts({ issueDate, ...facts }: Facts): Partial<Facts> {
  return dateText.safeParse(issueDate).success ? { ...facts, issueDate } : facts;
}

interface Read {
  readonly isSigned: boolean;
  readonly content: IssuedDocument;
  readonly version: string;
  readonly envelope: Envelope | undefined;
}

function faultOf({ isSigned, content, version, envelope }: Read): Pick<FoundFault, 'code' | 'params'> | null {
  const { identity } = content;
  if (!isPublishedVersion(identity.type, version))
    return { code: 'unsupported_version', params: { version } };
  const field = fieldUnlikeKey(content);
  if (field !== null) return { code: 'invalid_access_key', params: { field } };
  if (!isSigned) return { code: 'not_importable', params: { reason: 'unsigned' } };
  const other = envelope && fieldUnlikeEnvelope(identity, envelope);
  return other ? { code: 'authorization_mismatch', params: { field: other } } : null;
}

/**
 * The first element that says something else than the access key; null when they agree. The authority refuses such a
 * document (message 58), so it cannot have been authorized.
 */
function fieldUnlikeKey({ identity, issuer }: IssuedDocument): string | null {
  const key = parseAccessKey(identity.accessKey);
  if (key === null) return 'claveAcceso';
  if (key.documentType !== identity.type) return 'codDoc';
  if (key.issueDate !== identity.issueDate) return 'fechaEmision';
  if (key.issuerRuc !== issuer.ruc) return 'ruc';
  if (key.environment !== environmentIn(identity)) return 'ambiente';
  const number = formatNumber(identity, identity.sequential);
  return key.isContingency || key.number === number ? null : 'secuencial';
}

/** A number of 49 digits is the access key; one of 37, of the online scheme, says nothing of the document. */
function fieldUnlikeEnvelope(identity: DocumentIdentity, { number, environment }: Envelope): string | null {
  const isOtherKey = number.length === identity.accessKey.length && number !== identity.accessKey;
  if (isOtherKey) return 'numeroAutorizacion';
  return environment === undefined || environment === environmentIn(identity) ? null : 'ambiente';
}

function environmentIn({ environment }: DocumentIdentity): FoundDocument['environment'] {
  return environment === 'live' ? 'live' : 'test';
}
