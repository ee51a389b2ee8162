import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetsInThread } from '../../../../src-main/counter/catalog/sheets/sheets-in-thread.ts';
import { programFile } from '../../../../src-main/process/program-file.ts';
import { makeWorkbook, rowsOfFirstText } from '../../../support/import-files/workbook.ts';

const thread = programFile('sheet-thread', join(import.meta.dirname, '../../../../src-main/process'));
const plain = makeWorkbook({
  rows: rowsOfFirstText({ rows: 1, columns: 2 }),
  texts: '<si><t>Café</t></si>',
});
const read = { kind: 'sheet', format: 'xlsx', rows: [['Café', 'Café']] };
const refused = { kind: 'unreadable', why: 'too_large' };

it('a workbook that takes all the memory of its thread is refused, and the next one is read', async () => {
  const sheets = sheetsInThread(thread, { heapMb: 24, seconds: 60 });
  const texts = Array.from({ length: 1_000_000 }, (_, at) => `<si><t>Artículo número ${at}</t></si>`);
  const large = makeWorkbook({ rows: rowsOfFirstText({ rows: 1, columns: 1 }), texts: texts.join('') });
  expect(await sheets.read(large)).toEqual(refused);
  expect(await sheetsInThread(thread).read(large)).toMatchObject({ kind: 'sheet' });
  expect(await sheets.read(plain)).toEqual(read);
});

it('a workbook that takes more than its time is refused, and the next one is read', async () => {
  expect(await sheetsInThread(thread, { heapMb: 1024, seconds: 0.001 }).read(plain)).toEqual(refused);
  expect(await sheetsInThread(thread).read(plain)).toEqual(read);
});

it('a long text that every cell points at is refused before the rows leave the thread', async () => {
  const texts = `<si><t>${'a'.repeat(100_000)}</t></si>`;
  const workbook = makeWorkbook({ rows: rowsOfFirstText({ rows: 60, columns: 20 }), texts });
  expect(await sheetsInThread(thread).read(workbook)).toEqual(refused);
});
