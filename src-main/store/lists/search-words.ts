/** What a person may type to find a document: names, identifications, number in its forms, access key. */
export function searchWordsOf(document: {
  parties: readonly { readonly name: string; readonly identification: string }[];
  number: string;
  sequential: number;
  accessKey: string;
}): string {
  const { parties, number, sequential, accessKey } = document;
  const people = parties.flatMap(({ name, identification }) => [name, identification]);
  return [...people, number, number.replaceAll('-', ''), String(sequential), accessKey].join(' ');
}

/** The words a person looks for, each by its parts: 001-001-000000001 has three. Without letter or digit, none. */
export function wordsOf(q: string): readonly (readonly string[])[] {
  return q
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((parts) => parts.length > 0);
}

/**
 * The same words as an FTS5 question: every word must begin one of the document's. A word with marks inside, as
 * 001-001-000000001, is a phrase: its parts in that order. Undefined when there is no letter or digit to look for.
 */
export function matchOf(q: string): string | undefined {
  const words = wordsOf(q);
  return words.length === 0 ? undefined : words.map((parts) => `"${parts.join(' ')}"*`).join(' AND ');
}

/** Lower case without accents: how products and customers are compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
