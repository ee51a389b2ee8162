import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { channels, documentStatuses, documentTypes } from '../../../src-main/documents/kinds.ts';
import type { DocumentFilters } from '../../../src-main/reading/document-reading-store.ts';
import { countByDay, countNewer } from '../../../src-main/store/document-counts.ts';
import { waysInto } from '../../../src-main/store/document-lists.ts';
import type { Store } from '../../../src-main/store/open.ts';
import { openTestStore } from '../../support/store.ts';

const days = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;
const someDocument = fc.record({
  entity_id: fc.constantFrom('a', 'b'),
  environment: fc.constantFrom('test', 'live'),
  type: fc.constantFrom(...documentTypes),
  status: fc.constantFrom(...documentStatuses),
  channel: fc.constantFrom(...channels),
  issue_date: fc.constantFrom(...days),
});
const someFilters: fc.Arbitrary<DocumentFilters> = fc.record({
  types: fc.subarray([...documentTypes], { minLength: 1 }),
  statuses: fc.option(fc.subarray([...documentStatuses], { minLength: 1 }), { nil: undefined }),
  channels: fc.option(fc.subarray([...channels], { minLength: 1 }), { nil: undefined }),
  issuedFrom: fc.option(fc.constantFrom(...days), { nil: undefined }),
  issuedTo: fc.option(fc.constantFrom(...days), { nil: undefined }),
});

it('counts as counting one by one does, whatever was issued and decided, over block borders too', async () => {
  const { store } = openTestStore();
  const documents = fc.sample(someDocument, { numRuns: 300, seed: 4 });
  await insertAll(store, documents);
  // Every third is decided otherwise since.
  await store.lane.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'authorized' }).where('sequential', '<', 100).execute();
    await tx.updateTable('document').set({ status: 'annulled' }).where('sequential', '<', 30).execute();
  });

  const scope = { entityId: 'a', environment: 'test' } as const;
  const places = fc.integer({ min: FIRST_PLACE - 2, max: FIRST_PLACE + 302 });
  await fc.assert(
    fc.asyncProperty(someFilters, places, async (filters, newerThan) => {
      const [way] = waysInto(store.db, scope, filters);
      expect(await countByDay(store.db, scope, filters)).toBe(await way?.count(0));
      expect(await countNewer(store.db, scope, { filters, newerThan })).toBe(await way?.count(newerThan));
    }),
    { numRuns: 150 },
  );
});

/** Shortly before the border of a block. */
const FIRST_PLACE = 8192 - 150;

type SomeDocument = typeof someDocument extends fc.Arbitrary<infer Value> ? Value : never;

async function insertAll(store: Store, documents: readonly SomeDocument[]): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  await store.lane.run(async (tx) => {
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
          seq: FIRST_PLACE + index,
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
