import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { documentTypes, type Environment } from '../../documents/kinds.ts';
import { fold } from '../../documents/values/fold.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { DocumentFilters, Scope } from '../../reading/document-reading-store.ts';

export type Condition = RawBuilder<SqlBool>;

/** Whom a question at the head office is about; the business is the only one there is. */
export type HeadScope = Pick<Scope, 'environment' | 'reach'>;

type SummedFilters = Partial<
  Pick<DocumentFilters, 'types' | 'statuses' | 'establishments' | 'emissionPoints' | 'stations'>
>;
type SummedDays = Partial<Pick<DocumentFilters, 'issuedFrom' | 'issuedTo'>>;

/** What documents and the sums of their days have in common; `day` is the column that has the day of issue. */
export function inReach(
  day: 'issue_date' | 'day',
  scope: HeadScope,
  filters: SummedFilters & SummedDays,
): Condition {
  return every([inScope(scope, filters), ...within(day, scope.reach), ...within(day, filters)]);
}

/** What they have in common with the sums of all days: where documents are of, and what they are. */
export function inScope({ environment, reach }: HeadScope, filters: SummedFilters): Condition {
  const { types = documentTypes } = filters;
  return every([
    sql`environment = ${environment}`,
    ...oneOf('establishment', reach?.establishments),
    ...(types.length < documentTypes.length ? oneOf('type', types) : []),
    ...oneOf('status', filters.statuses),
    ...oneOf('establishment', filters.establishments),
    ...oneOf('emission_point', filters.emissionPoints),
    ...(filters.stations ? [sql<SqlBool>`station_id = ANY (${filters.stations}::uuid[])`] : []),
  ]);
}

/** Whether neither a key nor a question is of some days alone. */
export function isOfAllDays({ reach }: HeadScope, filters: SummedDays): boolean {
  return [reach?.issuedFrom, reach?.issuedTo, filters.issuedFrom, filters.issuedTo].every(
    (day) => day === undefined,
  );
}

/** What is there for a key; the columns that have the shop and the day of issue. */
export function reached(
  reach: Reach | undefined,
  { establishment, day }: { readonly establishment: string; readonly day: string },
): readonly Condition[] {
  return [...oneOf(establishment, reach?.establishments), ...within(day, reach)];
}

function within(column: string, { issuedFrom, issuedTo }: SummedDays = {}): readonly Condition[] {
  const day = sql.ref(column);
  return [
    ...(issuedFrom === undefined ? [] : [sql<SqlBool>`${day} >= ${issuedFrom}`]),
    ...(issuedTo === undefined ? [] : [sql<SqlBool>`${day} <= ${issuedTo}`]),
  ];
}

/** What a key is for; without an environment, for all. */
export interface KeyReach {
  readonly environment?: Environment | undefined;
  readonly reach?: Reach | undefined;
}

/** The live series that are there for a key; one for practice or for some days has nothing to do with series. */
export function seriesReached(
  { environment = 'live', reach = {} }: KeyReach,
  establishment: RawBuilder<unknown>,
): Condition {
  const { establishments, issuedFrom, issuedTo } = reach;
  if (environment !== 'live' || issuedFrom !== undefined || issuedTo !== undefined) return sql`false`;
  return establishments ? sql`${establishment} = ANY (${establishments})` : sql`true`;
}

/** The stations that issue, or did, or are to issue in a shop that is there for a key. */
export function stationReached({ establishments }: Reach = {}): Condition {
  if (!establishments) return sql`true`;
  return sql`(left(station.assigned_point, 3) = ANY (${establishments}) IS TRUE OR EXISTS (
    SELECT 1 FROM series WHERE series.station_id = station.id AND series.establishment = ANY (${establishments})
  ))`;
}

/** The station of an identifier that somebody wrote, where it is there for a key. */
export function stationAsked(id: string, reach: Reach | undefined): Condition {
  return every([sql<SqlBool>`station.id::text = ${id.toLowerCase()}`, stationReached(reach)]);
}

/** Which documents a list is about. */
export function matching(scope: HeadScope, filters: DocumentFilters): Condition {
  const { channels, counterparty, createdFrom, createdTo, metadata, q } = filters;
  return every([
    inReach('issue_date', scope, filters),
    ...oneOf('channel', channels),
    ...(counterparty === undefined ? [] : [sql<SqlBool>`counterparty = ${counterparty}`]),
    ...(createdFrom === undefined ? [] : [sql<SqlBool>`created_at >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql<SqlBool>`created_at <= ${createdTo}`]),
    ...(metadata === undefined ? [] : [sql<SqlBool>`metadata @> ${JSON.stringify(metadata)}::jsonb`]),
    ...(q === undefined ? [] : [matches(q)]),
  ]);
}

/** Whether the sums of days know how many documents a list has: its filters are of nothing else. */
export function isSummed({
  channels,
  counterparty,
  createdFrom,
  createdTo,
  metadata,
  q,
}: DocumentFilters): boolean {
  return [channels, counterparty, createdFrom, createdTo, metadata, q].every((one) => one === undefined);
}

const SEQUENTIAL_DIGITS = 9;
const numberBegun = /^(\d{3})-(\d{3})(?:-(\d{0,9}))?$/;
const wholeNumber = /^(\d{3})(\d{3})(\d{9})$/;

/**
 * What was typed tells where it stands: an access key, a number or an identification in columns of their own, each from
 * its beginning, or the last figures of a number; anything else in names, each word from its beginning.
 */
function matches(typed: string): Condition {
  const text = typed.trim();
  const [, establishment, emissionPoint, figures = ''] =
    numberBegun.exec(text) ?? wholeNumber.exec(text) ?? [];
  const ten = 10 ** (SEQUENTIAL_DIGITS - figures.length);
  const columns = [
    ...(/^\d{10,49}$/.test(text) ? [sql<SqlBool>`access_key LIKE ${`${text}%`}`] : []),
    ...(establishment !== undefined && emissionPoint !== undefined
      ? [
          every([
            sql`establishment = ${establishment}`,
            sql`emission_point = ${emissionPoint}`,
            sql`sequential >= ${Number(figures) * ten}`,
            sql`sequential < ${(Number(figures) + 1) * ten}`,
          ]),
        ]
      : []),
    ...(/^\d{1,9}$/.test(text) ? [sql<SqlBool>`sequential = ${Number(text)}`] : []),
    ...(/^[\dA-Za-z]{3,20}$/.test(text) ? [sql<SqlBool>`counterparty LIKE ${`${text}%`}`] : []),
  ];
  const terms = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Only letters and digits are left of a word: nothing in it is an operator of a query.
  const beginnings = terms.map((term) => `${term}:*`).join(' & ');
  const named = sql<SqlBool>`words @@ to_tsquery('simple', ${beginnings})`;
  const all = [...columns, ...(terms.length > 0 ? [named] : [])];
  return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` OR `)})`;
}

/** A single value is asked for as such: an index that begins with it then has the rest in order. */
export function oneOf(column: string, values: readonly string[] | undefined): readonly Condition[] {
  if (!values) return [];
  const [only] = values;
  return only !== undefined && values.length === 1
    ? [sql`${sql.ref(column)} = ${only}`]
    : [sql`${sql.ref(column)} = ANY (${values})`];
}

export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;
}
