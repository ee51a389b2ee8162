import type { CompareDocuments } from '../../issuing/authorization/compare-authorization.ts';
import { defaultCanonicalization } from './algorithms.ts';
import { makeDocumentParser, type ParsedDocument } from './signed-document.ts';

type Parse = (xml: Uint8Array) => ParsedDocument | null;

/** Compares signed documents by libxml2, which is loaded with the first two that are not alike byte by byte. */
export function makeDocumentComparison(): CompareDocuments {
  let loading: Promise<Parse> | undefined;
  const load = async () => makeDocumentParser(await import('libxml2-wasm'));
  return async (sent, enclosed) => {
    loading ??= load();
    try {
      const parse = await loading;
      const [ours, theirs] = [canonicalPartsOf(sent, parse), canonicalPartsOf(enclosed, parse)];
      if (ours === null || theirs === null || ours.document !== theirs.document) return 'other_content';
      return ours.signature === theirs.signature ? 'same' : 'other_signature';
    } catch (reason) {
      // The cause may be temporary, and the memory of libxml2 damaged: the next comparison begins anew.
      loading = undefined;
      throw reason;
    }
  };
}

/**
 * The document without its signature, in canonical form, and the signature's value, which vouches for all that the
 * signature says; null for what has no signature or no canonical form.
 */
function canonicalPartsOf(xml: string, parse: Parse) {
  // What was read as text is UTF-8 now, whatever its declaration says.
  const parsed = parse(new TextEncoder().encode(xml.replace(/^\s*<\?xml[^>]*\?>/u, '')));
  if (parsed === null) return null;
  try {
    const opened = parsed.open();
    if (!opened.ok) return null;
    const signature = opened.document.signatureValue.replace(/\s+/gu, '');
    const root = opened.document.find('');
    const document = root === null || root === 'ambiguous' ? null : root.canonical(defaultCanonicalization);
    return document === null ? null : { document, signature };
  } finally {
    parsed.close();
  }
}
