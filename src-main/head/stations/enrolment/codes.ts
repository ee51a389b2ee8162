import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type {
  EnrolmentCodeResource,
  enrolmentCodeBody,
} from '../../../contract/head/access/enrolment-codes.ts';
import type { introductionAnswer } from '../../../contract/head/stations/hosted/introduction.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import type { Reach } from '../../../issuing/requests/caller.ts';
import { hashOfCode, proofOfCode } from '../../../process/head/code-proof.ts';
import { type HeadDatabase, inTransaction } from '../../database/open-database.ts';
import type { HeadTables } from '../../database/tables.ts';
import { every, oneOf } from '../../reading/matching.ts';
import { isPointTaken, lockPoints } from './assigned-points.ts';
import { makeCode } from './secrets.ts';

const CODE_HOURS = 24;

/** Of more codes that wait, which no shop has, the newest: each proof takes a moment. */
const PROOFS = 100;

const columns = ['id', 'establishment', 'name', 'emission_point', 'created_at', 'expires_at'] as const;

/**
 * A new code, to be typed at a station; it works once. What is typed is shown this once. The point it brings along is nobody else's
 * while the code works: one that is taken is refused.
 */
export async function createCode(
  database: HeadDatabase,
  { establishment, name, emission_point, at }: z.output<typeof enrolmentCodeBody> & { readonly at: Date },
): Promise<Outcome<EnrolmentCodeResource & { readonly secret: string }>> {
  const secret = makeCode();
  return inTransaction(database, async (tx) => {
    await tx.deleteFrom('enrolment_code').where('expires_at', '<', at).execute();
    if (emission_point !== undefined) {
      await lockPoints(tx);
      if (await isPointTaken(tx, emission_point, { at })) {
        return refuse({
          code: 'emission_point_taken',
          detail: `El punto ${emission_point} ya tiene documentos, o es de otra caja o de un código que espera. Elija otro.`,
        });
      }
    }
    const row = await tx
      .insertInto('enrolment_code')
      .values({
        hash: hashOfCode(secret),
        establishment: establishment ?? null,
        name: name ?? null,
        emission_point: emission_point ?? null,
        created_at: at,
        expires_at: new Date(at.getTime() + CODE_HOURS * 3_600_000),
        used_by: null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { ok: true, value: { ...resourceOf(row), secret } };
  });
}

/** The codes that still work and are there for a key, the oldest first. */
export async function listCodes(
  database: HeadDatabase,
  at: Date,
  reach?: Reach,
): Promise<readonly EnrolmentCodeResource[]> {
  const rows = await waitingCodes(database, reach)
    .select(columns)
    .where('expires_at', '>', at)
    .orderBy('created_at')
    .execute();
  return rows.map(resourceOf);
}

/** Proves to who knows one of the codes that this is the head office that gave it, under the certificate of `pin`. */
export async function proveCodes(
  database: HeadDatabase,
  { nonce, pin, at }: { readonly nonce: string; readonly pin: string; readonly at: Date },
): Promise<z.output<typeof introductionAnswer>> {
  const rows = await database
    .selectFrom('enrolment_code')
    .leftJoin('station', 'station.id', 'used_by')
    .select('enrolment_code.hash')
    .where('expires_at', '>', at)
    // Those that were used too until their till reports: one whose answer was lost joins again with the same code.
    .where((eb) => eb.or([eb('used_by', 'is', null), eb('incarnation', 'is', null)]))
    .where('revoked_at', 'is', null)
    .orderBy('enrolment_code.created_at', 'desc')
    .limit(PROOFS)
    .execute();
  const proofs: string[] = [];
  // One after the other: the other threads go on with what tills report.
  for (const { hash } of rows) proofs.push(await proofOfCode(hash, { nonce, pin }));
  return { proofs };
}

/** A code works no longer. */
export async function revokeCode(
  database: HeadDatabase,
  id: string,
  reach?: Reach,
): Promise<Outcome<{ readonly object: 'enrolment_code'; readonly id: string; readonly revoked: true }>> {
  const code = await waitingCodes(database, reach)
    .select('id')
    .where(sql<boolean>`id::text = ${id.toLowerCase()}`)
    .executeTakeFirst();
  const gone =
    code &&
    (await database
      .deleteFrom('enrolment_code')
      .where('id', '=', code.id)
      .where('used_by', 'is', null)
      .returning('id')
      .executeTakeFirst());
  return gone
    ? { ok: true, value: { object: 'enrolment_code', id: gone.id, revoked: true } }
    : refuse({ code: 'not_found', detail: 'La matriz no tiene ese código, o ya se usó.' });
}

/** Those that nobody used. */
const waitingCodes = (database: HeadDatabase, reach: Reach | undefined) =>
  database
    .selectFrom('enrolment_code')
    .where('used_by', 'is', null)
    .where(every(oneOf('establishment', reach?.establishments)));

function resourceOf(
  row: Selectable<Pick<HeadTables['enrolment_code'], (typeof columns)[number]>>,
): EnrolmentCodeResource {
  return {
    id: row.id,
    object: 'enrolment_code',
    ...(row.establishment !== null && { establishment: row.establishment }),
    ...(row.name !== null && { name: row.name }),
    ...(row.emission_point !== null && { emission_point: row.emission_point }),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
