import { authorityPhrases } from './authority-phrases.ts';
import { compress, decompress } from './compression.ts';
import { xmlColumns, xmlOf } from './kept-xml.ts';
import type { ExchangeRow } from './schema/documents.ts';
import type { Tx } from './write-lane.ts';

type KeptAnswer = Pick<ExchangeRow, 'answer' | 'answer_beside'>;

/** What an answer is packed beside; beside nothing or the XML alone only earlier versions packed any. */
const beside = { nothing: 0, xml: 1, phrases: 2, phrasesAndXml: 3 } as const;

/** Of an exchange that nothing came back from. */
export const noAnswer: KeptAnswer = { answer: null, answer_beside: beside.nothing };

/** Shorter ones repeat no document: an acknowledgement, a fault. */
const REPEATS_FROM_BYTES = 2000;

/** Packs what the authority answered; an authorization repeats the whole document, which is kept already. */
export async function keepAnswer(
  tx: Tx,
  document: { readonly id: string; readonly revision: number },
  answer: Uint8Array,
): Promise<KeptAnswer> {
  const xml = answer.length < REPEATS_FROM_BYTES ? undefined : await signedXmlOf(tx, document);
  return xml
    ? { answer: compress(answer, withPhrases(xml)), answer_beside: beside.phrasesAndXml }
    : { answer: compress(answer, authorityPhrases), answer_beside: beside.phrases };
}

/** The answer verbatim. `signedXml`: that of the revision it is about. */
export function answerOf(
  { answer, answer_beside }: KeptAnswer,
  signedXml: Uint8Array | undefined,
): Buffer | undefined {
  if (answer === null) return undefined;
  switch (answer_beside) {
    case beside.nothing:
      return decompress(answer);
    case beside.xml:
      return decompress(answer, signedXml);
    case beside.phrases:
      return decompress(answer, authorityPhrases);
    case beside.phrasesAndXml:
      return decompress(answer, signedXml && withPhrases(signedXml));
  }
}

function withPhrases(xml: Uint8Array): Buffer {
  return Buffer.concat([authorityPhrases, xml]);
}

async function signedXmlOf(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('document')
    .innerJoin('document_revision', 'document_revision.seq', 'document.seq')
    .leftJoin('signed_xml', 'signed_xml.place', 'document_revision.place')
    .select(xmlColumns)
    .where('document.id', '=', id)
    .where('document_revision.revision', '=', revision)
    .executeTakeFirst();
  return row && xmlOf(tx, row);
}
