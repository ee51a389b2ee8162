import { z } from 'zod';
import { paymentBodies } from '../../documents/body/payment.ts';
import { invoiceBody } from '../../documents/invoice/body.ts';
import { environments } from '../../documents/kinds.ts';
import { invoice } from '../../documents/model/invoice.ts';
import { dateText } from '../../documents/values/calendar/calendar-date.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from '../counter/operator.ts';
import { emailDelivery } from '../documents/document-resource.ts';
import { pageQuery } from '../list.ts';

/**
 * The metadata by which an invoice names the proforma that it comes of: a proforma becomes one invoice. Metadata are the
 * caller's own, who may well count proformas of another kind: the name is no word of theirs.
 */
export const proformaMetadata = 'mostrador_proforma';

/** Days that a proforma holds where nobody says until when. */
export const PROFORMA_DAYS = 15;

export const proformaStatuses = ['open', 'accepted', 'expired', 'invoiced'] as const;
export type ProformaStatus = (typeof proformaStatuses)[number];

const {
  payments: _payments,
  metadata: _metadata,
  simulate: _simulate,
  channel: _channel,
  ...quotedFields
} = invoiceBody.shape;

/** What a shop offers: as an invoice says it, and until when it holds. */
export const proformaBody = namedObject('proforma_body', {
  ...quotedFields,
  payments: paymentBodies
    .optional()
    .meta({ description: 'Cómo se pagaría; sin ellos, la factura empieza en efectivo' }),
  valid_until: dateText.optional().meta({
    description: `Hasta qué día vale, inclusive: no antes de hoy. Sin ella, ${PROFORMA_DAYS} días`,
  }),
  recipient_name: text(300)
    .optional()
    .meta({ description: 'Para quién es, cuando solo se sabe su nombre y el comprador es consumidor final' }),
});
export type ProformaBody = z.output<typeof proformaBody>;

const listed = {
  object: z.literal('proforma'),
  id: z.uuid(),
  environment: z.enum(environments),
  number: z.string().meta({
    description: 'P, establecimiento, punto de emisión y número: propio, no es una serie del SRI',
  }),
  status: z.enum(proformaStatuses).meta({
    description:
      'open (por responder), accepted (aceptada), expired (venció sin respuesta) o invoiced (facturada)',
  }),
  issue_date: z.iso.date(),
  valid_until: z.iso.date().meta({ description: 'Hasta qué día vale, inclusive' }),
  identification: z.string().meta({ description: 'Del comprador' }),
  name: z.string().meta({ description: 'Del comprador, o para quién es' }),
  total: z.string(),
  accepted_at: z.iso.datetime().optional().meta({ description: 'Cuándo la aceptó el cliente' }),
  invoice: z
    .strictObject({ id: z.uuid(), number: z.string() })
    .optional()
    .meta({ description: 'La factura en que se convirtió' }),
  operator: operatorNamed.optional().meta({ description: 'Quien la hizo' }),
  created_at: z.iso.datetime(),
};

/** As the list shows it. */
export const proformaListed = namedObject('proforma_listed', listed);
export type ProformaListed = z.output<typeof proformaListed>;

/** A price of the proforma that is not the product's any more. */
const priceChange = namedObject('proforma_price_change', {
  line: z.int().meta({ description: 'La línea, desde 0' }),
  unit_price: z.string().meta({ description: 'El precio de hoy sin impuestos' }),
  unit_price_with_taxes: z
    .string()
    .optional()
    .meta({ description: 'El precio de hoy con impuestos, si así se indica el del producto' }),
});
export type ProformaPriceChange = z.output<typeof priceChange>;

/** With what it says. */
export const proformaResource = namedObject('proforma', {
  ...listed,
  recipient_name: z.string().optional().meta({ description: 'Para quién es' }),
  document: invoice,
  invoice_body: z.record(z.string(), z.unknown()).meta({
    description:
      'El cuerpo de `POST /v1/ec/invoices` que la factura con sus precios; su `metadata` nombra la proforma',
  }),
  price_changes: z
    .array(priceChange)
    .meta({ description: 'Las líneas cuyo precio hoy es otro; vacía si está facturada' }),
  emails: z.array(emailDelivery).meta({ description: 'A quién se envió' }),
});
export type ProformaResource = z.output<typeof proformaResource>;

export const proformaListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(proformaStatuses).optional().meta({ description: 'Solo las que están así hoy' }),
  q: text(100).optional(),
});
export type ProformaListQuery = z.output<typeof proformaListQuery>;

export const proformaAcceptanceBody = namedObject('proforma_acceptance_body', {
  accepted: z.boolean().meta({ description: 'false: ya no, o fue un error' }),
});
export type ProformaAcceptanceBody = z.output<typeof proformaAcceptanceBody>;

export const proformaPageQuery = z.strictObject({
  format: z.enum(['a4', 'ticket80', 'ticket58']).default('a4'),
});

export const proformaPrintBody = namedObject('proforma_print_body', {
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de `till_id`, o la de siempre' }),
  till_id: z.uuid().optional().meta({ description: 'La caja que imprime, en su impresora si tiene una' }),
});
export type ProformaPrintBody = z.output<typeof proformaPrintBody>;

/** Whom a proforma was queued for. */
export const proformaEmail = namedObject('proforma_email', {
  object: z.literal('proforma_email'),
  proforma_id: z.uuid().meta({ description: 'La proforma' }),
  to: z.array(z.string()),
});
export type ProformaEmail = z.output<typeof proformaEmail>;
