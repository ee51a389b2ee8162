import { describe, expect, it } from 'vitest';
import { checkWorkbook } from '../../../../src-main/counter/catalog/sheets/check-workbook.ts';
import { readSheetFile } from '../../../../src-main/counter/catalog/sheets/read-sheet.ts';
import { writeSheets } from '../../../../src-main/counter/catalog/sheets/write-sheet.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';

/** A workbook with these rows of a worksheet; no other part of it is looked at. */
function workbook(rows: string): Buffer {
  const content = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  return makeZip([{ name: 'xl/worksheets/sheet1.xml', content }]);
}

describe('a workbook is refused before it is built', () => {
  it.for([
    [
      'a cell at the last position of a sheet',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      'too_many_rows',
    ],
    ['a cell in the last column', '<row r="1"><c r="XFD1"><v>1</v></c></row>', 'too_many_columns'],
    [
      'a cell in the last column without its name',
      `<row>${'<c/>'.repeat(300)}<c><v>1</v></c></row>`,
      'too_many_columns',
    ],
    ['a cell beyond the sheet', '<row r="1"><c r="ZZZ1"><v>1</v></c></row>', 'damaged'],
    ['a row beyond the sheet', '<row r="99999999999"/>', 'damaged'],
    ['a cell without a reference', '<row r="1"><c r="!"><v>1</v></c></row>', 'damaged'],
    [
      'empty cells that together would fill the memory',
      Array.from({ length: 700 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"/></row>`).join(''),
      'too_large',
    ],
    ['XML that breaks off', '<row r="1"><c r="A1"', 'damaged'],
  ] as const)('for %s', async ([, rows, why]) => {
    expect(await checkWorkbook(workbook(rows))).toBe(why);
    expect(await readSheetFile(workbook(rows))).toEqual({ kind: 'unreadable', why });
  });

  it('for an entry that is longer than it says', async () => {
    const long = makeZip([{ name: 'xl/sharedStrings.xml', content: 'x'.repeat(100_000), declaredSize: 10 }]);
    expect(await checkWorkbook(long)).toBe('damaged');
  });
});

it('a workbook with formats to the end of the sheet and a filled corner is read', async () => {
  expect(
    await checkWorkbook(workbook('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>')),
  ).toBeUndefined();
});

it('a workbook of ours is read', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => [`${at}`, { number: '1.5' }]);
  expect(await checkWorkbook(await writeSheets([{ name: 'Hoja', rows }], 'xlsx'))).toBeUndefined();
});
