import { compress, decompress } from './compression.ts';
import { xmlOf } from './kept-xml.ts';
import type { ExchangeRow } from './schema/documents.ts';
import type { Tx } from './write-lane.ts';

type KeptAnswer = Pick<ExchangeRow, 'answer' | 'answer_beside_xml'>;

/** Shorter ones repeat no document: an acknowledgement, a fault. */
const REPEATS_FROM_BYTES = 2000;

/** Packs what the authority answered; an authorization repeats the whole document, which is kept already. */
export async function keepAnswer(
  tx: Tx,
  document: { readonly id: string; readonly revision: number },
  answer: Uint8Array,
): Promise<KeptAnswer> {
  const xml = answer.length < REPEATS_FROM_BYTES ? undefined : await signedXmlOf(tx, document);
  return { answer: compress(answer, xml), answer_beside_xml: xml ? 1 : 0 };
}

/** The answer verbatim. `signedXml`: that of the revision it is about. */
export function answerOf(
  { answer, answer_beside_xml }: KeptAnswer,
  signedXml: Uint8Array | undefined,
): Buffer | undefined {
  return answer === null ? undefined : decompress(answer, answer_beside_xml === 1 ? signedXml : undefined);
}

async function signedXmlOf(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('document_revision')
    .select(['signed_xml', 'signed_xml_pattern'])
    .where('document_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && xmlOf(tx, row);
}
