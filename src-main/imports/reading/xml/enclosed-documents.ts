import { issuableKinds } from '../../../documents/types.ts';
import { readXml, type XmlTree } from '../../../documents/xml/xml-tree.ts';
import type { Envelope } from '../finding.ts';
import { readEnvelope } from './envelope.ts';

/** One document, or what should have been one, and what was around it. */
export interface EnclosedDocument {
  readonly text: string;
  /** Null where the text is not well-formed, or has a DOCTYPE. */
  readonly root: XmlTree | null;
  readonly envelope?: Envelope;
}

export interface EnclosedDocuments {
  readonly documents: readonly EnclosedDocument[];
  /** The numbers of the envelopes that carry no document. */
  readonly emptyEnvelopes: readonly string[];
}

/** An XML that was read. */
export interface SourceXml {
  readonly text: string;
  readonly root: XmlTree;
  /** UTF-8. */
  readonly bytes: Uint8Array;
}

/** An envelope in an envelope has been seen; deeper nesting is not looked into. */
const DEEPEST = 3;

const DOCUMENTS: readonly string[] = issuableKinds.map(({ root }) => root);

export function isDocument({ name }: XmlTree): boolean {
  return DOCUMENTS.includes(name);
}

/**
 * The documents that an XML which is none itself carries, in its order: in CDATA or escaped in whatever element (an
 * `<autorizacion>`, a whole SOAP answer with several, a lot of documents), or as an element among its own.
 */
export function enclosedDocuments(source: SourceXml): EnclosedDocuments {
  const found: Found = { documents: [], emptyEnvelopes: [] };
  collect(source.root, { found, source, depth: 1 });
  return found;
}

interface Found {
  readonly documents: EnclosedDocument[];
  readonly emptyEnvelopes: string[];
}

interface Place {
  readonly found: Found;
  readonly source: SourceXml;
  readonly depth: number;
  readonly envelope?: Envelope;
}

function collect(element: XmlTree, place: Place): void {
  if (element.name === 'autorizacion') collectEnveloped(element, place);
  else collectInside(element, place);
}

function collectEnveloped(element: XmlTree, place: Place): void {
  const { found, source } = place;
  const claims = readEnvelope(element);
  const bytes = element === source.root ? source.bytes : Buffer.from(textOf(element, source));
  const before = found.documents.length;
  collectInside(element, { ...place, envelope: { ...claims, bytes } });
  if (found.documents.length === before) found.emptyEnvelopes.push(claims.number);
}

function collectInside(element: XmlTree, place: Place): void {
  if (isDocument(element)) {
    add({ text: textOf(element, place.source), root: element }, place);
    return;
  }
  const inner = element.text.trim();
  if (inner.startsWith('<')) collectWritten(inner, element, place);
  for (const child of element.children) collect(child, place);
}

/** XML as the text of an element. What is wrong with a `comprobante` becomes a fault; elsewhere it is only a text. */
function collectWritten(text: string, { name }: XmlTree, place: Place): void {
  const reading = readXml(text);
  const root = reading.ok ? reading.root : null;
  if (root && isDocument(root)) add({ text, root }, place);
  else if (root && place.depth < DEEPEST) {
    collect(root, { ...place, source: { text, root, bytes: Buffer.from(text) }, depth: place.depth + 1 });
  } else if (name === 'comprobante') add({ text, root }, place);
}

function add(document: Pick<EnclosedDocument, 'text' | 'root'>, { found, envelope }: Place): void {
  found.documents.push({ ...document, ...(envelope !== undefined && { envelope }) });
}

function textOf({ start, end }: XmlTree, { text }: SourceXml): string {
  return text.slice(start, end);
}
