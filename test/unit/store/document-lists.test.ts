import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import type { DocumentFilters } from '../../../src-main/reading/document-reading-store.ts';
import { waysInto } from '../../../src-main/store/document-lists.ts';
import { openTestStore } from '../../support/store.ts';

const scope = { entityId: 'a', environment: 'test' } as const;

describe('a page of a list', () => {
  const lists: Record<string, Partial<DocumentFilters>> = {
    'of all': {},
    'of a type': { types: ['invoice'] },
    'of a counterparty': { counterparty: '1760013210001' },
    'of a counterparty in some of the types': { counterparty: '1760013210001', types: ['delivery_note'] },
    'of some pairs of metadata': { metadata: { order: '17', till: '2' }, counterparty: '1760013210001' },
  };
  it.for(Object.entries(lists))(
    '%s is read in the order of an index, without sorting',
    async ([, filters]) => {
      for (const position of [undefined, 500]) {
        for (const plan of await plansOf({ types: documentTypes, ...filters }, position)) {
          expect(plan.join('\n')).toMatch(
            /USING (COVERING )?INDEX document_(newest|by_counterparty|recipient_newest)|document_metadata USING PRIMARY KEY/,
          );
          expect(plan.join('\n')).not.toMatch(/TEMP B-TREE|SCAN document|LIST SUBQUERY/);
        }
      }
    },
  );

  it.for([
    ['document_newest_by_type', { types: ['invoice'] }],
    ['document_newest_by_status', { statuses: ['returned', 'not_authorized'] }],
    ['document_newest_by_channel', { channels: ['api'] }],
    ['document_newest', {}],
  ] as const)(
    'of words and one sort tells the sort by %s, without the documents',
    async ([index, filters]) => {
      const [plan] = await plansOf({ types: documentTypes, q: 'vera', ...filters }, 500);
      expect(plan?.join('\n')).toMatch(`SEARCH document USING COVERING INDEX ${index} `);
      expect(plan?.join('\n')).not.toMatch(/TEMP B-TREE/);
    },
  );

  it('of a counterparty looks among recipients only where there can be delivery notes', () => {
    const { store } = openTestStore();
    const ways = (filters: Partial<DocumentFilters>) =>
      waysInto(store.db, scope, { types: documentTypes, ...filters }).length;
    expect(ways({ counterparty: '1' })).toBe(2);
    expect(ways({ counterparty: '1', types: ['invoice', 'withholding'] })).toBe(1);
    expect(ways({})).toBe(1);
  });
});

/** How SQLite would read each way into a page. */
async function plansOf(filters: DocumentFilters, position: number | undefined): Promise<string[][]> {
  const { store } = openTestStore();
  const ways = waysInto(store.db, scope, filters);
  return Promise.all(
    ways.map(async (way) => {
      const { sql, parameters } = way.page({ limit: 21, position, direction: 'older' }).compile();
      const query = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]);
      const { rows } = await store.db.executeQuery<{ detail: string }>(query);
      return rows.map(({ detail }) => detail);
    }),
  );
}
