import type { NewEntity } from '../../../business/ports/business-store.ts';
import type { EntityUpdate } from '../../../business/ports/entity-store.ts';
import type { EntityResource } from '../../../contract/business/entity.ts';
import type { PictureType } from '../../../contract/picture.ts';
import { insertEvent } from '../../rows/business/event-log.ts';
import { parseCertificate } from '../../rows/columns/json-columns.ts';
import type { EntityRow } from '../../schema/business.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Inserts the business, or replaces all its fields: one that is left out becomes null. */
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

/** All the businesses, the oldest first. */
export async function selectEntities(db: Pick<Store['db'], 'selectFrom'>): Promise<EntityResource[]> {
  const rows = await db
    .selectFrom('entity')
    .leftJoin('certificate', (join) =>
      join
        .onRef('certificate.entity_id', '=', 'entity.id')
        .on('certificate.active', '=', 1)
        .on('certificate.role', '=', 'main'),
    )
    .leftJoin('logo', 'logo.entity_id', 'entity.id')
    .selectAll('entity')
    .select(['certificate.facts_json', 'logo.content_type', 'logo.size', 'logo.version'])
    .orderBy('entity.created_at')
    .execute();
  return rows.map(toEntity);
}

export async function selectEntity(
  db: Pick<Store['db'], 'selectFrom'>,
  id: string,
): Promise<EntityResource | undefined> {
  return (await selectEntities(db)).find((entity) => entity.id === id);
}

/** Records that a business was changed in this transaction; nothing for one that is as it was, or that is new. */
export async function recordEntityUpdate(
  tx: Tx,
  before: EntityResource | undefined,
  { eventId, at, issuing }: EntityUpdate,
): Promise<void> {
  const after = before && (await selectEntity(tx, before.id));
  if (!after || JSON.stringify(after) === JSON.stringify(before)) return;
  await insertEvent(tx, {
    id: eventId,
    type: 'entity.updated',
    entityId: after.id,
    data: { ...after, issuing },
    at,
  });
}

type JoinedRow = EntityRow & {
  readonly facts_json: string | null;
  readonly content_type: PictureType | null;
  readonly size: number | null;
  readonly version: string | null;
};

/** The business as the API shows it. */
function toEntity(row: JoinedRow): EntityResource {
  const { facts_json, content_type, size, version } = row;
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
    certificate: facts_json === null ? undefined : parseCertificate(facts_json),
    portal_shows_test: row.portal_shows_test === 1,
    live_since: row.live_since ?? undefined,
    issuing: { allowed: true },
    ...(content_type !== null &&
      size !== null && {
        logo: { url: `/v1/ec/entities/${row.id}/logo?v=${version}`, content_type, size },
      }),
    created_at: row.created_at,
  };
}
