import { v7 as uuid } from 'uuid';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import type { Store } from '../../../src-main/store/sqlite/open.ts';

interface Searched {
  readonly seq: number;
  readonly words: string;
  readonly environment?: Environment;
  readonly counterparty?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

const at = '2026-11-21T15:00:00.000Z';

/** The row of a document of entity `a` that is found by words; its entity is made with the first. */
export async function insertSearched(
  store: Store,
  { seq, words, environment = 'test', counterparty = '9999999999999', metadata = {} }: Searched,
): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx
      .insertInto('entity')
      .values({
        id: 'a',
        kind: 'sandbox',
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
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tx
      .insertInto('document')
      .values({
        seq,
        id: uuid(),
        entity_id: 'a',
        environment,
        type: 'invoice',
        status: 'authorized',
        channel: 'api',
        issue_date: '2026-11-21',
        transitions_json: '{}',
        revision: 1,
        establishment: '001',
        emission_point: '001',
        sequential: seq,
        access_key: String(seq).padStart(49, '0'),
        counterparty,
        counterparty_name: words,
        total: '1.00',
        metadata_json: JSON.stringify(metadata),
        authorization_number: null,
        authorized_at: null,
        sri_messages_json: '[]',
        delivery_status: 'none',
        issued_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx.insertInto('document_search').values({ rowid: seq, words }).execute();
    const { scope } = await tx
      .selectFrom('document_list')
      .select('scope')
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    await tx.insertInto('document_party').values({ scope, identification: counterparty, seq }).execute();
    for (const [key, value] of Object.entries(metadata)) {
      await tx.insertInto('document_metadata').values({ scope, key, value, seq }).execute();
    }
  });
}
