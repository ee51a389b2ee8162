import { resolveReferences } from './character-references.ts';
import { MOST_ATTRIBUTES } from './limits.ts';

/** What an opening tag says, by itself and with what holds around it. */
export interface ScannedTag {
  readonly prefix: string;
  /** Local name. */
  readonly name: string;
  readonly namespace: string;
  /** The namespaces that hold inside, by prefix: its own declarations and all around it. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** As in `XmlTree`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The same in their order, as they are written. */
  readonly written: readonly WrittenAttribute[];
  /** Whether it is written as canonical form has it (Canonical XML 1.0 §2.3). */
  readonly isCanonical: boolean;
}

export interface WrittenAttribute {
  /** With its prefix. */
  readonly name: string;
  readonly value: string;
}

/** Scans what stands between `<` and `>`. Null for what is not that plain, or wrong: see `scanXml`. */
export function scanTag(tag: string, around: ReadonlyMap<string, string>): ScannedTag | null {
  const blank = tag.indexOf(' ');
  if (blank === -1) {
    const named = nameOf(tag, around);
    return named && { ...named, namespaces: around, attributes: none, written: nothing, isCanonical: true };
  }
  const said = scanAttributes(tag, blank);
  const declared = said && declare(said.declarations, around);
  const named = declared && nameOf(tag.slice(0, blank), declared.namespaces);
  if (!named) return null;
  const { namespaces } = declared;
  const { attributes } = said;
  // By itself, as a part that is signed, it declares every namespace that holds there: so too `parseXml` must take it.
  if (namespaces.size + attributes.length > MOST_ATTRIBUTES) return null;
  const order = orderOf(attributes, namespaces);
  if (order === 'wrong') return null;
  return {
    ...named,
    namespaces,
    attributes: byLocalName(attributes),
    written: attributes,
    isCanonical: said.isCanonical && declared.isCanonical && order === 'canonical',
  };
}

const none: Readonly<Record<string, string>> = {};
const nothing: readonly WrittenAttribute[] = [];

interface Attribute extends WrittenAttribute {
  readonly prefix: string;
  readonly local: string;
  /** With its references resolved. */
  readonly resolved: string;
}

interface Said {
  readonly declarations: readonly Attribute[];
  readonly attributes: readonly Attribute[];
  readonly isCanonical: boolean;
}

/** One blank, a name and a value in double quotes. Line breaks and tabs in a value would have to become blanks. */
const ATTRIBUTE = / (?:([A-Za-z_][\w.-]*):)?([A-Za-z_][\w.-]*)="([^"<\t\n]*)"/y;

function scanAttributes(tag: string, from: number): Said | null {
  const declarations: Attribute[] = [];
  const attributes: Attribute[] = [];
  let isCanonical = true;
  ATTRIBUTE.lastIndex = from;
  for (let end = from; end < tag.length; end = ATTRIBUTE.lastIndex) {
    const [, prefix = '', local = '', value = ''] = ATTRIBUTE.exec(tag) ?? [];
    if (local === '') return null;
    const resolved = value.includes('&') ? resolveReferences(value, 'attribute') : asWritten(value);
    if (resolved === null) return null;
    const name = prefix === '' ? local : `${prefix}:${local}`;
    const attribute = { name, prefix, local, value, resolved: resolved.text };
    const isDeclaration = prefix === 'xmlns' || name === 'xmlns';
    // Canonical form has the declarations first.
    if (!resolved.isCanonical || (isDeclaration && attributes.length > 0)) isCanonical = false;
    (isDeclaration ? declarations : attributes).push(attribute);
  }
  return { declarations, attributes, isCanonical };
}

function asWritten(text: string) {
  return { text, isCanonical: true };
}

interface Declared {
  readonly namespaces: ReadonlyMap<string, string>;
  readonly isCanonical: boolean;
}

/** Null where a prefix or a namespace is one that XML keeps for itself, is not plain, taken back or declared twice. */
function declare(declarations: readonly Attribute[], around: ReadonlyMap<string, string>): Declared | null {
  if (declarations.length === 0) return { namespaces: around, isCanonical: true };
  const namespaces = new Map(around);
  let isCanonical = true;
  let last: string | undefined;
  for (const { prefix, local, value } of declarations) {
    const declared = prefix === '' ? '' : local;
    if (declared.startsWith('xml') || !(value === '' ? declared === '' : isPlain(value))) return null;
    // In the order of their prefixes, and none that says what holds already (§2.4, §3.3).
    const isNeeded = (around.get(declared) ?? '') !== value;
    if (!isNeeded || (last !== undefined && last > declared)) isCanonical = false;
    namespaces.set(declared, value);
    last = declared;
  }
  if (namespaces.size > MOST_NAMESPACES) return null;
  return isEachOnce(declarations) ? { namespaces, isCanonical } : null;
}

/** Signed documents have five; each element that declares one has a list of its own. */
const MOST_NAMESPACES = 16;

/**
 * An absolute address without escapes: canonical form is not defined for others (§1.3), parsers disagree on what they
 * take and on the blanks around them, and the order of attributes would ask for more than comparing texts.
 */
function isPlain(namespace: string): boolean {
  return ADDRESS.test(namespace) && !OWN.includes(namespace);
}

const ADDRESS = /^(?:https?:\/\/[\w.-]+(?:\/[\w./-]*)?|urn:[\w.:/-]+)#?$/;

/** What XML keeps for itself (Namespaces in XML 1.0 §3). */
const OWN: readonly string[] = ['http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

function isEachOnce(attributes: readonly Attribute[]): boolean {
  return new Set(attributes.map(({ name }) => name)).size === attributes.length;
}

const NAME = /^(?:[A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*$/;

function nameOf(
  whole: string,
  namespaces: ReadonlyMap<string, string>,
): Pick<ScannedTag, 'prefix' | 'name' | 'namespace'> | null {
  if (!NAME.test(whole)) return null;
  const colon = whole.indexOf(':');
  const prefix = colon === -1 ? '' : whole.slice(0, colon);
  const namespace = namespaceOf(prefix, namespaces);
  return namespace === null ? null : { prefix, name: whole.slice(colon + 1), namespace };
}

/** Null for a prefix that nothing declares. */
function namespaceOf(prefix: string, namespaces: ReadonlyMap<string, string>): string | null {
  return namespaces.get(prefix) ?? (prefix === '' ? '' : null);
}

/** Canonical form has them in the order of their namespaces and local names; none has two alike. */
function orderOf(
  attributes: readonly Attribute[],
  namespaces: ReadonlyMap<string, string>,
): 'canonical' | 'other' | 'wrong' {
  const [first] = attributes;
  if (!first) return 'canonical';
  if (attributes.length === 1) return namespaceOf(first.prefix, namespaces) === null ? 'wrong' : 'canonical';
  // A default namespace is not for attributes.
  const keys = attributes.map(({ prefix, local }) => {
    const namespace = prefix === '' ? '' : namespaceOf(prefix, namespaces);
    return namespace === null ? null : `${namespace} ${local}`;
  });
  if (keys.includes(null) || new Set(keys).size < keys.length) return 'wrong';
  const isSorted = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < (key ?? ''));
  return isSorted ? 'canonical' : 'other';
}

function byLocalName(attributes: readonly Attribute[]): Readonly<Record<string, string>> {
  const [first, ...others] = attributes;
  if (!first) return none;
  if (others.length === 0) return { [first.local]: first.resolved };
  const ordered = attributes.toSorted(withoutPrefixLast);
  return Object.fromEntries(ordered.map(({ local, resolved }) => [local, resolved]));
}

/** The last of one name is what counts: whoever asks for `URI` does not mean `x:URI`. */
export function withoutPrefixLast(
  one: { readonly prefix: string },
  other: { readonly prefix: string },
): number {
  return Number(one.prefix === '') - Number(other.prefix === '');
}
