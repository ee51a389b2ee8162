import { createHash } from 'node:crypto';
import { compress, decompress } from './compression.ts';
import type { Store } from './open.ts';
import type { DocumentRevisionRow } from './schema/documents.ts';
import type { Tx } from './write-lane.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;
type KeptXmlColumns = Pick<DocumentRevisionRow, 'signed_xml' | 'signed_xml_pattern'>;

/** A signed XML as its revision keeps it: what it shares with its pattern is kept once. */
export interface KeptXml {
  readonly signed_xml: Uint8Array;
  /** Null: it stands alone. */
  readonly signed_xml_pattern: number | null;
}

/**
 * How many documents are issued until the next pattern is begun: a page of the disk that breaks takes no more of them
 * with it, and what the shop sells now is more like what it sold lately.
 */
const SPAN = 1000;

/**
 * Packs the XML after an earlier one that was signed with the same certificate and is of the same kind. Of the 8 KB of
 * a sale, the certificate and the frame of both are most: 3.4 KB compressed alone, 0.7 KB beside the other.
 */
export async function keepXml(tx: Tx, xml: Uint8Array): Promise<KeptXml> {
  const shape = shapeOf(xml);
  const newest = await tx
    .selectFrom('xml_pattern')
    .select(['id', 'xml'])
    .where('shape', '=', shape)
    .where('last_seq', '>', (eb) => eb(lastSeq(tx), '-', SPAN))
    .orderBy('last_seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest) return { signed_xml: compress(xml, decompress(newest.xml)), signed_xml_pattern: newest.id };
  const { id } = await tx
    .insertInto('xml_pattern')
    .values({ shape, last_seq: lastSeq(tx), xml: compress(xml) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { signed_xml: compress(xml, xml), signed_xml_pattern: id };
}

/** The XML byte for byte; undefined while nothing is signed. */
export async function xmlOf(
  db: Reader,
  { signed_xml, signed_xml_pattern }: KeptXmlColumns,
): Promise<Buffer | undefined> {
  if (signed_xml === null) return undefined;
  if (signed_xml_pattern === null) return decompress(signed_xml);
  const pattern = await db
    .selectFrom('xml_pattern')
    .select('xml')
    .where('id', '=', signed_xml_pattern)
    .executeTakeFirstOrThrow();
  return decompress(signed_xml, decompress(pattern.xml));
}

/** The newest document's place in lists, within another question. */
function lastSeq(db: Reader) {
  return db
    .selectFrom('document')
    .select((eb) => eb.fn.coalesce(eb.fn.max('document.seq'), eb.val(0)).as('seq'));
}

/** Alike are the documents of a kind that one certificate signed. */
function shapeOf(xml: Uint8Array): string {
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).toString('latin1');
  const root = /<([\w:]+)[\s>]/.exec(text)?.[1] ?? '';
  const certificate = /X509Certificate>([^<]*)</.exec(text)?.[1] ?? '';
  return `${root} ${createHash('sha256').update(certificate).digest('base64url').slice(0, 16)}`;
}
