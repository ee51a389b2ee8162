import type { Kysely } from 'kysely';
import { addUpSold, type SoldInPeriod, soldBy } from '../../../documents/annex/sold-in-period.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { parseContent } from '../../rows/columns/content-column.ts';
import type { Tables } from '../../schema/tables.ts';
import { type DayQuestion, documentsOfDay } from './documents-of-day.ts';

const statuses = ['pending', 'submitted', 'authorized', 'annulled'] as const;

/** What was issued on a day, added up for the annex of transactions. All of one moment within a transaction. */
export async function readSold(db: Kysely<Tables>, question: DayQuestion): Promise<SoldInPeriod> {
  const sold = addUpSold();
  const batches = documentsOfDay({ ...question, statuses }, db, (documents) =>
    documents.select(['document.id', 'document.sequential', 'document.access_key']),
  );
  for await (const rows of batches) {
    for (const row of rows) {
      const { id, type, status, access_key: accessKey } = row;
      const series = { establishment: row.establishment, emissionPoint: row.emission_point };
      const number = formatNumber(series, row.sequential);
      sold.add(soldBy({ id, type, status, number, accessKey }, parseContent(type, row.content)));
    }
  }
  return sold.result();
}
