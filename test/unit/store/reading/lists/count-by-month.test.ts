import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { documentStatuses, documentTypes, knownChannels } from '../../../../../src-main/documents/kinds.ts';
import type {
  DocumentFilters,
  PageQuestion,
  Scope,
} from '../../../../../src-main/reading/document-reading-store.ts';
import { findPage } from '../../../../../src-main/store/reading/lists/find-page.ts';
import type { DocumentRow } from '../../../../../src-main/store/schema/documents.ts';
import type { Store } from '../../../../../src-main/store/sqlite/open.ts';
import { openTestStore } from '../../../../support/store/store.ts';

const days = [
  '2025-12-31',
  '2026-01-01',
  '2026-02-28',
  '2026-10-31',
  '2026-11-01',
  '2026-11-20',
  '2026-11-21',
] as const;
/** Ends of periods, on whole months and within. */
const ends = [...days, '2026-01-31', '2026-02-01', '2026-11-30', '2026-12-05'] as const;
const someDocument = fc.record({
  entity_id: fc.constantFrom('a', 'b'),
  environment: fc.constantFrom('test', 'live'),
  type: fc.constantFrom(...documentTypes),
  status: fc.constantFrom(...documentStatuses),
  channel: fc.constantFrom(...knownChannels, 'tienda-1'),
  issue_date: fc.constantFrom(...days),
});
const someFilters: fc.Arbitrary<DocumentFilters> = fc.record({
  types: fc.subarray([...documentTypes], { minLength: 1 }),
  statuses: fc.option(fc.subarray([...documentStatuses], { minLength: 1 }), { nil: undefined }),
  channels: fc.option(fc.subarray([...knownChannels, 'tienda-1'], { minLength: 1 }), { nil: undefined }),
  issuedFrom: fc.option(fc.constantFrom(...ends), { nil: undefined }),
  issuedTo: fc.option(fc.constantFrom(...ends), { nil: undefined }),
});

it('counts as counting one by one does, whatever was issued and decided', async () => {
  const { store } = openTestStore();
  const documents = fc.sample(someDocument, { numRuns: 300, seed: 4 });
  await insertAll(store, documents);
  // Every third is decided otherwise since.
  await store.writes.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'authorized' }).where('sequential', '<', 100).execute();
    await tx.updateTable('document').set({ status: 'annulled' }).where('sequential', '<', 30).execute();
  });

  const scope = { entityId: 'a', environment: 'test' } as const;
  const kept = await store.db.selectFrom('document').selectAll().execute();
  const positions = fc.oneof(
    fc.integer({ min: OLD_SEQ - 2, max: OLD_SEQ + OLD_DOCUMENTS + 2 }),
    fc.integer({ min: FIRST_SEQ - 2, max: FIRST_SEQ + 302 }),
  );
  // A sort that is no more leaves no row behind.
  const counts = await store.db.selectFrom('document_month_count').selectAll().execute();
  expect(counts.every(({ documents: count }) => count > 0)).toBe(true);
  await fc.assert(
    fc.asyncProperty(someFilters, positions, async (filters, position) => {
      const matching = kept.filter((row) => matches(row, scope, filters));
      const beyond = matching.filter(({ seq }) => seq < position);
      const newer = beyond.length > 0 ? matching.length - beyond.length : 0;
      const find = (page: PageQuestion) => findPage(store.db, { scope, filters, page });
      const first = await find({ limit: 5, direction: 'older' });
      expect(first).toMatchObject({ total: matching.length, newer: 0 });
      const page = await find({ limit: 5, direction: 'older', position });
      expect(page).toMatchObject({ total: matching.length, newer });
    }),
    { numRuns: 250 },
  );
});

/** By code that knows no SQL. */
function matches(row: DocumentRow, scope: Scope, filters: DocumentFilters): boolean {
  const { types, statuses, channels: doors, issuedFrom = '', issuedTo = '9' } = filters;
  return (
    row.entity_id === scope.entityId &&
    row.environment === scope.environment &&
    types.includes(row.type) &&
    (statuses?.includes(row.status) ?? true) &&
    (doors?.includes(row.channel) ?? true) &&
    row.issue_date >= issuedFrom &&
    row.issue_date <= issuedTo
  );
}

const FIRST_SEQ = 8192 - 150;
/** Others are far before. */
const OLD_SEQ = 2048 - 30;
const OLD_DOCUMENTS = 80;

type SomeDocument = typeof someDocument extends fc.Arbitrary<infer Value> ? Value : never;

async function insertAll(store: Store, documents: readonly SomeDocument[]): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  await store.writes.run(async (tx) => {
    for (const id of ['a', 'b'] as const) {
      await tx
        .insertInto('entity')
        .values({
          id,
          kind: id === 'a' ? 'live' : 'sandbox',
          ruc: '1799999990001',
          legal_name: 'ALMACENES EJEMPLO S.A.',
          head_office_address: 'Quito',
          keeps_accounting: 1,
          regime: 'general',
          created_at: at,
          updated_at: at,
          trade_name: null,
          head_office_phone: null,
          head_office_email: null,
          reply_to_email: null,
          footer_legend: null,
          special_taxpayer_resolution: null,
          withholding_agent_resolution: null,
          large_taxpayer_resolution: null,
          live_since: null,
        })
        .execute();
    }
    for (const [index, { environment, ...document }] of documents.entries()) {
      await tx
        .insertInto('document')
        .values({
          ...document,
          environment: environment === 'test' ? 'test' : 'live',
          seq: (index < OLD_DOCUMENTS ? OLD_SEQ : FIRST_SEQ) + index,
          id: uuid(),
          transitions_json: '{}',
          revision: 1,
          establishment: '001',
          emission_point: '001',
          sequential: index + 1,
          access_key: String(index).padStart(49, '0'),
          counterparty: '9999999999999',
          counterparty_name: 'CONSUMIDOR FINAL',
          total: '1.00',
          metadata_json: '{}',
          authorization_number: null,
          authorized_at: null,
          sri_messages_json: '[]',
          delivery_status: 'none',
          issued_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
  });
}
