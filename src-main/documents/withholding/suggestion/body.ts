import { z } from 'zod';
import { keyOrInvoice } from '../../body/key-or-invoice.ts';
import { paymentBodies } from '../../body/payment.ts';
import { isAccessKey } from '../../identifiers/access-key.ts';
import { authorizationNumber } from '../../identifiers/authorization-number.ts';
import { documentNumber } from '../../identifiers/document-number.ts';
import { lineBody } from '../../lines/line.ts';
import { statedTaxBody } from '../../lines/stated-taxes.ts';
import { regimes } from '../../parties/issuer.ts';
import { knownParty } from '../../parties/party.ts';
import { amountText } from '../../values/amounts.ts';
import { dateText } from '../../values/calendar/calendar-date.ts';

/** An invoice that cannot be looked up, as its paper says: by its lines, or by its taxes and totals. */
const supplierInvoiceBody = z
  .strictObject({
    supplier: knownParty,
    number: documentNumber,
    issue_date: dateText,
    authorization_number: authorizationNumber.optional(),
    lines: z.array(lineBody).min(1).optional(),
    taxes: z.array(statedTaxBody).min(1).optional(),
    subtotal: amountText.optional(),
    total: amountText.optional(),
    payments: paymentBodies.optional(),
  })
  .superRefine((invoice, context) => {
    const fault = (field: keyof typeof invoice, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code }, message });
    if (invoice.lines !== undefined) {
      if (invoice.taxes === undefined) return;
      fault('taxes', 'not_allowed_here', 'Con «lines», los impuestos se calculan: envíe lo uno o lo otro.');
      return;
    }
    for (const field of ['taxes', 'subtotal', 'total'] as const) {
      if (invoice[field] !== undefined) continue;
      fault(field, 'required', 'Es obligatorio cuando no se envían las líneas en «lines».');
    }
  })
  .meta({ id: 'supplier_invoice_body' });
export type SupplierInvoiceBody = z.output<typeof supplierInvoiceBody>;

/** What is asked of a suggestion (interface specification, "Withholdings"; api.md §8). */
export const withholdingSuggestionBody = z
  .strictObject({
    access_key: z
      .string()
      .refine(isAccessKey, 'No es una clave de acceso: son 49 dígitos y el último los verifica.')
      .optional()
      .meta({ description: 'Clave de acceso de la factura, que se lee del SRI' }),
    invoice: supplierInvoiceBody
      .optional()
      .meta({ description: 'La factura tal como se emitió, cuando no se la puede leer del SRI' }),
    kind: z
      .enum(['goods', 'services'])
      .meta({ description: 'Qué se compró: goods bienes, services servicios' }),
    special_taxpayer: z
      .boolean()
      .default(false)
      .meta({ description: 'Si el proveedor es contribuyente especial' }),
    supplier_regime: z
      .enum(regimes)
      .optional()
      .meta({ description: 'Régimen del proveedor; si falta, el que dice su factura' }),
    issue_date: dateText
      .optional()
      .meta({ description: 'Fecha de la retención, cuyos porcentajes se aplican; si falta, hoy' }),
  })
  .superRefine(
    keyOrInvoice('Indique la clave de acceso de la factura, o la factura en «invoice»: una de las dos.'),
  )
  .meta({ id: 'withholding_suggestion_body' });
export type WithholdingSuggestionBody = z.output<typeof withholdingSuggestionBody>;
