import { issuableKinds } from '../../../documents/all-kinds/types.ts';
import { readXml, type XmlTree } from '../../../documents/xml/xml-tree.ts';
import type { Envelope } from '../findings/finding.ts';
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
  const enclosed: Enclosed = { documents: [], emptyEnvelopes: [] };
  collect(source.root, { enclosed, source, depth: 1 });
  return enclosed;
}

interface Enclosed {
  readonly documents: EnclosedDocument[];
  readonly emptyEnvelopes: string[];
}

interface SourcePosition {
  readonly enclosed: Enclosed;
  readonly source: SourceXml;
  readonly depth: number;
  readonly envelope?: Envelope;
}

function collect(element: XmlTree, position: SourcePosition): void {
  if (element.name === 'autorizacion') collectEnveloped(element, position);
  else collectInside(element, position);
}

function collectEnveloped(element: XmlTree, position: SourcePosition): void {
  const { enclosed, source } = position;
  const claims = readEnvelope(element);
  const bytes = element === source.root ? source.bytes : Buffer.from(textOf(element, source));
  const before = enclosed.documents.length;
  collectInside(element, { ...position, envelope: { ...claims, bytes } });
  if (enclosed.documents.length === before) enclosed.emptyEnvelopes.push(claims.number);
}

function collectInside(element: XmlTree, position: SourcePosition): void {
  if (isDocument(element)) {
    add({ text: textOf(element, position.source), root: element }, position);
    return;
  }
  const inner = element.text.trim();
  if (inner.startsWith('<')) collectWritten(inner, element, position);
  for (const child of element.children) collect(child, position);
}

/** XML as the text of an element. What is wrong with a `comprobante` becomes a fault; elsewhere it is only a text. */
function collectWritten(text: string, { name }: XmlTree, position: SourcePosition): void {
  const reading = readXml(text);
  const root = reading.ok ? reading.root : null;
  if (root && isDocument(root)) add({ text, root }, position);
  else if (root && position.depth < DEEPEST) {
    collect(root, {
      ...position,
      source: { text, root, bytes: Buffer.from(text) },
      depth: position.depth + 1,
    });
  } else if (name === 'comprobante') add({ text, root }, position);
}

function add(
  document: Pick<EnclosedDocument, 'text' | 'root'>,
  { enclosed, envelope }: SourcePosition,
): void {
  enclosed.documents.push({ ...document, ...(envelope !== undefined && { envelope }) });
}

function textOf({ start, end }: XmlTree, { text }: SourceXml): string {
  return text.slice(start, end);
}
