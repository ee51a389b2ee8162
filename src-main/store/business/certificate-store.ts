import type { Selectable } from 'kysely';
import { z } from 'zod';
import type {
  CertificateStore,
  Installation,
  StoredCertificate,
  StoredCertificateFile,
  StoredPin,
  StoredToken,
} from '../../business/ports/certificate-store.ts';
import { type CertificateRole, certificateRoles } from '../../contract/business/certificate/certificate.ts';
import { parseCertificate } from '../rows/columns/json-columns.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const rolesInUse = prepareQuery((db, param: QueryParams<{ entityId: string }>) =>
  db
    .selectFrom('certificate')
    .select(['id', 'role'])
    .where('entity_id', '=', param('entityId'))
    .where('active', '=', 1),
);

export function makeCertificateStore({ db, writes, cachedReads }: Store): CertificateStore {
  const inUse = cachedReads.cache(
    async (entityId: string): Promise<Readonly<Partial<Record<CertificateRole, string>>>> => {
      const { rows } = await rolesInUse(db, { entityId });
      return Object.fromEntries(rows.map(({ id, role }) => [role, id]));
    },
    (entityId) => entityId,
  );
  return {
    inUse,

    async find(id) {
      const row = await db.selectFrom('certificate').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toCertificate(row);
    },

    async everyInUse() {
      const rows = await db
        .selectFrom('certificate')
        .select(['id', 'entity_id', 'role', 'facts_json'])
        .where('active', '=', 1)
        .orderBy('id')
        .execute();
      return rows.map(({ id, entity_id, role, facts_json }) => ({
        id,
        entityId: entity_id,
        role,
        validUntil: parseCertificate(facts_json).valid_until,
      }));
    },

    install: (entityId, installation) => writes.run((tx) => installCertificate(tx, entityId, installation)),

    withdraw: (entityId, role) => writes.run((tx) => withdrawCertificates(tx, entityId, [role])),

    signaturesDue: (entityId, at) => writes.run((tx) => makeSignaturesDue(tx, entityId, at)),

    savePin: (certificateId, pin) =>
      writes.run(async (tx) => {
        const row = await tx
          .selectFrom('certificate')
          .select('token_json')
          .where('id', '=', certificateId)
          .executeTakeFirst();
        if (!row || row.token_json === null) throw new Error(`no token is kept as ${certificateId}`);
        await tx
          .updateTable('certificate')
          .set({
            sealed_pin: pin.sealed ?? null,
            token_json: JSON.stringify({
              ...tokenColumn.parse(JSON.parse(row.token_json)),
              ...pinColumns(pin),
            }),
          })
          .where('id', '=', certificateId)
          .execute();
        // Without it no login to a token is tried, and whether it can sign must be kept even on a full disk.
      }, 'essential'),
  };
}

/** Installs a certificate and makes the documents that wait to be signed due at once. */
export async function installCertificate(
  tx: Tx,
  entityId: string,
  { role, certificate, at }: Installation,
): Promise<void> {
  await withdrawCertificates(tx, entityId, role === 'main' ? certificateRoles : [role]);
  const { id, facts, key } = certificate;
  await tx
    .insertInto('certificate')
    .values({
      id,
      entity_id: entityId,
      role,
      active: 1,
      ...keyColumns(key),
      facts_json: JSON.stringify(facts),
      created_at: at,
    })
    .execute();
  await makeSignaturesDue(tx, entityId, at);
}

async function makeSignaturesDue(tx: Tx, entityId: string, at: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ next_attempt_at: at })
    .where('step', '=', 'sign')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('document')
          .select('document.seq')
          .whereRef('document.id', '=', 'outbox.document_id')
          .where('document.entity_id', '=', entityId)
          .where('document.status', '=', 'pending'),
      ),
    )
    .execute();
}

/**
 * Deactivates the certificates of those roles and erases stored PINs of their tokens. False when there was none.
 */
export async function withdrawCertificates(
  tx: Tx,
  entityId: string,
  roles: readonly CertificateRole[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('certificate')
    .set({ active: 0, sealed_pin: null })
    .where('entity_id', '=', entityId)
    .where('role', 'in', roles)
    .where('active', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The column `token_json`. */
const tokenColumn = z.strictObject({
  module: z.string(),
  serial: z.string(),
  label: z.string(),
  certificate_id: z.string(),
  keep_pin: z.boolean(),
  pin_refused: z.boolean(),
  unanswered_logins: z.int(),
});

function keyColumns(key: StoredCertificateFile | StoredToken) {
  if (key.storage === 'file') {
    const { p12, password } = key.sealed;
    return { storage: key.storage, sealed_p12: p12, sealed_password: password };
  }
  const { module, serial, label, certificateId } = key.location;
  const column: z.output<typeof tokenColumn> = {
    module,
    serial,
    label,
    certificate_id: certificateId,
    ...pinColumns(key.pin),
  };
  return {
    storage: key.storage,
    token_json: JSON.stringify(column),
    sealed_pin: key.pin.sealed ?? null,
    certificate_der: key.certificateDer,
  };
}

function pinColumns({ keep, refused, unansweredLogins }: StoredPin) {
  return { keep_pin: keep, pin_refused: refused, unanswered_logins: unansweredLogins };
}

function toCertificate(row: Selectable<Tables['certificate']>): StoredCertificate {
  return {
    id: row.id,
    entityId: row.entity_id,
    facts: parseCertificate(row.facts_json),
    key: row.storage === 'file' ? toFile(row) : toToken(row),
  };
}

function toFile({
  id,
  sealed_p12,
  sealed_password,
}: Selectable<Tables['certificate']>): StoredCertificateFile {
  if (sealed_p12 === null || sealed_password === null) throw new Error(`certificate ${id} has no file`);
  return { storage: 'file', sealed: { p12: sealed_p12, password: sealed_password } };
}

function toToken(row: Selectable<Tables['certificate']>): StoredToken {
  if (row.token_json === null || row.certificate_der === null) {
    throw new Error(`certificate ${row.id} has no token`);
  }
  const column = tokenColumn.parse(JSON.parse(row.token_json));
  return {
    storage: 'token',
    location: {
      module: column.module,
      serial: column.serial,
      label: column.label,
      certificateId: column.certificate_id,
    },
    pin: {
      sealed: row.sealed_pin ?? undefined,
      keep: column.keep_pin,
      refused: column.pin_refused,
      unansweredLogins: column.unanswered_logins,
    },
    certificateDer: row.certificate_der,
  };
}
