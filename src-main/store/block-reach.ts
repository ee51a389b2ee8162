import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentFilters, PageQuestion, Scope } from '../reading/document-reading-store.ts';
import { BLOCK } from './places.ts';
import type { Tables } from './schema.ts';

/**
 * Between which places the documents of a period are: they stand together, near enough, so they are looked for from the
 * first to the last block that has any. A side is left out where the period is open.
 */
export interface BlockReach {
  readonly first: Expression<number> | undefined;
  readonly end: Expression<number> | undefined;
}

type Period = Pick<DocumentFilters, 'issuedFrom' | 'issuedTo' | 'createdFrom' | 'createdTo'>;

/** The places a period may have documents at; those of a block go together, so some may lie outside it. */
export function reachOf(
  { entityId, environment }: Scope,
  { issuedFrom, issuedTo, createdFrom, createdTo }: Period,
): BlockReach {
  const eb = expressionBuilder<Tables, never>();
  let spans = eb
    .selectFrom('document_block as span')
    .where('span.entity_id', '=', entityId)
    .where('span.environment', '=', environment);
  if (issuedFrom) spans = spans.where('span.last_date', '>=', issuedFrom);
  if (issuedTo) spans = spans.where('span.first_date', '<=', issuedTo);
  if (createdFrom) spans = spans.where('span.last_created', '>=', createdFrom);
  if (createdTo) spans = spans.where('span.first_created', '<=', createdTo);
  const first = spans.select(sql<number>`min(span.block) * ${sql.lit(BLOCK)}`.as('first'));
  const end = spans.select(sql<number>`(max(span.block) + 1) * ${sql.lit(BLOCK)}`.as('end'));
  return {
    first: issuedFrom || createdFrom ? sql<number>`${first}` : undefined,
    end: issuedTo || createdTo ? sql<number>`${end}` : undefined,
  };
}

/**
 * The places beyond a position and within the reach, one bound on either side: of two SQLite might look from the worse.
 * A position of the same list lies within the reach.
 */
export function placesWithin(
  { first, end }: BlockReach,
  { position, direction }: Pick<PageQuestion, 'position' | 'direction'>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'document'>();
  const isNewer = direction === 'newer';
  return eb.and([
    ...(isNewer && position !== undefined
      ? [eb('document.seq', '>', position)]
      : first === undefined
        ? []
        : [eb('document.seq', '>=', first)]),
    ...(!isNewer && position !== undefined
      ? [eb('document.seq', '<', position)]
      : end === undefined
        ? []
        : [eb('document.seq', '<', end)]),
  ]);
}
