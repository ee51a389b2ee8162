import type { XmlDocument, XmlNode, XmlXPath } from 'libxml2-wasm';
import { sriProfile } from '../sri-profile.ts';
import { type Canonicalization, canonicalizationOf } from './algorithms.ts';

/** The library, loaded: it cannot be required by the program's CommonJS, nor is it wanted before an import. */
export type Libxml = typeof import('libxml2-wasm');

/** A document under verification: its one signature, and its parts in canonical form. */
export interface SignedDocument {
  /** Base64, as written; empty when it is missing. */
  readonly certificate: string;
  readonly signatureValue: string;
  /** SignedInfo in its own canonical form; null when its method is unknown, or when it has none. */
  readonly signedInfo: string | null;
  /** What a reference names; null when there is no such element, `ambiguous` when there are several. */
  find(uri: string): SignedPart | 'ambiguous' | null;
}

export interface SignedPart {
  readonly isRoot: boolean;
  /**
   * Null where it has no canonical form: a namespace in it is no absolute address (Canonical XML 1.0 §1.3). The root is
   * given without the signature. That ends the use of all other parts, as the signature is taken out of the tree for it.
   */
  canonical(canonicalization: Canonicalization): string | null;
}

export type OpenedDocument =
  | { readonly ok: true; readonly document: SignedDocument }
  | { readonly ok: false; readonly fault: 'no_signature' | 'unsupported' };

/** A well-formed document. */
export interface ParsedDocument {
  open(): OpenedDocument;
  /** Frees its memory. */
  close(): void;
}

/** Parses documents with expressions that are compiled once; null for what is not well-formed, or has a DOCTYPE. */
export function makeDocumentParser(libxml: Libxml): (xml: Uint8Array) => ParsedDocument | null {
  const paths = compilePaths(libxml);
  return (xml) => {
    const tree = parse(libxml, xml);
    return tree && { open: () => open({ libxml, paths, tree }), close: () => tree.dispose() };
  };
}

interface Paths {
  readonly lastElement: XmlXPath;
  readonly ids: XmlXPath;
  readonly signedInfo: XmlXPath;
  readonly method: XmlXPath;
  readonly prefixes: XmlXPath;
  readonly signatureValue: XmlXPath;
  readonly certificate: XmlXPath;
}

function compilePaths({ XmlXPath }: Libxml): Paths {
  const compile = (path: string) => XmlXPath.compile(path, NAMESPACES);
  return {
    // Not by going from node to node: the library has none for an instruction.
    lastElement: compile('*[last()]'),
    // Without a schema no attribute is an ID; it is recognized by its name, in any of the spellings in use.
    ids: compile('//@*[local-name()="id" or local-name()="Id" or local-name()="ID"]'),
    signedInfo: compile('ds:SignedInfo'),
    method: compile('ds:SignedInfo/ds:CanonicalizationMethod/@Algorithm'),
    prefixes: compile('ds:SignedInfo/ds:CanonicalizationMethod/ec:InclusiveNamespaces/@PrefixList'),
    signatureValue: compile('ds:SignatureValue'),
    certificate: compile('ds:KeyInfo/ds:X509Data/ds:X509Certificate'),
  };
}

const NAMESPACES = { ds: sriProfile.namespaces.ds, ec: 'http://www.w3.org/2001/10/xml-exc-c14n#' };

/** Null for what is not well-formed, and for a DOCTYPE, which none of these documents has. */
function parse({ XmlDocument, XmlLibError, ParseOption }: Libxml, xml: Uint8Array): XmlDocument | null {
  let tree: XmlDocument;
  try {
    tree = XmlDocument.fromBuffer(xml, { option: ParseOption.XML_PARSE_NO_XXE });
  } catch (error) {
    if (error instanceof XmlLibError) return null;
    throw error;
  }
  if (tree.dtd === null) return tree;
  tree.dispose();
  return null;
}

interface Parsed {
  readonly libxml: Libxml;
  readonly paths: Paths;
  readonly tree: XmlDocument;
}

function open({ libxml, paths, tree }: Parsed): OpenedDocument {
  const root = tree.root;
  const signature = root.get(paths.lastElement);
  if (!(signature instanceof libxml.XmlElement)) return { ok: false, fault: 'no_signature' };
  if (signature.name !== 'Signature' || signature.namespaceUri !== sriProfile.namespaces.ds)
    return { ok: false, fault: 'no_signature' };
  const [signedInfo, ...others] = signature.find(paths.signedInfo);
  if (signedInfo === undefined || others.length > 0) return { ok: false, fault: 'unsupported' };
  const contentOf = (path: XmlXPath) => signature.get(path)?.content ?? '';
  const ids = tree.find(paths.ids).map((attribute) => ({ id: attribute.content, node: attribute.parent }));
  const canonical = (node: XmlNode, canonicalization: Canonicalization) =>
    canonicalize({ libxml, tree, node }, canonicalization);
  const method = canonicalizationOf(contentOf(paths.method), contentOf(paths.prefixes));
  let isSignatureInside = true;
  const rootPart: SignedPart = {
    isRoot: true,
    canonical(canonicalization) {
      // Removing frees its memory: it must not be done twice.
      if (isSignatureInside) signature.remove();
      isSignatureInside = false;
      return canonical(root, canonicalization);
    },
  };
  const document: SignedDocument = {
    certificate: contentOf(paths.certificate),
    signatureValue: contentOf(paths.signatureValue),
    signedInfo: method && canonical(signedInfo, method),
    find(uri) {
      if (uri === '') return rootPart;
      const [match, ...more] = ids.filter(({ id }) => `#${id}` === uri);
      if (more.length > 0) return 'ambiguous';
      const node = match?.node;
      if (!node) return null;
      if (node.isSameNode(root)) return rootPart;
      return { isRoot: false, canonical: (canonicalization) => canonical(node, canonicalization) };
    },
  };
  return { ok: true, document };
}

interface Part {
  readonly libxml: Libxml;
  readonly tree: XmlDocument;
  readonly node: XmlNode;
}

function canonicalize(
  { libxml, tree, node }: Part,
  { isExclusive, prefixes }: Canonicalization,
): string | null {
  const { XML_C14N_1_0, XML_C14N_EXCLUSIVE_1_0 } = libxml.XmlC14NMode;
  try {
    return tree.canonicalizeToString({
      mode: isExclusive ? XML_C14N_EXCLUSIVE_1_0 : XML_C14N_1_0,
      ...(prefixes.length > 0 && { inclusiveNamespacePrefixes: [...prefixes] }),
      nodeSet: new Set([node]),
    });
  } catch (error) {
    if (error instanceof libxml.XmlError) return null;
    throw error;
  }
}
