/**
 * The XAdES-BES profile of the SRI (technical sheet 2.34 §6), as data. What looks dated is what the authority's
 * validator takes; do not modernize it without an authorized document as evidence.
 */
export const sriProfile = {
  namespaces: {
    ds: 'http://www.w3.org/2000/09/xmldsig#',
    /** XAdES 1.3.2, the only version the sheet names. */
    etsi: 'http://uri.etsi.org/01903/v1.3.2#',
  },
  /** Inclusive canonicalization: the namespaces declared on Signature belong to every digested part. */
  canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  /** The sheet (§6.8) knows RSA-SHA1 alone; SHA-256 signatures have been reported as rejected. */
  signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: { uri: 'http://www.w3.org/2000/09/xmldsig#sha1', node: 'sha1' },
  envelopedTransform: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  /** The type of the reference to SignedProperties; without the version, as XAdES 1.3.2 §6.3.1 has it. */
  signedPropertiesType: 'http://uri.etsi.org/01903#SignedProperties',
  /** The fixed id of every document's root. Lower case, and no attribute of type ID in the SRI's schemas. */
  documentId: 'comprobante',
  dataObject: { description: 'contenido comprobante', mimeType: 'text/xml' },
} as const;
