import { z } from 'zod';
import {
  type CertificateResource,
  certificateResource,
  stopReasons,
  unprovenCauses,
} from '../../../contract/business/entity.ts';
import {
  type DeliveryStatus,
  deliveryStatuses,
  type ListingEvidence,
  listingEvidence,
  sriMessage,
} from '../../../contract/documents/document-resource.ts';
import type { SriMessage } from '../../../documents/messages/sri-message.ts';
import type { Issuer } from '../../../documents/parties/issuer.ts';
import { issuerJson } from '../../../documents/parties/issuer-json.ts';
import type { StoppedSeries } from '../../../issuing/ports/issuing-store.ts';
import type { Refusal } from '../../../sync/ports/authority.ts';

const messages = z.array(sriMessage);
const metadata = z.record(z.string(), z.string());
const refusal = z.strictObject({ decided_at: z.string().nullable(), messages });
const stoppedSeries = z.strictObject({
  reason: z.enum(stopReasons),
  cause: z.enum(unprovenCauses).optional(),
  document_id: z.string().optional(),
  at: z.string(),
  /** Why it was stopped before it moved. */
  was: z.unknown().optional(),
  /** The emission point that the head office gave in the place of this one. */
  instead: z.string().optional(),
});
const data = z.record(z.string(), z.unknown());
const strings = z.array(z.string());
const deliveryStatus = z.enum(deliveryStatuses);

export function parseIssuer(json: string): Issuer {
  return issuerJson.parse(JSON.parse(json));
}

export function parseMessages(json: string): readonly SriMessage[] {
  return messages.parse(JSON.parse(json));
}

export function parseRefusal(json: string): Refusal {
  const { decided_at, messages } = refusal.parse(JSON.parse(json));
  return { decidedAt: decided_at, messages };
}

export function writeRefusal({ decidedAt, messages }: Refusal): string {
  return JSON.stringify({ decided_at: decidedAt, messages });
}

export function parseStoppedSeries(json: string): StoppedSeries {
  const { reason, cause, document_id, at } = stoppedSeries.parse(JSON.parse(json));
  return {
    reason,
    ...(cause && { cause }),
    ...(document_id !== undefined && { documentId: document_id }),
    at,
  };
}

export function parseData(json: string): Record<string, unknown> {
  return data.parse(JSON.parse(json));
}

export function parseMetadata(json: string): Record<string, string> {
  return metadata.parse(JSON.parse(json));
}

export function parseStrings(json: string): string[] {
  return strings.parse(JSON.parse(json));
}

export function parseListing(json: string): ListingEvidence {
  return listingEvidence.parse(JSON.parse(json));
}

export function parseDeliveryStatus(text: string): DeliveryStatus {
  return deliveryStatus.parse(text);
}

/** The details of a certificate, stored beside it so that no list has to open the .p12. */
export function parseCertificate(json: string): CertificateResource {
  return certificateResource.parse(JSON.parse(json));
}
