import type { NewEntity } from '../business/business-store.ts';
import type { EntityResource } from '../contract/entity.ts';
import { parseCertificate } from './json-columns.ts';
import type { EntityRow } from './schema.ts';
import type { Tx } from './write-lane.ts';

/** Makes the business or takes over all its facts: one left out is one it no longer has. */
export async function saveEntity(tx: Tx, id: string, { kind, facts }: NewEntity, at: string): Promise<void> {
  const values = {
    ruc: facts.ruc,
    legal_name: facts.legal_name,
    trade_name: facts.trade_name ?? null,
    head_office_address: facts.head_office_address,
    head_office_phone: facts.head_office_phone ?? null,
    head_office_email: facts.head_office_email ?? null,
    reply_to_email: facts.reply_to_email ?? null,
    footer_legend: facts.footer_legend ?? null,
    keeps_accounting: facts.keeps_accounting ? (1 as const) : (0 as const),
    regime: facts.regime,
    special_taxpayer_resolution: facts.special_taxpayer_resolution ?? null,
    withholding_agent_resolution: facts.withholding_agent_resolution ?? null,
    large_taxpayer_resolution: facts.large_taxpayer_resolution ?? null,
    updated_at: at,
  };
  await tx
    .insertInto('entity')
    .values({ id, kind, ...values, live_since: kind === 'live' ? at : null, created_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** The business as the API shows it. */
export function toEntity(row: EntityRow, certificateJson: string | undefined): EntityResource {
  return {
    object: 'entity',
    id: row.id,
    kind: row.kind,
    country: 'ec',
    ruc: row.ruc,
    legal_name: row.legal_name,
    trade_name: row.trade_name ?? undefined,
    head_office_address: row.head_office_address,
    head_office_phone: row.head_office_phone ?? undefined,
    head_office_email: row.head_office_email ?? undefined,
    reply_to_email: row.reply_to_email ?? undefined,
    footer_legend: row.footer_legend ?? undefined,
    keeps_accounting: row.keeps_accounting === 1,
    regime: row.regime,
    special_taxpayer_resolution: row.special_taxpayer_resolution ?? undefined,
    withholding_agent_resolution: row.withholding_agent_resolution ?? undefined,
    large_taxpayer_resolution: row.large_taxpayer_resolution ?? undefined,
    certificate: certificateJson === undefined ? undefined : parseCertificate(certificateJson),
    portal_shows_test: false,
    live_since: row.live_since ?? undefined,
    issuing: { allowed: true },
    created_at: row.created_at,
  };
}
