import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import type { DocumentFilters } from '../../../src-main/reading/document-reading-store.ts';
import { traitsOf } from '../../../src-main/store/place-sets/list-traits.ts';
import { PlaceSet } from '../../../src-main/store/place-sets/place-set.ts';
import { sourcesIn } from '../../../src-main/store/place-sets/sources.ts';
import { selectPage } from '../../../src-main/store/plain-searches.ts';
import { openForReading, openTestStore } from '../../support/store.ts';

const scope = { entityId: 'a', environment: 'test' } as const;

describe('a page of a list that the kept counts tell', () => {
  const lists: Record<string, Partial<DocumentFilters>> = {
    'of all': {},
    'of a type': { types: ['invoice'] },
    'of a period': { issuedFrom: '2026-01-01', issuedTo: '2026-01-31' },
  };
  it.for(Object.entries(lists))(
    '%s is read in the order of an index, without sorting',
    async ([, filters]) => {
      for (const position of [undefined, 500]) {
        const plan = await planOf({ types: documentTypes, ...filters }, position);
        expect(plan).toMatch(/SEARCH document USING (COVERING )?INDEX document_newest/);
        expect(plan).not.toMatch(/TEMP B-TREE|SCAN document|LIST SUBQUERY/);
      }
    },
  );
});

describe('what a list is found by', () => {
  const lists: Record<string, [Partial<DocumentFilters>, string]> = {
    'a counterparty': [{ counterparty: '1' }, 'document_by_counterparty'],
    'a pair of metadata': [{ metadata: { till: '2' } }, 'document_metadata USING PRIMARY KEY'],
    'a status': [{ statuses: ['authorized'] }, 'COVERING INDEX document_newest_by_status'],
    'a channel': [{ channels: ['api'] }, 'COVERING INDEX document_newest_by_channel'],
    'a type': [{ types: ['invoice'] }, 'COVERING INDEX document_newest_by_type'],
    words: [{ q: 'ana' }, 'document_search VIRTUAL TABLE INDEX'],
  };
  it.for(Object.entries(lists))(
    '%s is read from its index, within some blocks and without the documents',
    (entry) => {
      const [, [filters, index]] = entry;
      const plans = plansOfReading({ types: documentTypes, ...filters });
      expect(plans.join('\n')).toContain(index);
      for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN document(?!_search)/);
    },
  );

  it('is a recipient only where there can be delivery notes', () => {
    const traits = (filters: Partial<DocumentFilters>) =>
      traitsOf(openSources().sources, scope, { types: documentTypes, ...filters })?.[0]?.length;
    expect(traits({ counterparty: '1' })).toBe(2);
    expect(traits({ counterparty: '1', types: ['invoice', 'withholding'] })).toBe(1);
  });

  it('is nothing where no letter or digit is looked for', () => {
    const { sources } = openSources();
    expect(traitsOf(sources, scope, { types: documentTypes, q: '---' })).toBeUndefined();
  });
});

/** How SQLite reads a page. */
async function planOf(filters: DocumentFilters, position: number | undefined): Promise<string> {
  const { store } = openTestStore();
  const question = { limit: 21, position, direction: 'older' } as const;
  const { sql, parameters } = selectPage(store.db, scope, { filters, question }).compile();
  const query = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
  const { rows } = await store.db.executeQuery<{ detail: string }>(query);
  return rows.map(({ detail }) => detail).join('\n');
}

/** How SQLite reads the sets that a list is found by. */
function plansOfReading(filters: DocumentFilters): readonly string[] {
  const { database, sources, read } = openSources();
  for (const trait of traitsOf(sources, scope, filters)?.flat() ?? []) {
    trait.addTo(new PlaceSet(), { first: 2, last: 3 });
  }
  return read.map((statement) =>
    database
      .prepare<string[], string>(`EXPLAIN QUERY PLAN ${statement}`)
      .raw()
      .all(...Array.from({ length: statement.split('?').length - 1 }, () => ''))
      .map((row) => row[3])
      .join('\n'),
  );
}

/** A store without documents, and the statements that were asked of it. */
function openSources() {
  const database = openForReading(openTestStore().file);
  const { reader, vocabulary } = sourcesIn(database);
  const read: string[] = [];
  const watched = {
    ...reader,
    numbers(statement: string, ...values: readonly (string | number)[]) {
      read.push(statement);
      return reader.numbers(statement, ...values);
    },
  };
  return { database, sources: { reader: watched, vocabulary }, read };
}
