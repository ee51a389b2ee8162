import { z } from 'zod';
import { authorizationDifferences } from '../../contract/documents/authority/authorization-mismatch.ts';
import type { AuthorizationEvidence } from '../../issuing/ports/authorization-evidence.ts';
import { parseData } from '../rows/columns/json-columns.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { signedXmlColumns, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import { decompress } from '../sqlite/compression.ts';
import type { Store } from '../sqlite/open.ts';

/** What the event of the journey says. */
const mismatchData = z.object({ differences: z.array(z.enum(authorizationDifferences)) });

/** Both sides of documents of which the authority authorized another: kept as exchanges and events of the journey. */
export function makeAuthorizationEvidence({ db }: Pick<Store, 'db'>): AuthorizationEvidence {
  return {
    async find(documentId) {
      const row = await selectDocuments(db)
        .innerJoin('outbox', 'outbox.document_id', 'document.id')
        .innerJoin('signed_xml', 'signed_xml.revision_id', 'document_revision.id')
        .leftJoin('dictionary as xml_dictionary', 'xml_dictionary.id', 'signed_xml.dictionary')
        .select(signedXmlColumns)
        .where('document.id', '=', documentId)
        .where('outbox.decision', '=', 'authorization_mismatch')
        .executeTakeFirst();
      const signedXml = row && signedXmlOf(row);
      const exchange = await db
        .selectFrom('exchange')
        .leftJoin('dictionary', 'dictionary.id', 'exchange.answer_dictionary')
        .innerJoin('interned_text as endpoint', 'endpoint.id', 'exchange.endpoint')
        .select([
          'exchange.answer',
          'dictionary.bytes as dictionary',
          'endpoint.text as endpoint',
          'exchange.started_at',
        ])
        .where('exchange.seq', '=', seqOf(documentId))
        .where('exchange.outcome', '=', 'authorization_mismatch')
        .orderBy('exchange.number', 'desc')
        .limit(1)
        .executeTakeFirst();
      const event = await db
        .selectFrom('document_event')
        .select('data_json')
        .where('seq', '=', seqOf(documentId))
        .where('type', '=', 'authorization_mismatch')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row || !signedXml || !exchange?.answer || !event?.data_json) return undefined;
      return {
        document: toStoredDocument(row),
        signedXml,
        answer: decompress(exchange.answer, exchange.dictionary ?? undefined),
        endpoint: exchange.endpoint,
        receivedAt: exchange.started_at,
        differences: mismatchData.parse(parseData(event.data_json)).differences,
      };
    },
  };
}
