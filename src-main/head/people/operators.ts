import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import {
  type HeadOperatorResource,
  type headOperatorBody,
  type headOperatorPatch,
  type LearnedOperator,
  learnedOperator,
} from '../../contract/head/operators.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadRecord, oneAtATime, recordOf } from '../catalog/records.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';

export const OPERATOR = 'operator';

/** Makes somebody who works at the tills of all shops, or of one. */
export async function createOperator(
  database: HeadDatabase,
  { establishment, name, role }: z.output<typeof headOperatorBody>,
  at: Date,
): Promise<Outcome<HeadOperatorResource>> {
  const person = { name, role, active: true, created_at: at.toISOString() };
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    return put(tx, uuid(), { person, shop: establishment ?? null });
  });
}

export async function changeOperator(
  database: HeadDatabase,
  id: string,
  { establishment, name, role, active }: z.output<typeof headOperatorPatch>,
): Promise<Outcome<HeadOperatorResource>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const before = await recordOf(tx, OPERATOR, id);
    if (!before) return refuse({ code: 'not_found' });
    const was = learnedOperator.parse(before.body);
    const shop = establishment === undefined ? before.establishment : establishment;
    if (shop !== before.establishment) {
      await noteChange(tx, { subject: OPERATOR, id, body: null, ...audienceOf(before.establishment) });
    }
    const person = {
      ...was,
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(active !== undefined && { active }),
    };
    return put(tx, id, { person, shop });
  });
}

interface OperatorOfShop {
  readonly person: LearnedOperator;
  /** Null: all. */
  readonly shop: string | null;
}

/** No till is left without somebody who administers it: one of them is of all shops. */
async function put(
  tx: HeadTx,
  id: string,
  { person, shop }: OperatorOfShop,
): Promise<Outcome<HeadOperatorResource>> {
  const administers = person.role === 'administrator' && person.active && shop === null;
  if (!administers && !(await anotherAdministers(tx, id))) {
    const detail = 'Debe haber una persona administradora activa para todos los locales: créela antes.';
    return refuse({ code: 'invalid_state', detail });
  }
  const version = await noteChange(tx, {
    subject: OPERATOR,
    id,
    body: person,
    search: { name: person.name, terms: [person.name] },
    ...audienceOf(shop),
  });
  return { ok: true, value: shownOperator({ id, version, body: person, establishment: shop }) };
}

async function anotherAdministers(tx: HeadTx, id: string): Promise<boolean> {
  const another = await tx
    .selectFrom('change')
    .select('id')
    .where('subject', '=', OPERATOR)
    .where('id', '<>', id)
    .where('establishment', 'is', null)
    .where(sql<boolean>`body @> '{"role": "administrator", "active": true}'::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}

const audienceOf = (shop: string | null) => (shop === null ? {} : { to: { establishment: shop } });

export function shownOperator({
  id,
  version,
  body,
  establishment,
}: Omit<HeadRecord, 'body'> & { readonly body: unknown }): HeadOperatorResource {
  return {
    object: 'head_operator',
    id,
    version,
    ...learnedOperator.parse(body),
    ...(establishment !== null && { establishment }),
  };
}
