import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { ExportCell, ExportColumn } from '../../../../src-main/exports/formats/columns.ts';
import { writeWorkbook } from '../../../../src-main/exports/formats/write-workbook.ts';

const column = (index: number): ExportColumn<readonly ExportCell[]> => ({
  heading: `C${index}`,
  width: 10,
  cellOf: (row) => row[index],
});

async function sheetOf(columns: number, batches: AsyncIterable<readonly (readonly ExportCell[])[]>) {
  const zip = new ZipFile();
  const headings = Array.from({ length: columns }, (_, index) => column(index));
  const [bytes] = await Promise.all([
    buffer(zip.outputStream),
    writeWorkbook(zip, [{ name: 'Hoja <&> "1"', columns: headings, batches }]),
  ]);
  return readSheet(bytes);
}

it('keeps each cell in its column, beyond Z and after empty ones, and leaves out what XML cannot hold', async () => {
  const row: ExportCell[] = Array.from({ length: 30 }, () => undefined);
  row[27] = { kind: 'text', text: 'a\u0001<b>&"\ud800 ñ😀' };
  row[29] = { kind: 'amount', amount: '-1234567.89' };
  const [headings, read] = await sheetOf(30, Readable.from([[row], []]));
  expect(headings?.[26]).toBe('C26');
  expect([read?.[0], read?.[27], read?.[29]]).toEqual([null, 'a<b>&" ñ😀', -1234567.89]);
});

it('writes days and times as a wall clock in Ecuador shows them', async () => {
  const row = [
    { kind: 'date', date: '2024-02-29' },
    { kind: 'time', time: '2026-11-21T10:31:09' },
  ] as const;
  const [, read] = await sheetOf(2, Readable.from([[row]]));
  expect(read?.[0]).toEqual(new Date('2024-02-29T00:00:00.000Z'));
  // A workbook counts in parts of a day.
  const time = read?.[1];
  expect(time instanceof Date && Math.abs(time.getTime() - Date.parse('2026-11-21T10:31:09Z'))).toBeLessThan(
    2,
  );
});

it('fails with what reading fails with, and not with half a file', async () => {
  async function* broken(): AsyncGenerator<readonly (readonly ExportCell[])[]> {
    yield [[{ kind: 'text', text: 'first' }]];
    throw new Error('the disk is gone');
  }
  const zip = new ZipFile();
  zip.outputStream.resume();
  await expect(
    writeWorkbook(zip, [{ name: 'Hoja', columns: [column(0)], batches: broken() }]),
  ).rejects.toThrow('the disk is gone');
});
