import { z } from 'zod';
import {
  channelPattern,
  type DocumentType,
  documentStatuses,
  documentTypes,
  environments,
} from '../../documents/kinds.ts';
import { messageFaults } from '../../documents/messages/sri-message-catalogue.ts';
import { creditNote } from '../../documents/model/credit-note.ts';
import { debitNote } from '../../documents/model/debit-note.ts';
import { deliveryNote } from '../../documents/model/delivery-note.ts';
import { invoice } from '../../documents/model/invoice.ts';
import { purchaseSettlement } from '../../documents/model/purchase-settlement.ts';
import { withholding } from '../../documents/model/withholding.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { verifications } from '../import.ts';

export const sriMessage = z
  .strictObject({
    code: z.string(),
    message: z.string(),
    detail: z.string(),
    type: z.enum(['error', 'warning', 'info']),
    fault: z.enum(messageFaults).optional().meta({
      description:
        'Dónde está la falla: business (el negocio), customer (los datos del cliente), program (el programa), authority (el SRI) o none; falta si no se sabe',
    }),
    cause: z.string().meta({ description: 'Qué pasó y por qué' }),
    remedy: z.string().meta({ description: 'Qué hacer' }),
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
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const emailDelivery = namedObject('email_delivery', {
  to: z.string(),
  status: z.enum(['queued', 'sent', 'delivered', 'bounced', 'complained', 'failed']),
  sent_at: z.iso.datetime().optional(),
  delivered_at: z.iso.datetime().optional(),
  opened_at: z.iso.datetime().optional(),
  bounced_at: z.iso.datetime().optional(),
  complained_at: z.iso.datetime().optional(),
  bounce_type: z.enum(['permanent', 'transient', 'undetermined']).optional(),
});
export type EmailDelivery = z.output<typeof emailDelivery>;

/** Where a listing of the authority names an imported document. */
export const listingEvidence = z
  .strictObject({
    import_id: z.uuid(),
    file: z.string(),
    entry: z.string().optional().meta({ description: 'Dentro del ZIP' }),
    sha256: z.string().meta({ description: 'Del archivo' }),
    line: z.int(),
    authorized_at: z.iso.datetime().optional(),
  })
  .meta({
    id: 'listing_evidence',
    description: 'La línea del listado del SRI que nombra un documento importado',
  });
export type ListingEvidence = z.output<typeof listingEvidence>;

/** A warning about a document; it stops nothing. */
const previewWarning = z.strictObject({ code: z.string(), message: z.string(), detail: z.string() });
export type PreviewWarning = z.output<typeof previewWarning>;

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
  authorization: z
    .strictObject({
      number: z.string(),
      authorized_at: z.iso.datetime(),
      substitute_authority: z.string().optional().meta({
        description:
          'Dirección del servidor que autorizó un documento de producción en lugar del SRI: no tiene validez. Falta si fue el SRI',
      }),
    })
    .optional(),
  sri_messages: z.array(sriMessage),
  warnings: z.array(previewWarning).optional().meta({
    description:
      'Solo en la respuesta que lo emite o lo corrige: lo que la vista previa advierte del documento, como pagos que no suman el total. Falta si no hay nada',
  }),
  metadata: z.record(z.string(), z.string()),
  issued_at: z.iso.datetime(),
  delivery_status: z.enum(deliveryStatuses).meta({ description: 'Cómo va el correo del documento' }),
  emails: z.array(emailDelivery),
  portal_views: z.int().meta({ description: 'Cuántas veces se vio en el portal' }),
  portal_last_viewed_at: z.iso.datetime().optional(),
  portal_url: z.string().optional().meta({
    description: 'Dónde lo ve el cliente, en consultas y listados; falta mientras el portal no lo muestra',
  }),
  channel: z.string().regex(channelPattern).meta({
    description: 'api, console, mcp, cli, imported, o el nombre corto de una tienda en línea',
  }),
  import_id: z.uuid().optional(),
  verification: z.enum(verifications).optional(),
  listing: listingEvidence.optional(),
  issue_date: z.iso.date(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

export const invoiceResource = namedObject('invoice', {
  ...invoice.shape,
  ...commonFields,
  credit_balance: z.string().meta({ description: 'Lo que aún pueden rebajar notas de crédito' }),
});
export type InvoiceResource = z.output<typeof invoiceResource>;

const purchaseSettlementResource = namedObject('purchase_settlement', {
  ...purchaseSettlement.shape,
  ...commonFields,
});

export const creditNoteResource = namedObject('credit_note', { ...creditNote.shape, ...commonFields });

const debitNoteResource = namedObject('debit_note', { ...debitNote.shape, ...commonFields });

const deliveryNoteResource = namedObject('delivery_note', { ...deliveryNote.shape, ...commonFields });

const withholdingResource = namedObject('withholding', { ...withholding.shape, ...commonFields });

/** Any document; `object` says which. */
export const documentResource = z
  .discriminatedUnion('object', [
    invoiceResource,
    purchaseSettlementResource,
    creditNoteResource,
    debitNoteResource,
    deliveryNoteResource,
    withholdingResource,
  ])
  .meta({ id: 'document' });
export type DocumentResource = z.output<typeof documentResource>;

/** The resource schema of each type, by the `object` it carries. */
export const documentResources: Readonly<Record<DocumentType, z.ZodType<DocumentResource>>> = {
  invoice: invoiceResource,
  purchase_settlement: purchaseSettlementResource,
  credit_note: creditNoteResource,
  debit_note: debitNoteResource,
  delivery_note: deliveryNoteResource,
  withholding: withholdingResource,
};

/** What a document of any type says, beyond the fields common to every document. */
export const documentContent = z
  .discriminatedUnion('object', [
    invoice,
    purchaseSettlement,
    creditNote,
    debitNote,
    deliveryNote,
    withholding,
  ])
  .meta({ id: 'document_content' });

/** A computed document that spent no number. */
export const documentPreview = namedObject('document_preview', {
  object: z.literal('document_preview'),
  type: z.enum(documentTypes),
  preview_id: z.string().regex(/^[0-9a-f]{64}$/),
  environment: z.enum(environments),
  entity_id: z.uuid(),
  issue_date: z.iso.date(),
  total: z.string(),
  tax_total: z.string(),
  warnings: z.array(previewWarning).meta({ description: 'Lo que merece una mirada y no impide nada' }),
  document: documentContent,
});
export type DocumentPreview = z.output<typeof documentPreview>;
