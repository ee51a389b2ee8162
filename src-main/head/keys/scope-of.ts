import { sql } from 'kysely';
import { type Environment, environments } from '../../documents/kinds.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadScope } from '../reading/matching.ts';
import type { KeyOwner } from './identify.ts';

/** What a key asks about. */
export async function scopeOf(database: HeadDatabase, { environment, reach }: KeyOwner): Promise<HeadScope> {
  return { environment: environment ?? (await mostReal(database)), ...(reach && { reach }) };
}

/** Live, once there are live documents; else the authority's testing service; else practice. */
async function mostReal(database: HeadDatabase): Promise<Environment> {
  const { rows } = await sql<{ environment: Environment }>`
    SELECT environment FROM unnest(${environments}::text[]) WITH ORDINALITY AS one (environment, rank)
    WHERE EXISTS (SELECT 1 FROM day_total WHERE day_total.environment = one.environment)
    ORDER BY rank DESC LIMIT 1
  `.execute(database);
  return rows[0]?.environment ?? 'sandbox';
}
