import { describe, expect, it } from 'vitest';
import type { Store } from '../../../src-main/store/open.ts';
import type { Tx } from '../../../src-main/store/write-lane.ts';
import { makeXmlPatterns, type XmlPattern, type XmlPatterns } from '../../../src-main/store/xml-patterns.ts';
import { openShop } from '../../support/shop.ts';

const aSignedXml = (text: string, certificate = 'AAAA') =>
  Buffer.from(`<factura><x>${text}</x><ds:X509Certificate>${certificate}</ds:X509Certificate></factura>`);

describe('the patterns of signed XML', () => {
  it('are of a thousand places each, in whatever order these are signed: a broken page takes no more with it', async () => {
    const { store } = await openShop();
    for (const patterns of [makeXmlPatterns(), makeXmlPatterns()]) {
      const ids = new Map<number, number>();
      for (const seq of [1500, 999, 1999, 1, 2000, 1000]) {
        ids.set(seq, (await findAndRemember(store, patterns, aSignedXml('any'), seq)).id);
      }
      expect(ids.get(1500)).toBe(ids.get(1999));
      expect(ids.get(1500)).toBe(ids.get(1000));
      expect(ids.get(999)).toBe(ids.get(1));
      expect(new Set(ids.values()).size).toBe(3);
    }
    expect(await countOf(store)).toBe(3);
  });

  it('are of one certificate each, and of one kind', async () => {
    const { store } = await openShop();
    const patterns = makeXmlPatterns();
    const other = Buffer.from(aSignedXml('any').toString().replaceAll('factura', 'notaCredito'));
    for (const xml of [aSignedXml('any'), aSignedXml('any', 'BBBB'), other]) {
      await findAndRemember(store, patterns, xml, 7);
    }
    expect(await countOf(store)).toBe(3);
  });

  it('are the bytes that are stored: what is remembered and what is read are one', async () => {
    const { store } = await openShop();
    const patterns = makeXmlPatterns();
    const begun = await findAndRemember(store, patterns, aSignedXml('the first'), 7);
    const remembered = await findAndRemember(store, patterns, aSignedXml('the second'), 8);
    const read = await findAndRemember(store, makeXmlPatterns(), aSignedXml('the third'), 9);
    expect(remembered).toBe(begun);
    expect({ ...read, bytes: Buffer.from(read.bytes) }).toEqual({ ...begun, bytes: aSignedXml('the first') });
  });

  it('that were begun by what was undone are forgotten with it', async () => {
    const { store } = await openShop();
    const patterns = makeXmlPatterns();
    const undone = store.lane.run(async (tx) => {
      await patterns.find(tx, aSignedXml('undone'), 7);
      throw new Error('the disk is full');
    });
    // In the same commit, right after what was undone.
    const next = store.lane.run((tx) => patterns.find(tx, aSignedXml('kept'), 8));
    await expect(undone).rejects.toThrow('the disk is full');
    expect(Buffer.from((await next).bytes)).toEqual(aSignedXml('kept'));
    expect(await countOf(store)).toBe(1);
  });

  it('are read once and remembered, however many shapes come', async () => {
    const { store } = await openShop();
    const patterns = makeXmlPatterns();
    for (let certificate = 0; certificate < 40; certificate += 1) {
      await findAndRemember(store, patterns, aSignedXml('any', `C${certificate}`), 7);
    }
    let asked = 0;
    const known = await store.lane.run((tx) =>
      patterns.find(
        countingQueries(tx, () => (asked += 1)),
        aSignedXml('any', 'C39'),
        8,
      ),
    );
    expect(asked).toBe(0);
    expect(known.span).toBe(0);
    const first = await store.lane.run((tx) =>
      patterns.find(
        countingQueries(tx, () => (asked += 1)),
        aSignedXml('any', 'C0'),
        8,
      ),
    );
    expect(asked).toBe(1);
    expect(first.id).toBe(1);
  });
});

async function findAndRemember(
  store: Store,
  patterns: XmlPatterns,
  xml: Uint8Array,
  seq: number,
): Promise<XmlPattern> {
  const found = await store.lane.run((tx) => patterns.find(tx, xml, seq));
  patterns.remember(found);
  return found;
}

/** The same transaction, telling of each question asked through it. */
function countingQueries(tx: Tx, count: () => void): Tx {
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'executeQuery') count();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function countOf({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('xml_pattern')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
