import { answerOf, keepAnswer } from '../../../../src-main/store/kept-answer.ts';
import { contentJson, packContent, parseContent } from '../../../../src-main/store/kept-content.ts';
import { keptXmlOf, xmlColumns, xmlOf } from '../../../../src-main/store/kept-xml.ts';
import { openStore } from '../../../../src-main/store/open.ts';
import { makeXmlPatterns } from '../../../../src-main/store/xml-patterns.ts';
import type { SeededRandom } from '../../../support/seeded-random.ts';

/** How many of what was written again came back byte for byte, and how many of it there were. */
export interface CameBack {
  readonly contents: number;
  readonly xmls: number;
  readonly answers: number;
  readonly all: { readonly documents: number; readonly answers: number };
}

/**
 * Takes documents of chance out of a store, packs anew what they say, their signed XML and their answers as if they were
 * written today, and reads all of it back. The transaction is taken back: the store stays as it was.
 */
export async function writeAgain(file: string, random: SeededRandom, sample: number): Promise<CameBack> {
  const store = openStore(file);
  const patterns = makeXmlPatterns();
  const same = { contents: 0, xmls: 0, answers: 0 };
  let answers = 0;
  try {
    const { newest } = await store.db
      .selectFrom('document')
      .select((eb) => eb.fn.max('seq').as('newest'))
      .executeTakeFirstOrThrow();
    const places = Array.from({ length: sample }, () => random.between(1, newest));
    await store.lane
      .run(async (tx) => {
        for (const seq of places) {
          const row = await tx
            .selectFrom('document')
            .innerJoin('document_revision', 'document_revision.seq', 'document.seq')
            .innerJoin('signed_xml', 'signed_xml.place', 'document_revision.place')
            .select(['document.id', 'document.type', 'document_revision.revision', ...xmlColumns])
            .where('document.seq', '=', seq)
            .executeTakeFirstOrThrow();
          const json = contentJson(row.content);
          const content = packContent(parseContent(row.type, row.content));
          if (contentJson(content) === json) same.contents += 1;
          const xml = await xmlOf(tx, row);
          if (!xml) throw new Error(`document ${seq} is not signed`);
          const kept = keptXmlOf(xml, await patterns.find(tx, xml, seq), content);
          if ((await xmlOf(tx, { ...kept, content }))?.equals(xml)) same.xmls += 1;
          const exchanges = await tx.selectFrom('exchange').selectAll().where('seq', '=', seq).execute();
          for (const exchange of exchanges) {
            const answer = answerOf(exchange, xml);
            if (!answer) continue;
            answers += 1;
            const again = await keepAnswer(tx, row, answer);
            if (answerOf(again, xml)?.equals(answer)) same.answers += 1;
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

class TakenBack extends Error {}
