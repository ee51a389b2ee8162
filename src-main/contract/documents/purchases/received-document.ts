import { z } from 'zod';
import { payment } from '../../../documents/body/payment.ts';
import { environments } from '../../../documents/kinds.ts';
import { line } from '../../../documents/lines/line.ts';
import { taxTotal } from '../../../documents/lines/tax-body.ts';
import { regimes } from '../../../documents/parties/issuer.ts';
import { identificationTypes } from '../../../documents/parties/party.ts';
import { asWritten } from '../../../documents/values/as-written.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { documentContent } from '../document-resource.ts';

/** The electronic documents by the names they have as support documents (api.md §7). */
const receivedDocumentTypes = [
  'factura',
  'liquidacion_compra',
  'nota_credito',
  'nota_debito',
  'guia_remision',
  'retencion',
] as const;

/** The issuer, as it stood when it issued the document. */
const supplier = namedObject('received_document_supplier', {
  identification_type: z.literal('ruc'),
  identification: z.string(),
  name: z.string(),
  trade_name: z.string().optional(),
  address: z.string(),
  keeps_accounting: z.boolean(),
  regime: z.enum(regimes),
  special_taxpayer: z.boolean(),
  special_taxpayer_resolution: z.string().optional(),
  withholding_agent_resolution: z.string().optional(),
  large_taxpayer_resolution: z.string().optional(),
});

/** The recipient. */
const buyer = namedObject('received_document_buyer', {
  identification_type: asWritten(identificationTypes).optional().meta({
    description: 'Falta en la guía de remisión, que no lo dice de sus destinatarios',
  }),
  identification: z.string(),
  name: z.string(),
  address: z.string().optional(),
});

const totals = namedObject('received_document_totals', {
  subtotal: z.string().optional(),
  discount: z.string().optional(),
  iva: z.string().optional(),
  ice: z.string().optional(),
  irbpnr: z.string().optional(),
  tip: z.string().optional(),
  renta: z.string().optional().meta({ description: 'Solo en retenciones, igual que isd' }),
  isd: z.string().optional(),
  total: z.string(),
});

/** A document that someone else issued, as the authority has it (interface specification, "Entities"). */
export const receivedDocumentResource = namedObject('received_document', {
  object: z.literal('received_document'),
  access_key: z.string(),
  document_type: z.enum(receivedDocumentTypes),
  environment: z.enum(environments),
  authorization: z.strictObject({
    number: z.string(),
    authorized_at: z.iso.datetime(),
    state: z
      .enum(['authorized', 'not_authorized', 'annulment_pending', 'annulled'])
      .optional()
      .meta({ description: 'En qué quedó desde entonces, según el SRI; falta mientras no lo haya dicho' }),
    state_checked_at: z.iso.datetime().optional(),
  }),
  supplier,
  buyer: buyer.optional(),
  issued_to_you: z.boolean().nullable().meta({
    description: 'Si está emitido al negocio de la clave de API; null cuando no dice a quién',
  }),
  number: z.string(),
  issue_date: z.iso.date(),
  lines: z.array(line).meta({ description: 'Vacías en los tipos que no las tienen' }),
  taxes: z.array(taxTotal),
  totals,
  payments: z.array(payment),
  content: documentContent.meta({
    description: 'Todo lo que dice, como lo muestra el documento de su tipo: `object` indica cuál es',
  }),
  source: z.enum(['sri', 'kept']).meta({
    description: '`sri`: se acaba de leer. `kept`: se leyó antes, en `fetched_at`, y no cambia',
  }),
  fetched_at: z.iso.datetime().meta({ description: 'Cuándo se leyó' }),
});
export type ReceivedDocumentResource = z.output<typeof receivedDocumentResource>;
