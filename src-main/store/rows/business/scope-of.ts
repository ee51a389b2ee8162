import { type Expression, expressionBuilder } from 'kysely';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Tables } from '../../schema/tables.ts';

/** The row of `list_scope` of a business in one environment, within another question; null before its first document. */
export function scopeOf({ entityId, environment }: Scope): Expression<number | null> {
  return expressionBuilder<Tables>()
    .selectFrom('list_scope')
    .select('list_scope.id')
    .where('list_scope.entity_id', '=', entityId)
    .where('list_scope.environment', '=', environment)
    .$asScalar();
}
