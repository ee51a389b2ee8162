import readWorkbook from 'read-excel-file/node';
import type { ApiClient } from './api-client.ts';
import { exportedBy, filesOf } from './exported-by.ts';

type Row = Readonly<Record<string, unknown>>;

/** The workbook of a month, read back: its sheets by name, in their order, each a row for each row below its headings. */
export async function monthWorkbook(
  client: ApiClient,
  service: { readonly url: string },
  month: string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const files = await filesOf(await exportedBy(client, service, { format: 'month', month }));
  const sheets = await readWorkbook(files.get(`mes-${month}.xlsx`) ?? Buffer.of());
  return new Map(sheets.map(({ sheet, data }) => [sheet, rowsOf(data)]));
}

export function rowsOf([headings = [], ...rows]: readonly (readonly unknown[])[]): Row[] {
  return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [String(heading), row[at]])));
}
