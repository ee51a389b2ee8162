import { z } from 'zod';
import { channelPattern, documentStatuses, documentTypes, environments } from '../../../documents/kinds.ts';
import { issuerJson } from '../../../documents/parties/issuer-json.ts';
import { documentEvent } from '../../documents/document-event.ts';
import {
  deliveryStatuses,
  emailDelivery,
  listingEvidence,
  sriMessage,
  statusTransitions,
} from '../../documents/document-resource.ts';
import { verifications } from '../../import.ts';

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });

/**
 * A document in the feed: as the station stores it, its journey, and the signed XML as text in which every character is a
 * byte (ISO 8859-1), so that it arrives byte for byte whatever its encoding. What it says is left for its kind to read.
 */
export const feedDocument = z.object({
  document: z.object({
    id: z.uuid(),
    entityId: z.uuid(),
    identity: z.object({
      type: z.enum(documentTypes),
      environment: z.enum(environments),
      establishment: z.string().regex(/^\d{3}$/),
      emissionPoint: z.string().regex(/^\d{3}$/),
      sequential: z.int().positive(),
      accessKey: z.string().regex(/^\d{49}$/),
      issueDate: day,
    }),
    issuer: issuerJson,
    content: z.unknown(),
    status: z.enum(documentStatuses),
    transitions: statusTransitions,
    revision: z.int().positive(),
    channel: z.string().regex(channelPattern),
    metadata: z.record(z.string(), z.string()),
    authorization: z.exactOptional(
      z.object({
        number: z.string(),
        authorizedAt: instant,
        substituteAuthority: z.exactOptional(z.string()),
      }),
    ),
    sriMessages: z.array(sriMessage),
    deliveryStatus: z.enum(deliveryStatuses),
    emails: z.exactOptional(z.array(emailDelivery)),
    portal: z.exactOptional(z.object({ views: z.int(), lastViewedAt: instant })),
    credited: z.string(),
    imported: z.exactOptional(
      z.object({
        importId: z.uuid(),
        verification: z.enum(verifications),
        listing: z.exactOptional(listingEvidence),
      }),
    ),
    issuedAt: instant,
    createdAt: instant,
    updatedAt: instant,
  }),
  signedXml: z.string().optional(),
  events: z.array(documentEvent),
});
export type FeedDocument = z.output<typeof feedDocument>;
