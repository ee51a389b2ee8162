import { z } from 'zod';
import { amountText, quantityText, unitPriceText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';

/** As many as are moved in the stock at once. */
const MOST_PRODUCTS = 500;

/** What an approval is for. It serves for nothing else, and of an amount or a quantity for no more than it says. */
export interface ApprovalSubject {
  readonly document_id?: string | undefined;
  readonly till_id?: string | undefined;
  readonly cash_session_id?: string | undefined;
  readonly product_ids?: readonly string[] | undefined;
  readonly revision?: string | undefined;
  readonly item?: string | undefined;
  readonly unit_price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly amount?: string | undefined;
}

export const approvalSubject: z.ZodType<ApprovalSubject> = namedObject('approval_subject', {
  document_id: z
    .uuid()
    .optional()
    .meta({ description: 'El documento que se anula, o la factura de la que se devuelve' }),
  till_id: z.uuid().optional().meta({ description: 'La caja que se abre' }),
  cash_session_id: z.uuid().optional().meta({ description: 'El turno de caja' }),
  product_ids: z
    .array(z.uuid())
    .min(1)
    .max(MOST_PRODUCTS)
    .optional()
    .meta({ description: 'Los productos que se cambian, o los que entran y salen' }),
  revision: text(100).optional().meta({ description: 'El cambio de muchos precios que se vio' }),
  item: text(300)
    .optional()
    .meta({
      description:
        'Lo que se vende: el código o, sin él, la descripción; de una devolución, la factura; de una venta a crédito, la ' +
        'identificación del cliente; de un cobro que se reversa, el cobro; de una compra ' +
        'que entra al inventario o sale de él, la compra',
    }),
  unit_price: unitPriceText.optional().meta({ description: 'El precio, como se indica en la línea' }),
  quantity: quantityText.optional().meta({ description: 'Hasta cuántos' }),
  amount: amountText.optional().meta({
    description:
      'Hasta cuánto: lo que se descuenta en toda la venta, lo que se devuelve, lo que entra o sale, lo que queda a crédito; ' +
      'lo que cuesta una compra que entra al inventario; ' +
      'de lo que se vende bajo el costo, cuánto es justamente, sin IVA',
  }),
});
