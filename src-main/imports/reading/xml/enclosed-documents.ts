import { issuableKinds } from '../../../documents/types.ts';
import { readXml, type XmlTree } from '../../../documents/xml/xml-tree.ts';
import type { Envelope } from '../finding.ts';
import { cutElements } from './cut-elements.ts';
import { utf8Of } from './decode-xml.ts';
import { readEnvelope } from './envelope.ts';
import { rootNameOf } from './root-name.ts';

/** The text of one document, and what was around it. */
export interface EnclosedDocument {
  readonly text: string;
  readonly envelope?: Envelope;
}

export type Enclosed =
  | {
      readonly ok: true;
      readonly documents: readonly EnclosedDocument[];
      /** The numbers of the envelopes that carry no document. */
      readonly emptyEnvelopes: readonly string[];
    }
  /** Not well-formed, or with a DOCTYPE. */
  | { readonly ok: false };

/** An envelope in an envelope has been seen; more is somebody's joke. */
const DEEPEST = 3;

const ENVELOPE = 'autorizacion';
const DOCUMENTS: readonly string[] = issuableKinds.map(({ root }) => root);

export function isDocumentRoot(name: string | null): boolean {
  return name !== null && DOCUMENTS.includes(name);
}

/**
 * The documents that an XML which is none itself carries, in its order: in CDATA or escaped in whatever element (an
 * `<autorizacion>`, a whole SOAP answer with several, a lot of documents), or as an element among its own.
 */
export function enclosedDocuments(text: string, bytes: Uint8Array): Enclosed {
  const reading = readXml(text);
  if (!reading.ok) return { ok: false };
  const found: Found = { documents: [], emptyEnvelopes: [] };
  collect(reading.root, { found, source: sourceOf(text, reading.root, bytes), depth: 1 });
  return { ok: true, ...found };
}

interface Found {
  readonly documents: EnclosedDocument[];
  readonly emptyEnvelopes: string[];
}

/** A text that is being read. */
interface Source {
  readonly root: XmlTree;
  readonly whole: Uint8Array;
  /** Its envelopes and documents as they are written, to be taken one for each element that is met. */
  readonly envelopes: Generator<string, undefined>;
  readonly documents: Generator<string, undefined>;
}

interface Place {
  readonly found: Found;
  readonly source: Source;
  readonly depth: number;
  readonly envelope?: Envelope;
}

function sourceOf(text: string, root: XmlTree, bytes?: Uint8Array): Source {
  return {
    root,
    whole: utf8Of(text, bytes),
    envelopes: cutElements(text, [ENVELOPE]),
    documents: cutElements(text, DOCUMENTS),
  };
}

function collect(element: XmlTree, place: Place): void {
  if (element.name === ENVELOPE) collectEnveloped(element, place);
  else collectInside(element, place);
}

function collectEnveloped(element: XmlTree, place: Place): void {
  const { found, source } = place;
  const facts = readEnvelope(element);
  const before = found.documents.length;
  collectInside(element, { ...place, envelope: { ...facts, bytes: envelopeBytes(element, source) } });
  if (found.documents.length === before) found.emptyEnvelopes.push(facts.number);
}

function envelopeBytes(element: XmlTree, { root, whole, envelopes }: Source): Uint8Array {
  if (element === root) return whole;
  const written = envelopes.next().value;
  return written === undefined ? whole : Buffer.from(written, 'utf8');
}

function collectInside(element: XmlTree, place: Place): void {
  if (isDocumentRoot(element.name)) {
    const written = place.source.documents.next().value;
    if (written !== undefined) add(written, place);
    return;
  }
  const inner = element.text.trim();
  if (inner.startsWith('<')) collectWritten(inner, element, place);
  for (const child of element.children) collect(child, place);
}

/** XML as the text of an element. What is wrong with a `comprobante` is told later; elsewhere it is only a text. */
function collectWritten(text: string, { name }: XmlTree, place: Place): void {
  if (isDocumentRoot(rootNameOf(text))) {
    add(text, place);
    return;
  }
  const reading = place.depth < DEEPEST ? readXml(text) : null;
  if (reading?.ok) {
    collect(reading.root, { ...place, source: sourceOf(text, reading.root), depth: place.depth + 1 });
  } else if (name === 'comprobante' && place.envelope !== undefined) add(text, place);
}

function add(text: string, { found, envelope }: Place): void {
  found.documents.push({ text, ...(envelope !== undefined && { envelope }) });
}
