import { makePrintJobStore } from '../../../../src-main/store/printing/print-job-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { makeWebhookDeliveryStore } from '../../../../src-main/store/webhooks/webhook-delivery-store.ts';
import { makeWebhookOutbox } from '../../../../src-main/store/webhooks/webhook-outbox.ts';
import { at, printerId } from './furnish-business.ts';
import type { Tenant } from './tenants.ts';

export const listedKey = '2111202601179999999000110010010000000091234567811';

/** The key, webhook, print job, import and event of a tenant. */
export async function furnishPrograms(store: Store, tenant: Tenant): Promise<void> {
  const { entityId, environment } = tenant;
  const scope = { entityId, environment };
  await store.writes.run(async (tx) => {
    const of = { entity_id: entityId, environment };
    await tx
      .insertInto('api_key')
      .values({
        ...of,
        id: tenant.id('key'),
        name: 'Caja',
        hash: `hash ${tenant.mark}`,
        last4: 'abcd',
        scopes_json: '["issue","read"]',
        allowed_origins_json: '[]',
        created_at: at,
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
    await tx
      .insertInto('webhook_endpoint')
      .values({
        ...of,
        id: tenant.id('endpoint'),
        url: 'https://example.ec/webhook',
        events_json: '["*"]',
        disabled: 0,
        sealed_secret: Buffer.from('secret'),
        secret_hint: 'abcd',
        sealed_previous_secret: null,
        previous_secret_expires_at: null,
        failing_since: null,
        created_at: at,
        deleted_at: null,
      })
      .execute();
    await tx
      .insertInto('event')
      .values({ ...of, id: tenant.id('event'), type: 'sync.offline', data_json: '{}', created_at: at })
      .execute();
    await tx
      .insertInto('import')
      .values({
        ...of,
        id: tenant.id('import'),
        status: 'processing',
        transitions_json: JSON.stringify({ queued: at, processing: at }),
        files_sha256: `files ${tenant.emissionPoint}`,
        sales_total: '0.00',
        upgraded_signature: 0,
        upgraded_unconfirmed: 0,
        failure_json: null,
        away_rounds: 0,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('import_file')
      .values({
        import_id: tenant.id('import'),
        number: 1,
        name: 'ventas.txt',
        kind: null,
        size: 1,
        sha256: 'file',
        ignored_entries: 0,
        next_position: 0,
        is_read: 0,
      })
      .execute();
    await tx
      .insertInto('import_item')
      .values({
        id: tenant.id('item'),
        import_id: tenant.id('import'),
        file: 'ventas.txt',
        entry: null,
        line: 1,
        access_key: listedKey,
        document_type: 'invoice',
        number: null,
        issue_date: null,
        result: 'pending',
        code: null,
        params_json: '{}',
        verification: null,
        document_id: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('import_draft')
      .values({
        item_id: tenant.id('item'),
        import_id: tenant.id('import'),
        phase: 2,
        asked: 0,
        facts_json: JSON.stringify({ kind: 'listed', accessKey: listedKey }),
        document_json: null,
        signed_xml: null,
      })
      .execute();
    await tx
      .insertInto('import_listing')
      .values({
        ...of,
        access_key: listedKey,
        import_id: tenant.id('import'),
        file: 'ventas.txt',
        entry: null,
        sha256: 'file',
        line: 1,
        authorized_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('import_idempotency')
      .values({
        scope: `${entityId} ${environment}`,
        key: `key ${tenant.emissionPoint}`,
        fingerprint: `files ${tenant.emissionPoint}`,
        import_id: tenant.id('import'),
        created_at: at,
      })
      .execute();
  });
  await makeWebhookDeliveryStore(store).insert({
    id: tenant.id('webhook event'),
    type: 'invoice.authorized',
    documentId: tenant.id('decided'),
    createdAt: at,
    body: '{}',
    deliveries: [{ id: tenant.id('delivery'), endpointId: tenant.id('endpoint') }],
    queuedAt: at,
  });
  const attempt = { at, status_code: 500, duration_ms: 1 };
  await makeWebhookOutbox(store).record(tenant.id('delivery'), {
    attempt,
    status: 'pending',
    nextAttemptAt: at,
  });
  await makePrintJobStore(store).insertIdempotent(
    {
      id: tenant.id('job'),
      printerId,
      content: { kind: 'document', documentId: tenant.id('waiting'), scope },
      opensDrawer: false,
      expiresAt: '2026-11-22T17:00:00.000Z',
      createdAt: at,
    },
    { key: `key ${tenant.emissionPoint}`, fingerprint: 'fingerprint' },
  );
}
