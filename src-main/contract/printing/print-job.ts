import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { listOf, pageQuery } from '../list.ts';
import { printerTrouble } from './printer.ts';

const printJobKinds = ['document', 'report', 'test'] as const;
export type PrintJobKind = (typeof printJobKinds)[number];

const printJobStatuses = ['waiting', 'printing', 'printed', 'failed', 'cancelled'] as const;
export type PrintJobStatus = (typeof printJobStatuses)[number];

/** Asks for a document on paper. */
export const printBody = namedObject('print_body', {
  document_id: z.uuid(),
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de `till_id`, o la de siempre' }),
  till_id: z.uuid().optional().meta({ description: 'La caja que imprime, en su impresora si tiene una' }),
  open_drawer: z.boolean().default(false).meta({ description: 'Abre además el cajón, si se imprime ya' }),
});
export type PrintBody = z.output<typeof printBody>;

/** Something on its way to a printer. It is kept until it is out, whatever happens to the printer or to us. */
export const printJobResource = namedObject('print_job', {
  id: z.uuid(),
  object: z.literal('print_job'),
  printer_id: z.uuid(),
  kind: z.enum(printJobKinds),
  document_id: z.uuid().optional(),
  status: z.enum(printJobStatuses),
  copy: z.boolean().meta({ description: 'Sale marcado COPIA: no es la primera vez que se imprime' }),
  confirmed: z
    .boolean()
    .meta({ description: 'La impresora dijo que terminó; si no, solo se sabe que lo recibió todo' }),
  might_have_printed: z.boolean().meta({
    description:
      'Un intento se cortó a la mitad: el papel pudo salir, entero o en parte. El siguiente lo dice',
  }),
  tries: z.int().meta({ description: 'Los intentos' }),
  trouble: printerTrouble.optional().meta({ description: 'Del último intento' }),
  next_attempt_at: z.iso.datetime().optional().meta({ description: 'Mientras espera' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PrintJobResource = z.output<typeof printJobResource>;
export const printJobList = listOf(printJobResource);

export const printJobListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(printJobStatuses).optional(),
  printer_id: z.uuid().optional(),
  document_id: z.uuid().optional(),
});
export type PrintJobListQuery = z.output<typeof printJobListQuery>;

export const retryPrintBody = namedObject('retry_print_body', {
  printer_id: z.uuid().optional().meta({ description: 'En otra impresora' }),
});
export type RetryPrintBody = z.output<typeof retryPrintBody>;
