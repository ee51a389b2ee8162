/**
 * The value of the signature of a signed document, without spaces: two copies of one document have the same, however
 * each was kept; two documents never do. Undefined where there is none.
 */
export function signatureValueOf(xml: string): string | undefined {
  return /<(?:[\w.-]+:)?SignatureValue[^>]*>([^<]*)</
    .exec(xml)?.[1]
    ?.replaceAll(/\s|&#1[03];|&#x[ad];/gi, '');
}
