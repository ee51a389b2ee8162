/** What a person may type to find a document: name, identification, number in its forms, access key. */
export function searchWordsOf(document: {
  name: string;
  identification: string;
  number: string;
  sequential: number;
  accessKey: string;
}): string {
  const { name, identification, number, sequential, accessKey } = document;
  return [name, identification, number, number.replaceAll('-', ''), String(sequential), accessKey].join(' ');
}

/** The same words as an FTS5 question: every word must begin one of the document's. Undefined when nothing is asked. */
export function matchOf(q: string): string | undefined {
  const words = q.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `"${word}"*`).join(' ');
}

/** Lower case without accents: how products and customers are compared. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
