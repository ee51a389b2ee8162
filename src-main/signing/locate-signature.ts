import { childOf, readXml, textOf, type XmlTree } from '../documents/xml/xml-tree.ts';
import { sriProfile } from './sri-profile.ts';

/** The enveloped signature of a document and what is needed to check what it covers. */
export interface LocatedSignature {
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

/**
 * Finds the one signature that is the last child of the root, as the SRI's format has it (reference.md §6). What is
 * not well-formed XML, or brings a DOCTYPE, is unreadable.
 */
export function locateSignature(xml: string): SignatureLocation {
  const reading = readXml(xml);
  if (!reading.ok) return { ok: false, fault: 'unreadable' };
  const { attributes, children } = reading.root;
  const signature = children.at(-1);
  if (signature?.name !== 'Signature' || signature.namespace !== sriProfile.namespaces.ds)
    return { ok: false, fault: 'no_signature' };
  return {
    ok: true,
    value: {
      rootId: attributes.id ?? attributes.Id ?? attributes.ID ?? null,
      signatureXml: xml.slice(signature.start, signature.end),
      certificate: certificateIn(signature),
    },
  };
}

function certificateIn(signature: XmlTree): string | null {
  const keyInfo = childOf(signature, 'KeyInfo');
  const data = keyInfo && childOf(keyInfo, 'X509Data');
  return (data && textOf(data, 'X509Certificate')) || null;
}
