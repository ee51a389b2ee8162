import { CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { documentTypes } from '../../../../../src-main/documents/kinds.ts';
import type { DocumentFilters } from '../../../../../src-main/reading/document-reading-store.ts';
import { findPage } from '../../../../../src-main/store/reading/lists/find-page.ts';
import type { Tables } from '../../../../../src-main/store/schema/tables.ts';
import { insertSearched } from '../../../../support/store/searched-documents.ts';
import { openForReading, openTestStore } from '../../../../support/store/store.ts';

const lists: Record<string, [Partial<DocumentFilters>, RegExp]> = {
  all: [{}, /SEARCH list USING COVERING INDEX document_list_newest \(scope=\? AND seq<\?\)/],
  'a type': [{ types: ['invoice'] }, /SEARCH list USING COVERING INDEX document_list_newest/],
  'a day': [{ issuedFrom: '2026-11-21', issuedTo: '2026-11-21' }, /COVERING INDEX document_list_by_day/],
  'created since': [
    { createdFrom: '2026-11-21T00:00:00.000Z' },
    /COVERING INDEX document_list_by_creation \(scope=\? AND created_ms>\?\)/,
  ],
  words: [{ q: 'ana' }, /SCAN document_search VIRTUAL TABLE INDEX/],
  'words of a status': [{ q: 'ana', statuses: ['authorized'] }, /SEARCH list USING INTEGER PRIMARY KEY/],
  'a pair of metadata': [{ metadata: { till: '2' } }, /SEARCH lead USING PRIMARY KEY \(scope=\? AND key=\?/],
  'a counterparty': [{ counterparty: '1' }, /SEARCH lead USING PRIMARY KEY \(scope=\? AND identification=\?/],
};

it.for(Object.entries(lists))(
  'a list of %s is read from an index in its order, without sorting',
  async ([, [filters, index]]) => {
    const { store, file } = openTestStore();
    await insertSearched(store, { seq: 1, words: 'ana', counterparty: '1', metadata: { till: '2' } });
    const queries: CompiledQuery[] = [];
    const db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: openForReading(file) }),
      log({ query }) {
        queries.push(query);
      },
    });
    const found = await findPage(db, {
      scope: { entityId: 'a', environment: 'test' },
      filters: { types: documentTypes, ...filters },
      page: { limit: 21, position: 500, direction: 'older' },
    });
    expect(found).toEqual({ seqs: [1], total: 1, newer: 0 });
    const plans = await Promise.all(
      queries
        .filter(({ sql }) => !sql.includes('document_month_count'))
        .map(async ({ sql, parameters }) => {
          const query = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
          const { rows } = await store.db.executeQuery<{ detail: string }>(query);
          return rows.map(({ detail }) => detail).join('\n');
        }),
    );
    expect(plans.join('\n')).toMatch(index);
    for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!document_(search|word))/);
  },
);
