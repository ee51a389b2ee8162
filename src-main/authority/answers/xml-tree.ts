import { SaxesParser } from 'saxes';

/** An element as an answer's reader needs it: prefixes resolved, attributes of no use left out. */
export interface XmlElement {
  /** Local name, without its prefix. */
  readonly name: string;
  readonly namespace: string;
  /** Its own text and CDATA, joined; not that of its children. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly fault: string };

interface OpenElement {
  readonly name: string;
  readonly namespace: string;
  text: string;
  readonly children: XmlElement[];
}

/** No answer of the authority is nested deeper than 12; more is somebody's joke. */
const deepest = 64;

/**
 * Reads well-formed XML 1.0 in UTF-8 into a tree. A DTD is refused: the services send none, and it is the door
 * of entity attacks.
 */
export function readXml(source: Uint8Array | string): XmlReading {
  try {
    const text =
      typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true }).decode(source);
    return { ok: true, root: treeOf(text) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

function treeOf(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;

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
    if (open.length >= deepest) throw new Error(`Nested deeper than ${deepest} elements`);
    open.push({ name: tag.local, namespace: tag.uri, text: '', children: [] });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  parser.write(text).close();

  if (root === null) throw new Error('There is no root element');
  return root;
}

/** The first child of that name. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** The children of that name, in their order. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The trimmed text of the first child of that name; empty when there is none. */
export function textOf(element: XmlElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? '';
}
