/** The last signature of a text, if nothing but the end of the root follows it. */
const SIGNATURE = /<(?:[\w.-]+:)?Signature[\s>]/g;
const ENDING = /<\/(?:[\w.-]+:)?Signature\s*>(?<root>\s*<\/[\w.:-]+\s*>\s*)$/;
/** Longer than the two closing tags and the blanks around them. */
const ENDING_LENGTH = 400;

/** A document that somebody signed, and what can be read of it without reading the signature. */
export interface SignedText {
  readonly isSigned: boolean;
  /**
   * The document up to its signature, which is more than half of it and says nothing of the content; null when the
   * signature is not where the authority's format has it. Well-formed whenever the document is, and only then when
   * the signature is a child of the root.
   */
  readonly unsigned: string | null;
}

export function withoutSignature(text: string): SignedText {
  let start = -1;
  for (const { index } of text.matchAll(SIGNATURE)) start = index;
  if (start === -1) return { isSigned: false, unsigned: null };
  const end = ENDING.exec(text.slice(-ENDING_LENGTH))?.groups?.root;
  return { isSigned: true, unsigned: end === undefined ? null : text.slice(0, start) + end };
}
