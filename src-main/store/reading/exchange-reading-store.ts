import type { ExchangeStore } from '../../reading/exchange-reader.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { decompress } from '../sqlite/compression.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';
import type { Store } from '../sqlite/open.ts';

/** The exchanges with the authority about each document: requests and answers. */
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

    async page(documentId, page) {
      const query = db
        .selectFrom('exchange')
        .innerJoin('interned_text as endpoint', 'endpoint.id', 'exchange.endpoint')
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
        .where('exchange.seq', '=', seqOf(documentId));
      return (await keysetRows(query, 'exchange.id', page)).map(({ id, ...row }) => ({
        object: 'exchange' as const,
        id,
        document_id: documentId,
        ...row,
      }));
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
        .leftJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
        .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
        .leftJoin('dictionary as answered', 'answered.id', 'exchange.answer_dictionary')
        .select([
          'exchange.operation',
          'exchange.answer',
          'answered.bytes as answer_dictionary',
          'document.access_key',
          ...signedXmlColumns,
        ])
        .where('document.id', '=', documentId)
        .where('exchange.id', '=', exchangeId)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        operation: row.operation,
        accessKey: row.access_key,
        signedXml: signedXmlOf(row),
        answer: row.answer === null ? undefined : decompress(row.answer, row.answer_dictionary ?? undefined),
      };
    },
  };
}
