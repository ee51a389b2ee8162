/** Elements in each other. No document or answer of the authority has more than 12; more is not read. */
export const DEEPEST = 64;

/**
 * Attributes of an element, the declarations of namespaces among them. None of ours has more than a dozen; a parser of
 * signatures takes a minute for 60,000.
 */
export const MOST_ATTRIBUTES = 256;
