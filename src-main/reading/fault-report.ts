import type { FaultReport } from '../contract/documents/authority/fault-report.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { ExchangeStore } from './exchange-reader.ts';

export interface FaultReportStore extends Pick<ExchangeStore, 'page' | 'find'> {
  document(id: string): Promise<StoredDocument | undefined>;
  /** Of its last revision. */
  signedXml(id: string): Promise<Uint8Array | undefined>;
}

/** Reports what became of a document at the authority; `undefined` documents are not found. */
export type ReportFault = (documentId: string) => Promise<Outcome<FaultReport>>;

/** More are only the same question asked again. */
const NEWEST_EXCHANGES = 20;

/**
 * Makes the report of a document for the developers: what was sent and what came back, of any business and
 * environment, without certificates, metadata or anything else of the shop.
 */
export function makeFaultReports(dependencies: {
  readonly store: FaultReportStore;
  readonly version: string;
  /** The computer, in words. */
  readonly system: string;
  readonly now: () => Date;
}): ReportFault {
  const { store, version, system, now } = dependencies;
  return async (documentId) => {
    const [document, xml, exchanges] = await Promise.all([
      store.document(documentId),
      store.signedXml(documentId),
      store.page(documentId, {
        limit: NEWEST_EXCHANGES,
        position: undefined,
        direction: 'older',
      }),
    ]);
    if (!document) return refuse({ code: 'not_found' });
    const { id, identity, status, revision, sriMessages } = document;
    const answered = await Promise.all(
      exchanges.map(async ({ id: exchangeId, ...exchange }) => {
        const { operation, revision: ofRevision, outcome, http_status, started_at } = exchange;
        const storedExchange = await store.find(documentId, exchangeId);
        const answer = storedExchange?.answer ? withoutCertificates(storedExchange.answer) : null;
        return { operation, revision: ofRevision, outcome, http_status, started_at, answer };
      }),
    );
    return {
      ok: true,
      value: {
        object: 'fault_report',
        version,
        system,
        reported_at: now().toISOString(),
        document: {
          id,
          type: identity.type,
          environment: identity.environment,
          status,
          number: formatNumber(identity, identity.sequential),
          access_key: identity.accessKey,
          issue_date: identity.issueDate,
          revision,
          sri_messages: [...sriMessages],
        },
        xml: xml ? withoutCertificates(xml) : null,
        exchanges: answered,
      },
    };
  };
}

/** Plain XML, or XML written as the text of another. */
const certificates = /(X509Certificate(?:>|&(?:amp;)*gt;))(?:(?!&(?:amp;)*lt;)[^<])*/g;

function withoutCertificates(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString().replaceAll(certificates, '$1');
}
