import type { ExchangeStore } from '../reading/exchange-reader.ts';
import { answerOf } from './kept-answer.ts';
import { xmlColumns, xmlOf } from './kept-xml.ts';
import type { Store } from './open.ts';
import { placeOf } from './place-of.ts';

/** What was said to the authority and what it said, of every document. */
export function makeExchangeStore({ db }: Store): ExchangeStore {
  return {
    async hasDocument(documentId) {
      const row = await db
        .selectFrom('document')
        .select('id')
        .where('id', '=', documentId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async page(documentId, { limit, position, direction }) {
      let query = db
        .selectFrom('exchange')
        .innerJoin('kept_text as endpoint', 'endpoint.id', 'exchange.endpoint')
        .select([
          'exchange.id',
          'exchange.revision',
          'exchange.operation',
          'endpoint.text as endpoint',
          'exchange.outcome',
          'exchange.http_status',
          'exchange.started_at',
          'exchange.duration_ms',
        ])
        .where('exchange.seq', '=', placeOf(documentId))
        .orderBy('exchange.id', direction === 'older' ? 'desc' : 'asc')
        .limit(limit);
      if (position !== undefined)
        query = query.where('exchange.id', direction === 'older' ? '<' : '>', position);
      const rows = (await query.execute()).map(({ id, ...row }) => ({
        object: 'exchange' as const,
        id,
        document_id: documentId,
        ...row,
      }));
      return direction === 'older' ? rows : rows.toReversed();
    },

    async find(documentId, exchangeId) {
      const row = await db
        .selectFrom('exchange')
        .innerJoin('document', 'document.seq', 'exchange.seq')
        .innerJoin('document_revision', (join) =>
          join
            .onRef('document_revision.seq', '=', 'exchange.seq')
            .onRef('document_revision.revision', '=', 'exchange.revision'),
        )
        .leftJoin('signed_xml', 'signed_xml.place', 'document_revision.place')
        .select([
          'exchange.operation',
          'exchange.answer',
          'exchange.answer_beside',
          'document.access_key',
          ...xmlColumns,
        ])
        .where('document.id', '=', documentId)
        .where('exchange.id', '=', exchangeId)
        .executeTakeFirst();
      if (!row) return undefined;
      const signedXml = await xmlOf(db, row);
      return {
        operation: row.operation,
        accessKey: row.access_key,
        signedXml,
        answer: answerOf(row, signedXml),
      };
    },
  };
}
