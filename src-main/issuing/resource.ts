import type { DocumentResource } from '../contract/documents/document-resource.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { creditBalanceOf } from './preparing/credit.ts';

/** A stored document as the API shows it. */
export function resourceOf(stored: StoredDocument): DocumentResource {
  const { id, content } = stored;
  return content.object === 'invoice'
    ? { id, ...content, ...commonFieldsOf(stored), credit_balance: creditBalanceOf(stored) }
    : { id, ...content, ...commonFieldsOf(stored) };
}

/** What every type shows alike; where a content has a field of the same name, this one is shown. */
function commonFieldsOf(stored: StoredDocument) {
  const { identity, authorization, imported, portal } = stored;
  return {
    country: 'ec' as const,
    currency: 'USD' as const,
    environment: identity.environment,
    status: stored.status,
    status_transitions: stored.transitions,
    entity_id: stored.entityId,
    number: formatNumber(identity, identity.sequential),
    access_key: identity.accessKey,
    ...(authorization && {
      authorization: {
        number: authorization.number,
        authorized_at: new Date(authorization.authorizedAt).toISOString(),
        ...(authorization.substituteAuthority !== undefined && {
          substitute_authority: authorization.substituteAuthority,
        }),
      },
    }),
    sri_messages: [...stored.sriMessages],
    metadata: stored.metadata,
    issued_at: stored.issuedAt,
    delivery_status: stored.deliveryStatus,
    emails: [...(stored.emails ?? [])],
    portal_views: portal?.views ?? 0,
    ...(portal && { portal_last_viewed_at: portal.lastViewedAt }),
    channel: stored.channel,
    ...(imported && {
      import_id: imported.importId,
      verification: imported.verification,
      ...(imported.listing && { listing: imported.listing }),
    }),
    issue_date: identity.issueDate,
    created_at: stored.createdAt,
    updated_at: stored.updatedAt,
  };
}
