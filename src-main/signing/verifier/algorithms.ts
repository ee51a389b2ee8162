/** How a part of a document was put into canonical form before it was digested. */
export interface Canonicalization {
  readonly isExclusive: boolean;
  /** The prefixes that an exclusive form declares all the same (`InclusiveNamespaces`). */
  readonly prefixes: readonly string[];
}

/** Names of node:crypto for the hashes that signers use (reference.md §6). */
export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

const INCLUSIVE = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Null for an unknown algorithm. */
export function canonicalizationOf(algorithm: string, prefixList = ''): Canonicalization | null {
  switch (algorithm) {
    case INCLUSIVE:
    // A reference inside the document leaves comments out before it is canonicalized (XML-DSig §4.4.3.3).
    case `${INCLUSIVE}#WithComments`:
      return { isExclusive: false, prefixes: [] };
    case EXCLUSIVE:
    case `${EXCLUSIVE}WithComments`:
      return { isExclusive: true, prefixes: prefixList.split(/\s+/).filter((prefix) => prefix !== '') };
    default:
      return null;
  }
}

/** What a reference without a canonicalization gets (XML-DSig §4.4.3.2). */
export const defaultCanonicalization: Canonicalization = { isExclusive: false, prefixes: [] };

export const digestHashes: ReadonlyMap<string, HashName> = new Map([
  ['http://www.w3.org/2000/09/xmldsig#sha1', 'sha1'],
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'sha512'],
]);

/** RSA with PKCS#1 v1.5 padding; the hash that each signature algorithm begins with. */
export const signatureHashes: ReadonlyMap<string, HashName> = new Map([
  ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'sha1'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha384', 'sha384'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'sha512'],
]);
