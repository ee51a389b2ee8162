import { childOf, childrenOf, readXml, textOf, type XmlTree } from '../../documents/xml/xml-tree.ts';
import { sriProfile } from '../sri-profile.ts';
import {
  type Canonicalization,
  canonicalizationOf,
  defaultCanonicalization,
  digestHashes,
  ENVELOPED,
  type HashName,
  signatureHashes,
} from './algorithms.ts';

/** What a signature says it covers, read out of the very bytes that were signed. */
export interface SignedInfo {
  readonly signatureHash: HashName;
  readonly references: readonly SignedReference[];
}

export interface SignedReference {
  /** `#id`, or empty for the whole document. */
  readonly uri: string;
  /** Whether the signature itself is left out, as it must be where it is inside of what it covers. */
  readonly isEnveloped: boolean;
  readonly canonicalization: Canonicalization;
  readonly hash: HashName;
  readonly digest: Buffer;
}

/** Signatures have three: the document, the properties and the key. The limit bounds the work for a hostile one. */
const MOST_REFERENCES = 8;

/** Of the canonical text of SignedInfo; null when it uses an algorithm or a transform that is not supported. */
export function parseSignedInfo(canonical: string): SignedInfo | null {
  const reading = readXml(canonical);
  if (!reading.ok || !isDs(reading.root, 'SignedInfo')) return null;
  const { root } = reading;
  const signatureHash = signatureHashes.get(algorithmOf(childOf(root, 'SignatureMethod')));
  const elements = childrenOf(root, 'Reference');
  if (signatureHash === undefined || elements.length === 0 || elements.length > MOST_REFERENCES) return null;
  const references = elements.map(parseReference).filter((reference) => reference !== null);
  return references.length === elements.length ? { signatureHash, references } : null;
}

function parseReference(element: XmlTree): SignedReference | null {
  const uri = element.attributes.URI;
  const transforms = parseTransforms(element);
  const hash = digestHashes.get(algorithmOf(childOf(element, 'DigestMethod')));
  if (uri === undefined || !/^(?:#[^']+)?$/.test(uri) || transforms === null || hash === undefined)
    return null;
  return { uri, ...transforms, hash, digest: Buffer.from(textOf(element, 'DigestValue'), 'base64') };
}

/** Only the transform of enveloped signatures, and then one canonicalization, leave nothing else out. */
function parseTransforms(
  reference: XmlTree,
): Pick<SignedReference, 'isEnveloped' | 'canonicalization'> | null {
  const list = childOf(reference, 'Transforms');
  const transforms = list ? childrenOf(list, 'Transform') : [];
  const isEnveloped = algorithmOf(transforms[0]) === ENVELOPED;
  const [transform, ...more] = isEnveloped ? transforms.slice(1) : transforms;
  if (more.length > 0) return null;
  const canonicalization = transform === undefined ? defaultCanonicalization : canonicalizationIn(transform);
  return canonicalization === null ? null : { isEnveloped, canonicalization };
}

function canonicalizationIn(transform: XmlTree): Canonicalization | null {
  const prefixes = childOf(transform, 'InclusiveNamespaces')?.attributes.PrefixList;
  return canonicalizationOf(algorithmOf(transform), prefixes);
}

function algorithmOf(element: XmlTree | undefined): string {
  return element?.attributes.Algorithm ?? '';
}

function isDs({ name, namespace }: XmlTree, wanted: string): boolean {
  return name === wanted && namespace === sriProfile.namespaces.ds;
}
