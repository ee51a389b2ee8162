import type { DocumentResource } from '../contract/document-resource.ts';
import { formatNumber } from '../documents/access-key.ts';
import type { StoredDocument } from './stored-document.ts';

/** A stored document as the API shows it. */
export function resourceOf(stored: StoredDocument): DocumentResource {
  const { identity, content, authorization } = stored;
  return {
    id: stored.id,
    ...content,
    country: 'ec',
    currency: 'USD',
    environment: identity.environment,
    status: stored.status,
    status_transitions: stored.transitions,
    entity_id: stored.entityId,
    number: formatNumber(identity, identity.sequential),
    access_key: identity.accessKey,
    ...(authorization && {
      authorization: { number: authorization.number, authorized_at: authorization.authorizedAt },
    }),
    sri_messages: [...stored.sriMessages],
    metadata: stored.metadata,
    issued_at: stored.issuedAt,
    delivery_status: stored.deliveryStatus,
    emails: [],
    portal_views: 0,
    channel: stored.channel,
    issue_date: identity.issueDate,
    created_at: stored.createdAt,
    updated_at: stored.updatedAt,
    credit_balance: creditBalance(stored),
  };
}

/** What credit notes may still take; an invoice to the final consumer takes none (SRI reference §9). */
function creditBalance({ content, status }: StoredDocument): string {
  return status === 'authorized' && content.buyer.identification_type !== 'consumidor_final'
    ? content.total
    : '0.00';
}
