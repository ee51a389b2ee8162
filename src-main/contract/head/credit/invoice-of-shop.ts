import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { creditNoteResource, invoiceResource } from '../../documents/document-resource.ts';

/** An invoice that another till of the business issued, as a till finds it through its head office. */
export const invoiceOfShop = namedObject('invoice_of_shop', {
  object: z.literal('invoice_of_shop'),
  station: z.string().meta({ description: 'La caja que la emitió' }),
  invoice: invoiceResource,
  credit_notes: z
    .array(creditNoteResource)
    .meta({ description: 'Las notas que toman de ella, de cualquier caja, hasta donde la matriz sabe' }),
});

export const invoiceOfShopQuery = z.strictObject({
  invoice: z
    .string()
    .regex(/^(\d{49}|\d{3}-\d{3}-\d{9})$/, 'Debe ser una clave de acceso o un número como 001-002-000000123.')
    .meta({ description: 'Su clave de acceso o su número' }),
});
