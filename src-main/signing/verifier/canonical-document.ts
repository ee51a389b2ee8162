import type { ScannedElement, ScannedXml } from '../../documents/xml/scan-xml.ts';
import { sriProfile } from '../sri-profile.ts';
import { canonicalizationOf } from './algorithms.ts';
import type { SignedDocument, SignedPart } from './signed-document.ts';

/**
 * A document by its canonical text (Canonical XML 1.0 without comments), which nearly all are signed in, and most are
 * written in: every element is a piece of it, but for the namespaces that its first tag declares (§2.4), and the
 * document without its signature is the text without it. Null for what is not that plain.
 */
export function openCanonical({ text: whole, root, isCanonical }: ScannedXml): SignedDocument | null {
  const signature = root.children.at(-1);
  // The exclusive form of a part is another. Wherever it is named, even in a text: it is not worth a closer look.
  if (!isCanonical || !isDs(signature, 'Signature') || whole.includes('xml-exc-c14n')) return null;
  const [signedInfo, ...others] = childrenIn([signature], 'SignedInfo');
  const ids = idsIn(root);
  if (signedInfo === undefined || others.length > 0 || ids.some(({ id }) => id.includes('&'))) return null;

  const baseOf = (path: readonly string[]): string | null => {
    let found: readonly ScannedElement[] = [signature];
    for (const name of path) found = childrenIn(found, name);
    const [first] = found;
    if (first === undefined) return '';
    return first.children.length === 0 ? first.text : null;
  };
  const certificate = baseOf(['KeyInfo', 'X509Data', 'X509Certificate']);
  const signatureValue = baseOf(['SignatureValue']);
  const [method] = childrenIn([signedInfo], 'CanonicalizationMethod');
  if (certificate === null || signatureValue === null) return null;
  if (canonicalizationOf(method?.attributes.Algorithm ?? '') === null) return null;
  const rootPart: SignedPart = {
    isRoot: true,
    canonical: () => whole.slice(root.start, signature.start) + whole.slice(signature.end, root.end),
  };
  return {
    certificate,
    signatureValue,
    signedInfo: canonicalOf(whole, signedInfo),
    signedInfoTree: signedInfo,
    find(uri) {
      if (uri === '') return rootPart;
      const [found, ...more] = ids.filter(({ id }) => `#${id}` === uri);
      if (more.length > 0) return 'ambiguous';
      if (found === undefined) return null;
      const { element } = found;
      if (element === root) return rootPart;
      return { isRoot: false, tree: element, canonical: () => canonicalOf(whole, element) };
    },
  };
}

function isDs(element: ScannedElement | undefined, name: string): element is ScannedElement {
  return element?.name === name && element.namespace === sriProfile.namespaces.ds;
}

function childrenIn(parents: readonly ScannedElement[], name: string): readonly ScannedElement[] {
  return parents.flatMap(({ children }) => children.filter((child) => isDs(child, name)));
}

interface Identified {
  /** As it is written. */
  readonly id: string;
  readonly element: ScannedElement;
}

/** Of an element and all inside of it. */
function idsIn(element: ScannedElement, found: Identified[] = []): readonly Identified[] {
  for (const { name, value } of element.written) if (ID_NAME.test(name)) found.push({ id: value, element });
  for (const child of element.children) idsIn(child, found);
  return found;
}

const ID_NAME = /^(?:[^:]+:)?(?:id|Id|ID)$/;

/** The element by itself: its first tag declares every namespace that holds there (Canonical XML §2.3, §2.4). */
function canonicalOf(whole: string, element: ScannedElement): string {
  const { prefix, name, namespaces, written, inside, end } = element;
  const declared = [...namespaces]
    .filter(([declaredPrefix, uri]) => declaredPrefix !== '' || uri !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([declaredPrefix, value]) => ({
      name: declaredPrefix === '' ? 'xmlns' : `xmlns:${declaredPrefix}`,
      value,
    }));
  const attributes = [...declared, ...written].map((attribute) => ` ${attribute.name}="${attribute.value}"`);
  const tag = prefix === '' ? name : `${prefix}:${name}`;
  return `<${tag}${attributes.join('')}>${whole.slice(inside, end)}`;
}
