import type { DocumentContent } from '../documents/document.ts';
import type { DocumentType } from '../documents/kinds.ts';
import { codes, contentPhrases } from './content-phrases.ts';
import { readContent } from './read-content.ts';

const codeOf = new Map(contentPhrases.map((phrase, index) => [phrase, codes[index] ?? phrase]));
const phraseOf = new Map([...codeOf].map(([phrase, code]) => [code, phrase]));

/** The longest that fits. */
const anyPhrase = new RegExp(
  contentPhrases
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(/[.[\]{}]/g, '\\$&'))
    .join('|'),
  'g',
);
const anyCode = new RegExp(`[${codes.join('')}]`, 'g');

/**
 * The JSON of a content with one character for each phrase that contents repeat: 0.3 KB instead of the 1.4 of a sale of
 * four lines, packed in 6 µs and unpacked in 2. Zlib beside the same phrases takes 30 and 8 for a tenth less, where a
 * sale waits for the one and every line of a list for the other.
 */
export function packJson(json: string): string {
  return json.replace(anyPhrase, (phrase) => codeOf.get(phrase) ?? phrase);
}

/** What a document says, packed. */
export function packContent(content: DocumentContent): string {
  return packJson(JSON.stringify(content));
}

/** The JSON as it was written, character for character; also where an earlier version kept it as it is. */
export function contentJson(kept: string): string {
  return kept.replace(anyCode, (code) => phraseOf.get(code) ?? code);
}

/** Stored data is parsed when read back. */
export function parseContent(type: DocumentType, kept: string): DocumentContent {
  const content = readContent(type, JSON.parse(contentJson(kept)));
  if (!content) throw new Error(`documents of type ${type} cannot be read`);
  return content;
}
