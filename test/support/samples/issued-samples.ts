import {
  type DocumentResource,
  documentResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';
import { type DocumentSample, documentSamples } from './document-samples.ts';

/** The samples of `docs/documents.md` that need no other document, as issued on a day. */
export function issuedSamples(today: string): readonly { name: string; document: DocumentResource }[] {
  return documentSamples(today).flatMap((sample) => {
    const document = returnedDocument(sample, today);
    return document ? [{ name: sample.name, document }] : [];
  });
}

/** A document of a sample's content, as the service shows one that was returned. */
function returnedDocument(sample: DocumentSample, today: string): DocumentResource | undefined {
  const kind = kindOf(sample.type);
  const body = checkBody(kind.body, JSON.parse(JSON.stringify(sample.body)));
  if (!body.ok) throw new Error(JSON.stringify(body.faults));
  const computed = kind.compute(body.value, {
    issueDate: today,
    issuerRuc: '1799999990001',
    customers: new Map(),
    documents: new Map(),
  });
  if (!computed.ok) return undefined;
  return documentResource.parse(
    JSON.parse(
      JSON.stringify({
        ...computed.value,
        id: '0a1b2c3d-0000-4000-8000-000000000001',
        country: 'ec',
        currency: 'USD',
        environment: 'sandbox',
        status: 'returned',
        status_transitions: {},
        entity_id: '0a1b2c3d-0000-4000-8000-000000000002',
        number: '001-001-000000001',
        access_key: `21112026011799999990001${'1'.repeat(26)}`,
        sri_messages: [],
        metadata: body.value.metadata,
        issued_at: '2026-11-21T15:00:00Z',
        delivery_status: 'none',
        emails: [],
        portal_views: 0,
        channel: 'console',
        issue_date: today,
        created_at: '2026-11-21T15:00:00Z',
        updated_at: '2026-11-21T15:00:00Z',
        ...(sample.type === 'invoice' && { credit_balance: '0.00' }),
      }),
    ),
  );
}
