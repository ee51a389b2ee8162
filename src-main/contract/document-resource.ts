import { z } from 'zod';
import type { DocumentContent } from '../documents/document.ts';
import { invoice } from '../documents/invoice/invoice.ts';
import { channels, documentStatuses, environments } from '../documents/kinds.ts';

export const sriMessage = z
  .strictObject({
    code: z.string(),
    message: z.string(),
    detail: z.string(),
    type: z.enum(['error', 'warning', 'info']),
    cause: z.string(),
    remedy: z.string(),
  })
  .meta({ id: 'sri_message', description: 'Qué dijo el SRI, por qué, y qué hacer' });

export const statusTransitions = z
  .partialRecord(z.enum(documentStatuses), z.iso.datetime())
  .meta({ id: 'status_transitions', description: 'Cuándo entró el documento en cada estado' });
export type StatusTransitions = z.output<typeof statusTransitions>;

export const deliveryStatuses = [
  'none',
  'no_recipient',
  'queued',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
] as const;

const emailDelivery = z
  .strictObject({
    to: z.string(),
    status: z.enum(['queued', 'sent', 'delivered', 'bounced', 'complained', 'failed']),
    sent_at: z.iso.datetime().optional(),
    delivered_at: z.iso.datetime().optional(),
    opened_at: z.iso.datetime().optional(),
    bounced_at: z.iso.datetime().optional(),
    complained_at: z.iso.datetime().optional(),
    bounce_type: z.enum(['permanent', 'transient', 'undetermined']).optional(),
  })
  .meta({ id: 'email_delivery' });

/** Fields common to every document (interface specification). */
export const commonFields = {
  id: z.uuid(),
  country: z.literal('ec'),
  currency: z.literal('USD'),
  environment: z.enum(environments),
  status: z.enum(documentStatuses),
  status_transitions: statusTransitions,
  entity_id: z.uuid(),
  number: z.string(),
  access_key: z.string(),
  authorization: z.strictObject({ number: z.string(), authorized_at: z.iso.datetime() }).optional(),
  sri_messages: z.array(sriMessage),
  metadata: z.record(z.string(), z.string()),
  issued_at: z.iso.datetime(),
  delivery_status: z.enum(deliveryStatuses),
  emails: z.array(emailDelivery),
  portal_views: z.int(),
  portal_last_viewed_at: z.iso.datetime().optional(),
  channel: z.enum(channels),
  issue_date: z.iso.date(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

export const invoiceResource = z
  .strictObject({
    ...commonFields,
    ...invoice.shape,
    credit_balance: z.string().meta({ description: 'Lo que aún pueden rebajar notas de crédito' }),
  })
  .meta({ id: 'invoice' });
export type InvoiceResource = z.output<typeof invoiceResource>;

/** Any document, as `object` says. */
export type DocumentResource = InvoiceResource;

/** A kind's resource schema, by the `object` it carries. */
export const documentResources: Readonly<Record<DocumentContent['object'], z.ZodType<DocumentResource>>> = {
  invoice: invoiceResource,
};

const previewWarning = z.strictObject({ code: z.string(), message: z.string(), detail: z.string() });
export type PreviewWarning = z.output<typeof previewWarning>;

/** A computed document that spent no number. */
export const documentPreview = z
  .strictObject({
    object: z.literal('document_preview'),
    type: z.string(),
    preview_id: z.string().regex(/^[0-9a-f]{64}$/),
    environment: z.enum(environments),
    entity_id: z.uuid(),
    issue_date: z.iso.date(),
    total: z.string(),
    tax_total: z.string(),
    warnings: z.array(previewWarning),
    document: invoice,
  })
  .meta({ id: 'document_preview' });
export type DocumentPreview = z.output<typeof documentPreview>;
