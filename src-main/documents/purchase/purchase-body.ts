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
import { type WithheldBody, withheldBody, withheldContent, withheldFault } from './withheld-body.ts';

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

/** What can be typed: purchases, and a withholding that a customer made. */
export const typedTypes = [...typedDocumentTypes, 'retencion'] as const;

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

const NO_BASE = 'Diga al menos una base, con su tarifa de IVA.';
const NOTHING_WITHHELD = 'Diga al menos una cosa que se retuvo.';

const purchaseFields = z.strictObject({
  document_type: z.enum(typedTypes).default('factura'),
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
  taxes: z
    .array(statedTaxBody)
    .min(1, NO_BASE)
    .optional()
    .meta({ description: 'Obligatorio, salvo en una retención' }),
  withheld: z
    .array(withheldBody)
    .min(1, NOTHING_WITHHELD)
    .max(100)
    .optional()
    .meta({ description: 'Lo que un cliente retuvo: obligatorio en una retención, y solo en ella' }),
  total: amountText.optional().meta({ description: 'Lo que se paga; si falta, las bases más los impuestos' }),
  payments: paymentBodies.optional(),
});

/** A purchase as its paper says: what sums up from the bases by rate is left out, or agrees with them. */
export const purchaseBody = purchaseFields
  .superRefine(({ document_type: type, modified_document: modified }, context) => {
    if (isNoteType(type) === (modified !== undefined)) return;
    const [code, message] = modified
      ? ['not_allowed_here', 'Solo una nota de crédito o de débito modifica otro documento.']
      : ['required', 'Diga qué documento modifica la nota: tipo y número.'];
    context.addIssue({ code: 'custom', path: ['modified_document'], params: { code }, message });
  })
  .superRefine((body, context) => {
    for (const { path, code, message } of partFaults(body)) {
      context.addIssue({ code: 'custom', path: [...path], params: { code }, message });
    }
  })
  .meta({ id: 'purchase_body' });
export type PurchaseBody = z.output<typeof purchaseBody>;

interface PartFault {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

/** A purchase has bases, a withholding what it took, and neither has both. */
function partFaults({
  document_type: type,
  issue_date: date,
  taxes,
  withheld,
}: Pick<
  z.output<typeof purchaseFields>,
  'document_type' | 'issue_date' | 'taxes' | 'withheld'
>): readonly PartFault[] {
  const isWithholding = type === 'retencion';
  const [needed, other] = isWithholding
    ? ([
        ['withheld', withheld, NOTHING_WITHHELD],
        ['taxes', taxes],
      ] as const)
    : ([
        ['taxes', taxes, NO_BASE],
        ['withheld', withheld],
      ] as const);
  const notHere = isWithholding
    ? 'Una retención no tiene bases por tarifa: diga lo retenido en «withheld».'
    : 'Solo una retención recibida dice lo retenido.';
  return [
    ...(needed[1] === undefined ? [{ path: [needed[0]], code: 'required', message: needed[2] }] : []),
    ...(other[1] === undefined ? [] : [{ path: [other[0]], code: 'not_allowed_here', message: notHere }]),
    ...(withheld ?? []).flatMap((row, index) => {
      const wrong = withheldFault(row, date);
      return wrong
        ? [{ path: ['withheld', index, wrong.field], code: wrong.fault, message: wrong.message }]
        : [];
    }),
  ];
}

/** What a purchase says that somebody typed. */
export function purchaseFromBody(body: PurchaseBody): PurchaseContent {
  if (body.withheld) return withholdingFromBody(body, body.withheld);
  const taxes = statedTaxes(body.taxes ?? [], body.issue_date).map(({ type, rate, base, value }) => ({
    type,
    rate,
    base,
    value,
  }));
  const amounts = statedAmounts(taxes);
  const total = formatAmount(body.total === undefined ? amounts.total : decimal(body.total));
  return {
    ...commonFromBody(body),
    subtotal: formatAmount(amounts.subtotal),
    iva: formatAmount(amounts.iva),
    total,
    taxes,
    payments: resolvePayments(body.payments ?? [{ method: 'otros_sistema_financiero' }], total),
    lines: [],
    ...(body.modified_document && { modified_document: modifiedFromBody(body.modified_document) }),
  };
}

function withholdingFromBody(body: PurchaseBody, rows: readonly WithheldBody[]): PurchaseContent {
  const common = commonFromBody(body);
  return {
    ...common,
    supplier: { ...common.supplier, withholding_agent: true },
    subtotal: '0.00',
    iva: '0.00',
    taxes: [],
    payments: [],
    lines: [],
    ...withheldContent(rows, body.issue_date),
  };
}

function commonFromBody(body: PurchaseBody) {
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
