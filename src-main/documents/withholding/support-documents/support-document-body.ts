import { z } from 'zod';
import { foreignPaymentBody } from '../../body/foreign-payment.ts';
import { paymentBodies } from '../../body/payment.ts';
import { authorizationNumber } from '../../identifiers/authorization-number.ts';
import { documentNumber } from '../../identifiers/document-number.ts';
import { valuedTaxBody } from '../../lines/stated-taxes.ts';
import { reimbursementBody } from '../../model/reimbursement.ts';
import { supportDocumentType } from '../../tables/support-document-types.ts';
import { withheldTaxCodes } from '../../taxes/withholding/withholding-code.ts';
import { amountText } from '../../values/amounts.ts';
import { dateText } from '../../values/calendar/calendar-date.ts';
import { keysOf } from '../../values/keys-of.ts';
import { namedObject } from '../../values/named-object.ts';
import { digits } from '../../values/text.ts';

const dividendsBody = z
  .strictObject({
    payment_date: dateText,
    income_tax_paid: amountText,
    fiscal_year: z.string().regex(/^(19|20)\d{2}$/, 'Es un año, como "2025".'),
  })
  .meta({
    id: 'dividends_body',
    description: 'Dividendos: fecha de pago, impuesto pagado por la sociedad, ejercicio',
  });

const bananaBoxesBody = z
  .strictObject({
    boxes: z.int().min(1).max(9_999_999),
    box_price: amountText,
  })
  .meta({ id: 'banana_boxes_body', description: 'Compra de banano: cajas y precio de cada una' });

/** A percent withheld: the schema counts three digits in all, decimals included. */
export const percentText = z
  .string()
  .regex(/^(\d(\.\d{1,2})?|\d{2}(\.\d0?)?|\d{3}(\.00?)?)$/, {
    error: 'Debe ser un texto con un porcentaje, como "1.75" o "10": tres cifras en total.',
    abort: true,
  })
  .meta({ description: 'Porcentaje en texto; puede faltar si el código tiene uno solo en la fecha' });

const withheldBody = namedObject('withheld_body', {
  tax: z.enum(keysOf(withheldTaxCodes)),
  code: z.string().min(1).max(5).meta({ description: 'Código de retención del SRI: 312, 3440, 1, 4580' }),
  base: amountText,
  percent: percentText.optional(),
  dividends: dividendsBody.optional(),
  banana_boxes: bananaBoxesBody.optional(),
});

/** A document of the supplier as a body states it, before the rules between its fields. */
export const supportDocumentShape = z.strictObject({
  document_type: supportDocumentType,
  number: documentNumber.meta({
    description: 'En una autorretención se escribe el número propio, cualquiera que vaya aquí',
  }),
  issue_date: dateText,
  authorization_number: authorizationNumber.optional(),
  accounting_date: dateText.optional(),
  tax_support: digits(2).meta({ description: 'Código de sustento tributario: 01, 02, …' }),
  foreign_payment: foreignPaymentBody.optional(),
  subtotal: amountText,
  total: amountText,
  taxes: z.array(valuedTaxBody).min(1),
  withholdings: z.array(withheldBody).min(1),
  reimbursement: reimbursementBody.optional(),
  payments: paymentBodies,
});

export type SupportDocumentBody = z.output<typeof supportDocumentShape>;
export type WithheldBody = z.output<typeof withheldBody>;
