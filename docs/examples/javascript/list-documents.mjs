// Prints every document since a day, newest first: node list-documents.mjs [YYYY-MM-DD]
import { call } from './mostrador.mjs';

const since = process.argv[2] ?? '2020-01-01';

let cursor = null;
do {
  const query = new URLSearchParams({ 'issue_date[gte]': since, limit: '100' });
  if (cursor !== null) query.set('cursor', cursor);
  const page = await call('GET', `/v1/ec/documents?${query}`);
  for (const { object, number, status } of page.data) console.log(object, number, status);
  cursor = page.next_cursor;
} while (cursor !== null);
