import { hash } from 'node:crypto';
import { keepLatest } from '../documents/keep-latest.ts';
import { compress, decompress } from './compression.ts';
import { type Given, keepQuery } from './kept-query.ts';
import type { Tx } from './write-lane.ts';

/** An XML that was signed before: others like it are packed beside it. */
export interface XmlPattern {
  readonly id: number;
  readonly shape: string;
  /** Of which documents it is: those of this thousand of places. */
  readonly span: number;
  readonly bytes: Uint8Array;
}

/**
 * The patterns of the signed XML. The last of each shape stays unpacked in memory: to read and unpack it again for each
 * document was more than half of what keeping its XML takes, 130 of 220 µs.
 */
export interface XmlPatterns {
  /** What the XML of the document in this place is packed beside; where there is none, this XML begins one. */
  find(tx: Tx, xml: Uint8Array, seq: number): Promise<XmlPattern>;
  /**
   * To be told once the transaction that found a pattern is committed, and never before: one that was begun and then
   * undone does not exist.
   */
  remember(pattern: XmlPattern): void;
}

/**
 * How many documents have a pattern in common: a page of the disk that breaks takes no more of them with it, and what
 * the shop sells now is more like what it sold lately.
 */
const SPAN = 1000;

/** Kinds and certificates of a busy installation; of more, the last to have come are remembered. */
const REMEMBERED = 32;

export function makeXmlPatterns(): XmlPatterns {
  const remembered = new Map<string, XmlPattern>();
  return {
    async find(tx, xml, seq) {
      const shape = shapeOf(xml);
      const span = Math.floor(seq / SPAN);
      const known = remembered.get(shape);
      if (known?.span === span) return known;
      const [kept] = (await patternIn(tx, { shape, from: span * SPAN, until: (span + 1) * SPAN })).rows;
      if (kept) return { id: kept.id, shape, span, bytes: decompress(kept.xml) };
      const { id } = await tx
        .insertInto('xml_pattern')
        .values({ shape, last_seq: seq, xml: compress(xml) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, shape, span, bytes: xml };
    },

    remember(pattern) {
      if (remembered.get(pattern.shape)?.id === pattern.id) return;
      keepLatest(remembered, { key: pattern.shape, value: pattern, most: REMEMBERED });
    },
  };
}

const patternIn = keepQuery((db, given: Given<{ shape: string; from: number; until: number }>) =>
  db
    .selectFrom('xml_pattern')
    .select(['id', 'xml'])
    .where('shape', '=', given('shape'))
    .where('last_seq', '>=', given('from'))
    .where('last_seq', '<', given('until'))
    .orderBy('last_seq', 'desc')
    .limit(1),
);

/** Alike are the documents of a kind that one certificate signed. */
function shapeOf(xml: Uint8Array): string {
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).toString('latin1');
  const root = /<([\w:]+)[\s>]/.exec(text)?.[1] ?? '';
  const certificate = /X509Certificate>([^<]*)</.exec(text)?.[1] ?? '';
  return `${root} ${hash('sha256', certificate, 'base64url').slice(0, 16)}`;
}
