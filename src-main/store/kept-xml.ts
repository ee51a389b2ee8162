import { createHash } from 'node:crypto';
import { compress, decompress } from './compression.ts';
import { contentJson } from './kept-content.ts';
import { type Given, keepQuery } from './kept-query.ts';
import type { Store } from './open.ts';
import type { SignedXmlTable } from './schema/documents.ts';
import type { Tx } from './write-lane.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

/** A signed XML as it is kept: what it shares with its pattern and with its content is kept once. */
export type KeptXml = Omit<SignedXmlTable, 'place'>;

/** Columns of a revision joined with its signed XML, to be read by `xmlOf`. */
export const xmlColumns = [
  'document_revision.content',
  'signed_xml.xml',
  'signed_xml.pattern',
  'signed_xml.beside_content',
] as const;

type XmlColumns = { readonly [Column in keyof KeptXml]: KeptXml[Column] | null } & {
  readonly content: string;
};

/**
 * How many documents are issued until the next pattern is begun: a page of the disk that breaks takes no more of them
 * with it, and what the shop sells now is more like what it sold lately.
 */
const SPAN = 1000;

/**
 * Packs the XML after an earlier one that was signed with the same certificate and is of the same kind, and after what
 * the document says. Of the 11 KB of a sale of ten lines, the certificate and the frame are most: 4.5 KB compressed
 * alone, 1.0 KB beside the other, 0.85 KB beside the content too.
 */
export async function keepXml(tx: Tx, xml: Uint8Array, content: string): Promise<KeptXml> {
  const { id, bytes } = await patternFor(tx, xml);
  return { xml: compress(xml, besideOf(bytes, content)), pattern: id, beside_content: 1 };
}

/** The XML byte for byte; undefined while nothing is signed. */
export async function xmlOf(
  db: Reader,
  { xml, pattern, beside_content, content }: XmlColumns,
): Promise<Buffer | undefined> {
  if (xml === null) return undefined;
  if (pattern === null) return decompress(xml);
  const kept = await db
    .selectFrom('xml_pattern')
    .select('xml')
    .where('id', '=', pattern)
    .executeTakeFirstOrThrow();
  const bytes = decompress(kept.xml);
  return decompress(xml, beside_content === 1 ? besideOf(bytes, content) : bytes);
}

/** What an XML is compressed beside. */
export function besideOf(pattern: Uint8Array, content: string): Buffer {
  return Buffer.concat([pattern, Buffer.from(contentJson(content))]);
}

const newestPattern = keepQuery((db, given: Given<{ shape: string }>) =>
  db
    .selectFrom('xml_pattern')
    .select(['id', 'xml'])
    .where('shape', '=', given('shape'))
    .where('last_seq', '>', (eb) => eb(lastSeq(db), '-', SPAN))
    .orderBy('last_seq', 'desc')
    .limit(1),
);

/** The newest XML like this one; where there is none, or it is long ago, this begins a new pattern. */
async function patternFor(tx: Tx, xml: Uint8Array): Promise<{ id: number; bytes: Uint8Array }> {
  const shape = shapeOf(xml);
  const [newest] = (await newestPattern(tx, { shape })).rows;
  if (newest) return { id: newest.id, bytes: decompress(newest.xml) };
  const { id } = await tx
    .insertInto('xml_pattern')
    .values({ shape, last_seq: lastSeq(tx), xml: compress(xml) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, bytes: xml };
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
