import { resolveReferences } from './character-references.ts';
import { DEEPEST } from './limits.ts';
import { type ScannedTag, scanTag } from './scan-tag.ts';
import type { XmlTree } from './xml-tree.ts';

/** An element, and where in the text it is written. */
export interface ScannedElement extends XmlTree, Omit<ScannedTag, 'isCanonical'> {
  readonly children: readonly ScannedElement[];
  readonly start: number;
  /** Where its content begins, behind its opening tag. */
  readonly inside: number;
  /** Where its closing tag begins. */
  readonly closed: number;
  /** Behind its closing tag. */
  readonly end: number;
}

export interface ScannedXml {
  /** With the line breaks that XML has: places are in this text. */
  readonly text: string;
  /** As it is declared. */
  readonly encoding: string | undefined;
  readonly root: ScannedElement;
  /** Whether the root as it is written is its own canonical form (Canonical XML 1.0, without comments). */
  readonly isCanonical: boolean;
}

/**
 * Reads well-formed XML that is written as nearly all of it is, in a third to two thirds of the time of a whole parser:
 * elements and attributes with names of plain letters, values in double quotes, CDATA, characters by name or number. Null
 * for everything else, be it right (comments, instructions, `xml:lang`) or wrong: that is for a whole parser to tell
 * (docs/decisions/0010-our-own-xml-scanner.md).
 */
export function scanXml(written: string): ScannedXml | null {
  const text = written.includes('\r') ? written.replaceAll(/\r\n?/g, '\n') : written;
  if (UNUSUAL.test(text) && NO_CHARACTER.test(text)) return null;
  const declaration = DECLARATION.exec(text);
  const scanned = scanElements(text, declaration?.[0].length ?? 0);
  return scanned && { text, encoding: declaration?.groups?.encoding, ...scanned };
}

/** Anything but what nearly every text is made of: looked for first, it takes a tenth of what the classes below do. */
const UNUSUAL = /[^\t\n\x20-\x7e\u00a0-\ud7ff\ue000-\ufffd]/;

/** Control characters, most of which XML does not have, and what is no character at all, as half of a pair. */
const NO_CHARACTER = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/u;

const DECLARATION =
  /^<\?xml version=(["'])1\.0\1(?: encoding=(["'])(?<encoding>[A-Za-z][\w.-]*)\2)?(?: standalone=(["'])(?:yes|no)\4)? ?\?>/;

type Growing = { -readonly [Key in keyof ScannedElement]: ScannedElement[Key] } & {
  readonly children: Growing[];
  /** With its prefix. */
  readonly tag: string;
};

const CDATA = '<![CDATA[';
const SLASH = '/'.charCodeAt(0);
const BANG = '!'.charCodeAt(0);
const CLOSING = '>'.charCodeAt(0);
const noNamespaces: ReadonlyMap<string, string> = new Map();

function scanElements(text: string, from: number): Pick<ScannedXml, 'root' | 'isCanonical'> | null {
  const open: Growing[] = [];
  let root: Growing | undefined;
  let current: Growing | undefined;
  let isCanonical = true;
  let at = from;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start > at || start === -1) {
      const content = scanContent(text.slice(at, start === -1 ? text.length : start), current);
      if (content === null) return null;
      isCanonical &&= content;
    }
    if (start === -1) break;
    const mark = text.charCodeAt(start + 1);
    if (mark === SLASH) {
      const end = current === undefined ? -1 : endOfClosing(text, start, current.tag);
      if (current === undefined || end === -1) return null;
      current.closed = start;
      current.end = end;
      at = end;
      open.pop();
      current = open.at(-1);
    } else if (mark === BANG) {
      const end = text.startsWith(CDATA, start) ? text.indexOf(']]>', start) : -1;
      if (current === undefined || end === -1) return null;
      current.text += text.slice(start + CDATA.length, end);
      isCanonical = false;
      at = end + ']]>'.length;
    } else {
      const end = text.indexOf('>', start);
      const isEmpty = text.charCodeAt(end - 1) === SLASH;
      const tag = text.slice(start + 1, isEmpty ? end - 1 : end);
      const said = end === -1 ? null : scanTag(tag, current?.namespaces ?? noNamespaces);
      if (said === null || open.length >= DEEPEST || (current === undefined && root)) return null;
      const element = elementOf(said, { start, inside: end + 1 });
      if (current) current.children.push(element);
      else root = element;
      at = end + 1;
      if (isEmpty || !said.isCanonical) isCanonical = false;
      if (isEmpty) {
        element.closed = at;
        element.end = at;
      } else {
        open.push(element);
        current = element;
      }
    }
  }
  return root && current === undefined ? { root, isCanonical } : null;
}

/** Whether text is written as canonical form has it; null where it may not be, or is to be read by a whole parser. */
function scanContent(written: string, element: Growing | undefined): boolean | null {
  if (element === undefined) return BLANK.test(written) ? true : null;
  // In canonical form it is `&gt;`, and behind two brackets it would be wrong.
  if (written.includes('>')) return null;
  if (!written.includes('&')) {
    element.text += written;
    return true;
  }
  const resolved = resolveReferences(written, 'content');
  if (resolved === null) return null;
  element.text += resolved.text;
  return resolved.isCanonical;
}

const BLANK = /^[ \t\n]*$/;

/** Behind the closing tag of an element; -1 where another is closed, or it is written otherwise. */
function endOfClosing(text: string, start: number, tag: string): number {
  const end = start + '</'.length + tag.length;
  return text.startsWith(tag, start + '</'.length) && text.charCodeAt(end) === CLOSING ? end + 1 : -1;
}

function elementOf(
  { prefix, name, namespace, namespaces, attributes, written }: ScannedTag,
  { start, inside }: { readonly start: number; readonly inside: number },
): Growing {
  return {
    name,
    namespace,
    attributes,
    text: '',
    children: [],
    prefix,
    namespaces,
    written,
    tag: prefix === '' ? name : `${prefix}:${name}`,
    start,
    inside,
    closed: -1,
    end: -1,
  };
}
