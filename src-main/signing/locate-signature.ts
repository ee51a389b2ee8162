import { SaxesParser } from 'saxes';
import { sriProfile } from './sri-profile.ts';

/** The enveloped signature of a document and what is needed to check what it covers. */
export interface LocatedSignature {
  readonly rootName: string;
  /** The root's id, under any spelling of the attribute; null without one. */
  readonly rootId: string | null;
  /** The text of the Signature element. */
  readonly signatureXml: string;
  /** The first certificate of its KeyInfo, base64; null without one. */
  readonly certificate: string | null;
}

export type SignatureLocation =
  | { readonly ok: true; readonly value: LocatedSignature }
  | { readonly ok: false; readonly fault: 'unreadable' | 'no_signature' };

const ROOT_DEPTH = 1;
const ID_ATTRIBUTES = ['id', 'Id', 'ID'] as const;
const CERTIFICATE_PATH = '/ds:Signature/ds:KeyInfo/ds:X509Data/ds:X509Certificate';

/**
 * Finds the one signature that is the last child of the root, as the SRI's format has it (reference.md §6).
 * Reads strictly, with namespaces: what is not well-formed XML, or brings a DOCTYPE, is unreadable.
 */
export function locateSignature(xml: string): SignatureLocation {
  const found: Findings = {
    root: null,
    start: -1,
    isLastChild: false,
    signatureXml: null,
    certificate: null,
  };
  try {
    read(xml, found);
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
  const { root, isLastChild, signatureXml, certificate } = found;
  if (root === null) return { ok: false, fault: 'unreadable' };
  if (!isLastChild || signatureXml === null) return { ok: false, fault: 'no_signature' };
  return { ok: true, value: { ...root, signatureXml, certificate } };
}

interface Findings {
  root: Pick<LocatedSignature, 'rootName' | 'rootId'> | null;
  /** Where the latest child of the root begins. */
  start: number;
  /** Whether the latest child of the root is a signature. */
  isLastChild: boolean;
  signatureXml: string | null;
  certificate: string | null;
}

function read(xml: string, found: Findings): void {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A DOCTYPE is not part of any electronic document');
  });
  parser.on('opentag', (tag) => {
    const isDs = tag.uri === sriProfile.namespaces.ds;
    path.push(isDs ? `ds:${tag.local}` : tag.local);
    if (path.length === ROOT_DEPTH) {
      const id = ID_ATTRIBUTES.map((name) => tag.attributes[name]?.value).find(
        (value) => value !== undefined,
      );
      found.root = { rootName: tag.name, rootId: id ?? null };
    } else if (path.length === ROOT_DEPTH + 1) {
      found.isLastChild = isDs && tag.local === 'Signature';
      found.start = xml.lastIndexOf('<', parser.position - 1);
    }
  });
  parser.on('text', (text) => {
    if (found.certificate === null && path.join('/').endsWith(CERTIFICATE_PATH)) found.certificate = text;
  });
  parser.on('closetag', () => {
    if (path.length === ROOT_DEPTH + 1 && found.isLastChild) {
      found.signatureXml = xml.slice(found.start, parser.position);
    }
    path.pop();
  });
  parser.write(xml).close();
}
