import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { fold } from '../../documents/values/fold.ts';
import type { DocumentFilters, Scope } from '../../reading/document-reading-store.ts';
import type { HeadTables } from '../database/tables.ts';

type Builder = ExpressionBuilder<HeadTables, 'document'>;
type Condition = ExpressionWrapper<HeadTables, 'document', SqlBool>;

/** Which documents a list is about. */
export function matching({ environment }: Pick<Scope, 'environment'>, filters: DocumentFilters) {
  return (eb: Builder): Condition =>
    eb.and([
      eb('environment', '=', environment),
      eb('type', 'in', filters.types),
      ...(filters.statuses ? [eb('status', 'in', filters.statuses)] : []),
      ...(filters.channels ? [eb('channel', 'in', filters.channels)] : []),
      ...(filters.counterparty === undefined ? [] : [eb('counterparty', '=', filters.counterparty)]),
      ...(filters.issuedFrom === undefined ? [] : [eb('issue_date', '>=', filters.issuedFrom)]),
      ...(filters.issuedTo === undefined ? [] : [eb('issue_date', '<=', filters.issuedTo)]),
      ...(filters.createdFrom === undefined ? [] : [eb('created_at', '>=', new Date(filters.createdFrom))]),
      ...(filters.createdTo === undefined ? [] : [eb('created_at', '<=', new Date(filters.createdTo))]),
      ...(filters.metadata === undefined
        ? []
        : [eb(sql`metadata`, '@>', sql`${JSON.stringify(filters.metadata)}::jsonb`)]),
      ...(filters.q === undefined ? [] : [found(eb, filters.q)]),
    ]);
}

const ACCESS_KEY_DIGITS = 49;
const wholeNumber = /^(\d{3})-?(\d{3})-?(\d{9})$/;

/**
 * What was typed tells where it stands: an access key, a number (whole, or the last figures of one) or an identification in
 * columns of their own, anything else in names, each word from its beginning.
 */
function found(eb: Builder, typed: string): Condition {
  const text = typed.trim();
  const digits = text.replaceAll('-', '');
  const [, establishment, emissionPoint, sequential] = wholeNumber.exec(text) ?? [];
  const columns = [
    ...(digits.length === ACCESS_KEY_DIGITS ? [eb('access_key', '=', digits)] : []),
    ...(establishment !== undefined && emissionPoint !== undefined
      ? [
          eb.and([
            eb('establishment', '=', establishment),
            eb('emission_point', '=', emissionPoint),
            eb('sequential', '=', Number(sequential)),
          ]),
        ]
      : []),
    ...(/^\d{1,9}$/.test(text) ? [eb('sequential', '=', Number(text))] : []),
    ...(/^\w{3,20}$/.test(text) ? [eb('counterparty', '=', text)] : []),
  ];
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  // Only letters and digits are left of a word: nothing in it is an operator of a query.
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const named = sql<SqlBool>`words @@ to_tsquery('simple', ${beginnings})`;
  return eb.or([...columns, ...(words.length > 0 ? [named] : [])]);
}
