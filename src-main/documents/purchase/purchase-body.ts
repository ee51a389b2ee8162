import { z } from 'zod';
import { paymentBodies, resolvePayments } from '../body/payment.ts';
import { authorizationNumber } from '../identifiers/authorization-number.ts';
import { documentNumber } from '../identifiers/document-number.ts';
import { statedAmounts, statedTaxBody, statedTaxes } from '../lines/stated-taxes.ts';
import { regimes } from '../parties/issuer.ts';
import { knownParty } from '../parties/party.ts';
import { amountText } from '../values/amounts.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { decimal, formatAmount } from '../values/decimal.ts';
import type { PurchaseContent } from './purchase-content.ts';

/** Kinds of documents on paper that a purchase is typed from; the electronic ones come by their XML or access key too. */
export const typedDocumentTypes = [
  'factura',
  'nota_venta',
  'nota_credito',
  'nota_debito',
  '09',
  '11',
  '12',
  '15',
  '19',
  '20',
] as const;

const noteTypes = ['nota_credito', 'nota_debito'] as const;

/** Whether a purchase of a kind modifies an earlier one. */
export function isNoteType(type: string): boolean {
  return noteTypes.some((note) => note === type);
}

/** What a note modifies. */
export const modifiedDocumentTypes = z.enum(typedDocumentTypes).exclude(noteTypes).options;

const modifiedPurchase = z
  .strictObject({
    document_type: z.enum(modifiedDocumentTypes).default('factura'),
    number: documentNumber,
    authorization_number: authorizationNumber
      .optional()
      .meta({ description: 'La del documento modificado; sobra si está entre las compras' }),
  })
  .meta({ id: 'modified_purchase', description: 'El documento que modifica: solo de una nota, y siempre' });

/** A purchase as its paper says: what sums up from the bases by rate is left out, or agrees with them. */
export const purchaseBody = z
  .strictObject({
    document_type: z.enum(typedDocumentTypes).default('factura'),
    supplier: knownParty,
    supplier_regime: z.enum(regimes).default('general'),
    special_taxpayer: z
      .boolean()
      .default(false)
      .meta({ description: 'Si el proveedor es contribuyente especial' }),
    number: documentNumber,
    issue_date: dateText,
    authorization_number: authorizationNumber
      .optional()
      .meta({ description: 'La del SRI impresa en el papel; de uno electrónico, su clave de acceso' }),
    modified_document: modifiedPurchase.optional(),
    taxes: z.array(statedTaxBody).min(1, 'Diga al menos una base, con su tarifa de IVA.'),
    total: amountText
      .optional()
      .meta({ description: 'Lo que se paga; si falta, las bases más los impuestos' }),
    payments: paymentBodies.optional(),
  })
  .superRefine(({ document_type: type, modified_document: modified }, context) => {
    if (isNoteType(type) === (modified !== undefined)) return;
    const [code, message] = modified
      ? ['not_allowed_here', 'Solo una nota de crédito o de débito modifica otro documento.']
      : ['required', 'Diga qué documento modifica la nota: tipo y número.'];
    context.addIssue({ code: 'custom', path: ['modified_document'], params: { code }, message });
  })
  .meta({ id: 'purchase_body' });
export type PurchaseBody = z.output<typeof purchaseBody>;

/** What a purchase says that somebody typed. */
export function purchaseFromBody(body: PurchaseBody): PurchaseContent {
  const taxes = statedTaxes(body.taxes, body.issue_date).map(({ type, rate, base, value }) => ({
    type,
    rate,
    base,
    value,
  }));
  const amounts = statedAmounts(taxes);
  const total = formatAmount(body.total === undefined ? amounts.total : decimal(body.total));
  const { supplier } = body;
  return {
    document_type: body.document_type,
    number: body.number,
    issue_date: body.issue_date,
    ...(body.authorization_number !== undefined && { authorization_number: body.authorization_number }),
    supplier: {
      identification_type: supplier.identification_type,
      identification: supplier.identification,
      name: supplier.name,
      ...(supplier.address !== undefined && { address: supplier.address }),
      ...(supplier.email !== undefined && { email: supplier.email }),
      regime: body.supplier_regime,
      special_taxpayer: body.special_taxpayer,
      withholding_agent: false,
    },
    subtotal: formatAmount(amounts.subtotal),
    iva: formatAmount(amounts.iva),
    total,
    taxes,
    payments: resolvePayments(body.payments ?? [{ method: 'otros_sistema_financiero' }], total),
    lines: [],
    ...(body.modified_document && { modified_document: modifiedFromBody(body.modified_document) }),
  };
}

function modifiedFromBody({
  document_type,
  number,
  authorization_number: authorization,
}: NonNullable<PurchaseBody['modified_document']>): PurchaseContent['modified_document'] {
  return {
    document_type,
    number,
    ...(authorization !== undefined && { authorization_number: authorization }),
  };
}
