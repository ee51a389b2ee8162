import { recipientsOf } from '../../documents/all-kinds/recipients.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import { makeAccessKey } from '../../documents/identifiers/access-key.ts';
import type { Simulation } from '../../documents/kinds.ts';
import type { DocumentContent, DocumentIdentity } from '../../documents/model/document.ts';
import type { DocumentKind } from '../../documents/model/document-kind.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { IssuingTransaction, Series } from '../ports/issuing-store.ts';
import type { IdempotentRequest } from '../ports/journal.ts';
import type { StoredDocument } from '../ports/stored-document.ts';
import type { Caller } from '../requests/caller.ts';

/** All that a document says but its number. */
export interface Unnumbered {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly content: DocumentContent;
  readonly metadata: Metadata;
  /** What the sandbox is to answer; undefined lets it authorize. */
  readonly simulate: Simulation | undefined;
  /** Whose it is, and the door it came through. */
  readonly caller: Pick<Caller, 'entityId' | 'environment' | 'channel'>;
  readonly issuer: Issuer;
  readonly series: Series;
  /** YYYY-MM-DD in Ecuador. */
  readonly issueDate: string;
  readonly at: Date;
}

interface Numbering {
  readonly newNumericCode: () => string;
}

/**
 * Takes the next number of the series and stores the document under it, in the transaction given. Undefined, and
 * nothing is written, when the series gives none: it ran out or was stopped, or the business changed meanwhile.
 */
export async function numberDocument(
  { newNumericCode }: Numbering,
  transaction: IssuingTransaction,
  unnumbered: Unnumbered,
  /** Data of the first event of its journey. */
  accepted?: Readonly<Record<string, unknown>>,
  request?: IdempotentRequest,
): Promise<StoredDocument | undefined> {
  const { id, kind, issuer, series, issueDate, at } = unnumbered;
  const { entityId, environment, channel } = unnumbered.caller;
  const sequential = await transaction.takeNumber(series.id, issuer.ruc);
  if (sequential === undefined) return undefined;
  const { establishment, emissionPoint } = series;
  const parts = { type: kind.type, environment, establishment, emissionPoint, sequential, issueDate };
  const accessKey = makeAccessKey({ ...parts, ruc: issuer.ruc, numericCode: newNumericCode() });
  const identity: DocumentIdentity = { ...parts, accessKey };
  const instant = at.toISOString();
  const stored: StoredDocument = {
    id,
    entityId,
    identity,
    issuer,
    content: kind.numbered?.(unnumbered.content, identity) ?? unnumbered.content,
    status: 'pending',
    transitions: { pending: instant },
    revision: 1,
    channel,
    metadata: unnumbered.metadata,
    sriMessages: [],
    deliveryStatus: recipientsOf(kind, unnumbered.content).length > 0 ? 'none' : 'no_recipient',
    credited: '0.00',
    ...(environment === 'sandbox' && { simulate: unnumbered.simulate ?? 'authorized' }),
    issuedAt: instant,
    createdAt: instant,
    updatedAt: instant,
  };
  await transaction.insert(stored, accepted, request);
  return stored;
}
