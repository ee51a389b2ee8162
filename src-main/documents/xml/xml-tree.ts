import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** Depth of nested elements. No document or answer of the authority has more than 12; deeper XML is not read. */
const MAX_DEPTH = 64;

/**
 * Attributes of an element, the declarations of namespaces among them. None of ours has more than a dozen; a parser of
 * signatures takes a minute for 60,000.
 */
const MAX_ATTRIBUTES = 256;

/** An element as a reader needs it: prefixes resolved, namespace declarations left out. */
export interface XmlTree {
  /** Local name, without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** By name; those with a prefix, of which these documents have none, are left out. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text and CDATA, joined; not that of its children. */
  readonly text: string;
  readonly children: readonly XmlTree[];
  /** Where its opening tag begins in the text that was read. */
  readonly start: number;
  /** Where the text goes on behind its closing tag. */
  readonly end: number;
}

export type XmlReading =
  | { readonly ok: true; readonly root: XmlTree }
  | { readonly ok: false; readonly fault: string };

interface OpenElement extends XmlTree {
  text: string;
  readonly children: XmlTree[];
  end: number;
}

/**
 * Reads well-formed XML 1.0 into a tree. A DTD is refused: neither documents nor answers have one, and it is the
 * door of entity attacks.
 */
export function readXml(text: string): XmlReading {
  try {
    return { ok: true, root: parseXml(text) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Throws what is wrong. */
function parseXml(text: string): XmlTree {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlTree | null = null;

  const addText = (piece: string) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += piece;
  };
  parser.on('doctype', () => {
    throw new Error('A document type declaration is not accepted');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH) throw new Error(`Nested deeper than ${MAX_DEPTH} elements`);
    if (Object.keys(tag.attributes).length > MAX_ATTRIBUTES)
      throw new Error(`More than ${MAX_ATTRIBUTES} attributes in an element`);
    open.push({
      name: tag.local,
      namespace: tag.uri,
      attributes: attributesOf(tag.attributes),
      text: '',
      children: [],
      // No attribute has a `<` in it.
      start: text.lastIndexOf('<', parser.position - 1),
      end: -1,
    });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    closed.end = parser.position;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  parser.write(text).close();

  if (root === null) throw new Error('There is no root element');
  return root;
}

const none: Readonly<Record<string, string>> = {};

function attributesOf(
  attributes: Readonly<Record<string, SaxesAttributeNS>>,
): Readonly<Record<string, string>> {
  const all = Object.values(attributes);
  // Most elements have none.
  if (all.length === 0) return none;
  const own = all.filter(({ prefix, name }) => prefix === '' && name !== 'xmlns');
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** The first child of that name. */
export function childOf(element: XmlTree, name: string): XmlTree | undefined {
  return element.children.find((child) => child.name === name);
}

/** The children of that name, in their order. */
export function childrenOf(element: XmlTree, name: string): readonly XmlTree[] {
  return element.children.filter((child) => child.name === name);
}

/** The trimmed text of the first child of that name; empty when there is none. */
export function textOf(element: XmlTree, name: string): string {
  return childOf(element, name)?.text.trim() ?? '';
}
