import { parseContent, writeContent } from '../../../../src-main/store/rows/columns/content-column.ts';
import { type Compressed, compressAlike } from '../../../../src-main/store/rows/columns/dictionaries.ts';
import { signedXmlColumns, signedXmlOf } from '../../../../src-main/store/rows/documents/signed-xml.ts';
import { decompress } from '../../../../src-main/store/sqlite/compression.ts';
import { openStore } from '../../../../src-main/store/sqlite/open.ts';
import type { Tx } from '../../../../src-main/store/sqlite/write-queue.ts';
import type { SeededRandom } from '../../../support/seeded-random.ts';

/** How many of what was written again came back byte for byte, and how many of it there were. */
export interface CameBack {
  readonly contents: number;
  readonly xmls: number;
  readonly answers: number;
  readonly all: { readonly documents: number; readonly answers: number };
}

/**
 * Takes documents of chance out of a store, compresses anew what they say, their signed XML and their answers as if they
 * were written today, and reads all of it back. The transaction is taken back: the store stays as it was.
 */
export async function writeAgain(file: string, random: SeededRandom, sample: number): Promise<CameBack> {
  const store = openStore(file);
  const same = { contents: 0, xmls: 0, answers: 0 };
  let answers = 0;
  try {
    const { newest } = await store.db
      .selectFrom('document')
      .select((eb) => eb.fn.max('seq').as('newest'))
      .executeTakeFirstOrThrow();
    const seqs = Array.from({ length: sample }, () => random.between(1, newest));
    await store.writes
      .run(async (tx) => {
        for (const seq of seqs) {
          const row = await tx
            .selectFrom('document')
            .innerJoin('document_revision', 'document_revision.seq', 'document.seq')
            .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
            .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
            .select(['document.type', 'document_revision.content', ...signedXmlColumns])
            .where('document.seq', '=', seq)
            .executeTakeFirstOrThrow();
          const json = decompress(row.content);
          if (decompress(writeContent(parseContent(row.type, row.content))).equals(json)) same.contents += 1;
          const xml = signedXmlOf(row);
          if (!xml) throw new Error(`document ${seq} is not signed`);
          const again = await compressAlike(tx, `signed ${row.type}`, xml);
          if ((await readBack(tx, again)).equals(xml)) same.xmls += 1;
          const exchanges = await tx
            .selectFrom('exchange')
            .leftJoin('dictionary', 'dictionary.id', 'exchange.answer_dictionary')
            .select(['exchange.operation', 'exchange.outcome', 'exchange.answer', 'dictionary.bytes'])
            .where('seq', '=', seq)
            .execute();
          for (const { operation, outcome, answer, bytes } of exchanges) {
            if (!answer) continue;
            answers += 1;
            const text = decompress(answer, bytes ?? undefined);
            const kept = await compressAlike(tx, `${operation} ${outcome} ${row.type}`, text);
            if ((await readBack(tx, kept)).equals(text)) same.answers += 1;
          }
        }
        throw new TakenBack();
      })
      .catch((reason: unknown) => {
        if (!(reason instanceof TakenBack)) throw reason;
      });
  } finally {
    await store.close();
  }
  return { ...same, all: { documents: sample, answers } };
}

async function readBack(tx: Tx, { bytes, dictionary }: Compressed): Promise<Buffer> {
  if (dictionary === null) return decompress(bytes);
  const row = await tx
    .selectFrom('dictionary')
    .select('bytes')
    .where('id', '=', dictionary)
    .executeTakeFirstOrThrow();
  return decompress(bytes, row.bytes);
}

class TakenBack extends Error {}
