import { describe, expect, it } from 'vitest';
import { compressAlike } from '../../../../../src-main/store/rows/columns/dictionaries.ts';
import { decompress } from '../../../../../src-main/store/sqlite/compression.ts';
import type { Store } from '../../../../../src-main/store/sqlite/open.ts';
import { openTestStore } from '../../../../support/store/store.ts';

const signed = (text: string, certificate = 'AAAA') =>
  Buffer.from(`<factura><x>${text}</x><ds:X509Certificate>${certificate}</ds:X509Certificate></factura>`);

describe('texts that are alike', () => {
  it('are compressed with the first of them, which stands alone itself', async () => {
    const { store } = openTestStore();
    const texts = [signed('one '.repeat(50)), signed('two '.repeat(50)), signed('one '.repeat(50))];
    const stored = [];
    for (const text of texts) stored.push(await compressIn(store, 'signed invoice', text));
    const [first, ...later] = stored;
    expect(first?.dictionary).toBeNull();
    expect(decompress(first?.bytes ?? Buffer.alloc(0))).toEqual(texts[0]);
    const [dictionary, ...others] = await dictionariesOf(store);
    expect(others).toEqual([]);
    expect(Buffer.from(dictionary?.bytes ?? [])).toEqual(texts[0]);
    for (const [index, { bytes, dictionary: id }] of later.entries()) {
      expect(id).toBe(dictionary?.id);
      expect(decompress(bytes, dictionary?.bytes)).toEqual(texts[index + 1]);
    }
  });

  it('are of one kind and one certificate, also where an answer quotes it', async () => {
    const { store } = openTestStore();
    const quoted = Buffer.from(signed('any').toString().replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    await compressIn(store, 'signed invoice', signed('any'));
    await compressIn(store, 'signed invoice', signed('any', 'BBBB'));
    await compressIn(store, 'signed credit_note', signed('any'));
    await compressIn(store, 'authorization', quoted);
    const [own, another, ofNote, ofAnswer] = (await dictionariesOf(store)).map((row) => row.certificate);
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(another).not.toBe(own);
    expect([ofNote, ofAnswer]).toEqual([own, own]);
  });

  it('that are undone leave no dictionary behind', async () => {
    const { store } = openTestStore();
    const undone = store.writes.run(async (tx) => {
      await compressAlike(tx, 'signed invoice', signed('undone'));
      throw new Error('the disk is full');
    });
    // In the same commit, right after what was undone.
    const next = compressIn(store, 'signed invoice', signed('stored'));
    await expect(undone).rejects.toThrow('the disk is full');
    expect((await next).dictionary).toBeNull();
    const [dictionary, ...others] = await dictionariesOf(store);
    expect(others).toEqual([]);
    expect(Buffer.from(dictionary?.bytes ?? [])).toEqual(signed('stored'));
  });
});

it('a text too long to be like another stands alone, and is no dictionary', async () => {
  const { store } = openTestStore();
  const page = Buffer.alloc(100_000, 'a page of a firewall ');
  const { bytes, dictionary } = await compressIn(store, 'reception', page);
  expect(dictionary).toBeNull();
  expect(decompress(bytes)).toEqual(page);
  expect(await dictionariesOf(store)).toEqual([]);
});

it('a dictionary never changes and is never deleted', async () => {
  const { store } = openTestStore();
  await compressIn(store, 'signed invoice', signed('any'));
  const changed = store.writes.run((tx) =>
    tx
      .updateTable('dictionary')
      .set({ bytes: signed('x') })
      .execute(),
  );
  await expect(changed).rejects.toThrow('a dictionary never changes');
  const deleted = store.writes.run((tx) => tx.deleteFrom('dictionary').execute());
  await expect(deleted).rejects.toThrow('a dictionary is never deleted');
});

function compressIn(store: Store, kind: string, text: Uint8Array) {
  return store.writes.run((tx) => compressAlike(tx, kind, text));
}

function dictionariesOf({ db }: Store) {
  return db.selectFrom('dictionary').selectAll().orderBy('id').execute();
}
