import type { IdempotentRequest, NumberTaken } from '../../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';

/** What the journal says of a document that has its number. */
export function numberTaken(
  { id, identity, issuer, channel, issuedAt }: StoredDocument,
  request?: IdempotentRequest,
): NumberTaken {
  const { type, environment, establishment, emissionPoint, sequential, accessKey } = identity;
  return {
    kind: 'number',
    ruc: issuer.ruc,
    environment,
    type,
    establishment,
    emissionPoint,
    sequential,
    accessKey,
    documentId: id,
    channel,
    ...(request && { request }),
    at: issuedAt,
  };
}
