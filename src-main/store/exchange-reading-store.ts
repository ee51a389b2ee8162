import type { ExchangeStore } from '../reading/exchange-reader.ts';
import { answerOf } from './kept-answer.ts';
import { xmlOf } from './kept-xml.ts';
import type { Store } from './open.ts';

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
        .select([
          'id',
          'document_id',
          'revision',
          'operation',
          'endpoint',
          'outcome',
          'http_status',
          'started_at',
          'duration_ms',
        ])
        .where('document_id', '=', documentId)
        .orderBy('id', direction === 'older' ? 'desc' : 'asc')
        .limit(limit);
      if (position !== undefined) query = query.where('id', direction === 'older' ? '<' : '>', position);
      const rows = (await query.execute()).map((row) => ({ object: 'exchange' as const, ...row }));
      return direction === 'older' ? rows : rows.toReversed();
    },

    async find(documentId, exchangeId) {
      const row = await db
        .selectFrom('exchange')
        .innerJoin('document', 'document.id', 'exchange.document_id')
        .innerJoin('document_revision', (join) =>
          join
            .onRef('document_revision.document_id', '=', 'exchange.document_id')
            .onRef('document_revision.revision', '=', 'exchange.revision'),
        )
        .select([
          'exchange.operation',
          'exchange.answer',
          'exchange.answer_beside_xml',
          'document.access_key',
          'document_revision.signed_xml',
          'document_revision.signed_xml_pattern',
        ])
        .where('exchange.document_id', '=', documentId)
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
