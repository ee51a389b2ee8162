import { parseAccessKey } from '../../../documents/identifiers/access-key-facts.ts';
import { readXml } from '../../../documents/xml/xml-tree.ts';
import {
  type Finding,
  type FindingFaultCode,
  type FoundFault,
  positionOf,
  readingLimits,
  type SourcePosition,
} from '../findings/finding.ts';
import { decodeXml, utf8Of } from './decode-xml.ts';
import { enclosedDocuments, isDocument } from './enclosed-documents.ts';
import { readFoundDocument } from './read-found-document.ts';

/** Where an XML comes from. */
export interface XmlPosition {
  readonly index: number;
  /** Its name in an archive. */
  readonly entry?: string;
}

/** Everything in one XML, whatever is around it. At least one finding: a fault when there is nothing else. */
export function findingsInXml(bytes: Uint8Array, { index, entry }: XmlPosition): readonly Finding[] {
  const positionIn = (part: number): SourcePosition => ({
    position: positionOf(index, part),
    ...(entry !== undefined && { entry }),
  });
  const fault = (
    code: FindingFaultCode,
    params: Readonly<Record<string, string>> = {},
    part = 0,
  ): FoundFault => ({ kind: 'fault', ...positionIn(part), code, params });
  if (bytes.length > readingLimits.entryBytes) return [fault('entry_too_large')];
  // Blank lines before the declaration, which editors and mail programs leave, are no fault of the document.
  const text = decodeXml(bytes)?.trimStart();
  if (text === undefined) return [fault('unreadable_xml', { reason: 'encoding' })];
  const reading = readXml(text);
  if (!reading.ok) return [fault('unreadable_xml', notWellFormed)];
  const { root } = reading;
  if (isDocument(root)) return [readFoundDocument({ root, signedXml: utf8Of(text, bytes) }, positionIn(0))];

  const { documents, emptyEnvelopes } = enclosedDocuments({ text, root, bytes: utf8Of(text, bytes) });
  if (documents.length === 0) return [{ ...fault('not_a_document'), ...keyOf(emptyEnvelopes) }];
  if (documents.length > readingLimits.documentsInXml) {
    return [fault('entry_too_large', { documents: String(documents.length) })];
  }
  return documents.map(({ text: written, root: document, ...around }, part) =>
    document === null
      ? fault('unreadable_xml', notWellFormed, part)
      : readFoundDocument({ root: document, signedXml: utf8Of(written), ...around }, positionIn(part)),
  );
}

const notWellFormed = { reason: 'not_well_formed' };

/** An envelope without its document still says which document it was of, when it is the only one. */
function keyOf([number, ...others]: readonly string[]): { accessKey?: string } {
  const isKey = number !== undefined && others.length === 0 && parseAccessKey(number) !== null;
  return isKey ? { accessKey: number } : {};
}
