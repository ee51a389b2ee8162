import { sriProfile } from '../sri-profile.ts';
import { canonicalizationOf } from './algorithms.ts';
import { type CanonicalElement, elementsFrom, openingTag } from './canonical-elements.ts';
import type { SignedDocument, SignedPart } from './signed-document.ts';

/**
 * A document by its canonical text (Canonical XML 1.0 without comments), which nearly all are signed in: every element
 * in canonical form is a piece of it, but for the namespaces that its first tag declares (§2.4), and the document
 * without its signature is the text without it. Null for what is not that plain.
 */
export function openCanonical(text: string): SignedDocument | null {
  const start = onlySignatureIn(text);
  const root = start === -1 || isNotPlain(text) ? null : openingTag(text, 0);
  if (root === null || ANY_ID.test(text.slice(root.inside, start))) return null;
  const elements = elementsFrom(text, start, root.namespaces);
  const [signature] = elements;
  if (signature?.name !== 'Signature' || !isDs(signature)) return null;
  if (ELEMENT.test(text.slice(signature.end))) return null;
  const [signedInfo, ...others] = childrenIn(elements, [signature], 'SignedInfo');
  const ids = idsOf([root, ...elements]);
  if (signedInfo === undefined || others.length > 0 || ids === null) return null;

  const baseOf = (path: readonly string[]): string | null => {
    let found: readonly CanonicalElement[] = [signature];
    for (const name of path) found = childrenIn(elements, found, name);
    const [first] = found;
    return first === undefined ? '' : plainText(text.slice(first.inside, first.closed));
  };
  const certificate = baseOf(['KeyInfo', 'X509Data', 'X509Certificate']);
  const signatureValue = baseOf(['SignatureValue']);
  const [method] = childrenIn(elements, [signedInfo], 'CanonicalizationMethod');
  const algorithm = method?.attributes.find(([name]) => name === 'Algorithm')?.[1] ?? '';
  if (certificate === null || signatureValue === null || canonicalizationOf(algorithm) === null) return null;
  const rootPart: SignedPart = {
    isRoot: true,
    canonical: () => text.slice(0, signature.start) + text.slice(signature.end),
  };
  return {
    certificate,
    signatureValue,
    signedInfo: canonicalOf(text, signedInfo),
    find(uri) {
      if (uri === '') return rootPart;
      const [found, ...more] = ids.filter(({ id }) => `#${id}` === uri);
      if (more.length > 0) return 'ambiguous';
      if (found === undefined) return null;
      const { element } = found;
      return element === root ? rootPart : { isRoot: false, canonical: () => canonicalOf(text, element) };
    },
  };
}

/**
 * Instructions, attributes that parts inherit (`xml:lang`) and the exclusive form: each changes what a part's canonical
 * form is. Wherever they are, even in a text: it is not worth the while to look more closely.
 */
function isNotPlain(text: string): boolean {
  return text.includes('<?') || text.includes(' xml:') || text.includes('xml-exc-c14n');
}

const SIGNATURE = /[<:]Signature[ >]/g;
const ANY_ID = /[ :](?:id|Id|ID)="/;
const ELEMENT = /<[^/]/;

/** Where the one element named Signature begins; -1 where there is none, or what looks like several. */
function onlySignatureIn(text: string): number {
  const starts: number[] = [];
  for (const { index } of text.matchAll(SIGNATURE)) {
    const start = text.lastIndexOf('<', index);
    if (text[start + 1] !== '/') starts.push(start);
  }
  const [first, ...others] = starts;
  return first === undefined || others.length > 0 ? -1 : first;
}

function isDs({ prefix, namespaces }: CanonicalElement): boolean {
  return namespaces.get(prefix) === sriProfile.namespaces.ds;
}

function childrenIn(
  elements: readonly CanonicalElement[],
  parents: readonly CanonicalElement[],
  name: string,
): readonly CanonicalElement[] {
  return elements.filter(
    (element) =>
      element.name === name && element.parent !== null && parents.includes(element.parent) && isDs(element),
  );
}

interface Identified {
  readonly id: string;
  readonly element: CanonicalElement;
}

/** Null where one is written with characters that stand for others. */
function idsOf(elements: readonly CanonicalElement[]): readonly Identified[] | null {
  const ids = elements.flatMap((element) =>
    element.attributes
      .filter(([name]) => ID_NAME.test(name))
      .map(([, value]): Identified => ({ id: value, element })),
  );
  return ids.some(({ id }) => id.includes('&')) ? null : ids;
}

const ID_NAME = /^(?:[^:]+:)?(?:id|Id|ID)$/;

/** Null for what holds more than a text, or characters that stand for others. */
function plainText(content: string): string | null {
  const text = content.replaceAll('&#xD;', '\r');
  return /[<&]/.test(text) ? null : text;
}

/** The element by itself: its first tag declares every namespace that holds there (Canonical XML §2.3, §2.4). */
function canonicalOf(text: string, element: CanonicalElement): string {
  const { prefix, name, namespaces, attributes, inside, end } = element;
  const declared = [...namespaces]
    .filter(([declaredPrefix, uri]) => declaredPrefix !== '' || uri !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([declaredPrefix, uri]): [string, string] => [
      declaredPrefix === '' ? 'xmlns' : `xmlns:${declaredPrefix}`,
      uri,
    ]);
  const written = [...declared, ...attributes].map(([attribute, value]) => ` ${attribute}="${value}"`);
  const tag = prefix === '' ? name : `${prefix}:${name}`;
  return `<${tag}${written.join('')}>${text.slice(inside, end)}`;
}
