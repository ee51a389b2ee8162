import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

/** Asks for the page X, as the session stands now, or for its Z. */
export const cashPrintBody = namedObject('cash_print_body', {
  report: z.enum(['x', 'z']),
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de la caja, o la de siempre' }),
  approval_id: z
    .uuid()
    .optional()
    .meta({ description: 'De `read_x_report`, si quien pide el X no puede por sí mismo' }),
  generated_at: z.iso.datetime().optional().meta({
    description:
      'Del X que se acaba de mostrar: hasta 5 minutos después sale esa misma página, sin otro permiso',
  }),
});
export type CashPrintBody = z.output<typeof cashPrintBody>;
