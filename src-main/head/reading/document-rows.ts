import { sql } from 'kysely';
import type { DocumentStatus, DocumentType } from '../../documents/kinds.ts';
import type {
  DocumentFilters,
  DocumentReadingStore,
  ListedRow,
} from '../../reading/document-reading-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { countDocuments, foundIn } from './find-documents.ts';
import { type HeadScope, inReach, isSummed, matching } from './matching.ts';

/** The documents of all stations as lists show them. */
export function makeHeadDocumentRows(database: HeadDatabase): Pick<DocumentReadingStore, 'rows' | 'sums'> {
  return {
    async rows(scope, filters, { offset, limit }) {
      const total = await countDocuments(database, scope, filters);
      const size = Math.max(0, Math.min(limit, total - offset));
      if (size === 0) return { rows: [], total };
      // From the end that is nearer: the other way, nearly all of a long list would be passed over.
      const isNearEnd = offset > total / 2;
      const { rows } = await sql<ListedRow>`
        WITH ${foundIn({ scope, filters, total })}
        SELECT id, type, status, establishment, emission_point, sequential, issue_date, counterparty,
          counterparty_name, total
        FROM document WHERE id IN (
          SELECT id FROM found ORDER BY id ${isNearEnd ? sql`ASC` : sql`DESC`}
          OFFSET ${isNearEnd ? total - offset - size : offset} LIMIT ${size}
        )
        ORDER BY id DESC
      `.execute(database);
      return { rows, total };
    },

    async sums(scope, filters) {
      const counts = isSummed(filters) ? summedByDay(scope, filters) : summedByDocument(scope, filters);
      const { rows } = await sql<SumRow>`
        SELECT type, status, rate, sum(documents)::bigint AS documents, (sum(base) * 100)::bigint AS base,
          (sum(amount) * 100)::bigint AS amount
        FROM (${counts}) AS found GROUP BY type, status, rate
      `.execute(database);
      return rows.map(({ rate, ...sum }) =>
        rate === 'total' ? { ...sum, tax: 'total', rate: '' } : { ...sum, tax: 'iva', rate },
      );
    },
  };
}

/** What documents of a type and a status come to at a rate, or whole; in cents. */
interface SumRow {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly rate: string;
  readonly documents: number;
  readonly base: number;
  readonly amount: number;
}

function summedByDay(scope: HeadScope, filters: DocumentFilters) {
  return sql`
    SELECT type, status, rate, documents, base, CASE rate WHEN 'total' THEN total ELSE iva END AS amount
    FROM day_total WHERE ${inReach('day', scope, filters)}
  `;
}

/** Of filters that the sums of days do not know. */
function summedByDocument(scope: HeadScope, filters: DocumentFilters) {
  return sql`
    SELECT type, status, part ->> 'rate' AS rate, 1 AS documents, (part ->> 'base')::numeric AS base,
      (part ->> 'amount')::numeric AS amount
    FROM document, jsonb_array_elements(amounts) AS part WHERE ${matching(scope, filters)}
  `;
}
