import { makeZip } from './zip-file.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Excel workbook written part by part, as no program would: `rows` of its only sheet, `texts` its cells point at. */
export function makeWorkbook({ rows, texts }: { readonly rows: string; readonly texts: string }): Buffer {
  const relations = [
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
    `<Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
  ];
  return makeZip([
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${relations.join('')}</Relationships>` },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);
}

/** So many rows and columns, each cell pointing at the first text of the workbook. */
export function rowsOfFirstText({
  rows,
  columns,
}: {
  readonly rows: number;
  readonly columns: number;
}): string {
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_unused, column) => {
      const letter = String.fromCharCode(65 + column);
      return `<c r="${letter}${row + 1}" t="s"><v>0</v></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  }).join('');
}
