import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ItemBatch,
  makeItemReader,
  type ReadingTask,
} from '../../../../src-main/imports/reading/read-items.ts';
import { readInThread } from '../../../../src-main/imports/thread/read-in-thread.ts';
import { makeImportSignatures } from '../../../../src-main/signing/verifier/import-signatures.ts';
import { packDocument } from '../../../../src-main/store/imports/drafts/packed-document.ts';
import { companyRuc, makeTestKey } from '../../../support/certificates/test-certificates.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** Twice what may wait for the reader: three batches of ten. */
const DOCUMENTS = 60;

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unthreaded = makeItemReader({ checkSignature: makeImportSignatures(), pack: packDocument });
const never = new AbortController().signal;
let archive: Buffer;

beforeAll(async () => {
  const key = makeTestKey(companyRuc);
  const good = await signedForeignInvoice({ environment: 'test' }, key);
  const entries = Array.from({ length: DOCUMENTS }, (_, index) => {
    const content = index % 7 === 3 ? good.replace('Café', 'Té') : good;
    return { name: `${index}.xml`, content: index % 50 === 9 ? 'not XML' : content };
  });
  archive = makeZip(entries);
});

function taskOf(from = 0): ReadingTask {
  const folder = temporaryFolder();
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return { path: join(folder, name), name, sha256: `hash of ${name}`, size: content.length };
  };
  return {
    ruc: companyRuc,
    scope: { entityId: 'shop', environment: 'test' },
    files: [
      { ...write('history.zip', archive), number: 1, kind: 'zip', from },
      { ...write('keys.txt', `${foreignKey({ environment: 'test' })}\n`), number: 2, kind: 'text', from: 0 },
    ],
  };
}

async function allOf(batches: AsyncIterable<ItemBatch>): Promise<readonly ItemBatch[]> {
  const all: ItemBatch[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
}

async function takeSlowly(batches: AsyncIterable<ItemBatch>): Promise<readonly ItemBatch[]> {
  const all: ItemBatch[] = [];
  for await (const batch of batches) {
    all.push(batch);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return all;
}

describe('reading an import in a thread of its own', () => {
  const readIn = (program: string) => readInThread<ReadingTask, ItemBatch>(sourceOf(program));
  const read = readIn('../../../../src-main/threads/import-thread.ts');

  let reading: Promise<readonly ItemBatch[]> | undefined;
  /** All of it, read in a thread once, and taken more slowly than it is read. */
  function readWhole(): Promise<readonly ItemBatch[]> {
    reading ??= takeSlowly(read(taskOf(), never));
    return reading;
  }

  it('gives exactly what reading in place gives, batch by batch', async () => {
    const inThread = await readWhole();
    expect(inThread).toEqual(await allOf(unthreaded(taskOf(), never)));
    expect(inThread.filter(({ isRead }) => isRead).map(({ number }) => number)).toEqual([1, 2]);
    expect(inThread.flatMap(({ items }) => items)).toHaveLength(DOCUMENTS + 1);
  });

  it('continues where a file was left', async () => {
    const [first, ...rest] = await readWhole();
    expect(await allOf(read(taskOf(first?.nextPosition), never))).toEqual(rest);
  });

  it('waits for a slow taker, and loses nothing', async () => {
    expect((await readWhole()).flatMap(({ items }) => items)).toHaveLength(DOCUMENTS + 1);
  });

  it('ends silently when it is aborted, before it begins and in the middle', async () => {
    expect(await allOf(read(taskOf(), AbortSignal.abort()))).toEqual([]);
    const cut = new AbortController();
    const batches: ItemBatch[] = [];
    for await (const batch of read(taskOf(), cut.signal)) {
      batches.push(batch);
      cut.abort();
    }
    expect(batches.length).toBeLessThan(DOCUMENTS / 10);
    expect(batches.some(({ isRead }) => isRead)).toBe(false);
  });

  it('says when its file is gone', async () => {
    const { files, ...scope } = taskOf();
    const gone = files.map((file) => ({ ...file, path: `${file.path}.gone` }));
    await expect(allOf(read({ files: gone, ...scope }, never))).rejects.toThrow(/ENOENT/);
  });

  it('says what a thread died of', async () => {
    const broken = readIn('programs/breaks-down.ts');
    await expect(allOf(broken(taskOf(), never))).rejects.toThrow('the reader broke down');
  });

  it('says that a thread is gone before its files were read, after what it gave', async () => {
    const batches: ItemBatch[] = [];
    const take = async () => {
      for await (const batch of readIn('programs/goes-away.ts')(taskOf(), never)) batches.push(batch);
    };
    await expect(take()).rejects.toThrow('ended before its files did');
    expect(batches).toHaveLength(1);
  });

  it('is not held up by a thread that says nothing, once it is aborted', async () => {
    const cut = new AbortController();
    const silent = allOf(readIn('programs/never-answers.ts')(taskOf(), cut.signal));
    setTimeout(() => cut.abort(), 100);
    expect(await silent).toEqual([]);
  });
});
