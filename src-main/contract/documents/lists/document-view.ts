import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';

/** More that one person sees are forgotten ones. */
export const MAX_VIEWS = 50;

/** As the window writes them: `estado`, `tipo`, `fechas`. */
const filters = z
  .record(z.string().min(1).max(40), z.string().min(1).max(100))
  .refine((filters) => Object.keys(filters).length <= 20, {
    params: { code: 'too_long' },
    error: 'Una vista guarda hasta 20 filtros.',
  })
  .meta({ description: 'Los filtros como los escribe la ventana; el servicio los guarda sin leerlos' });

/** A list of documents that somebody looks at again and again. */
export const documentViewBody = namedObject('document_view_body', {
  name: text(60),
  filters,
  shared: z.boolean().default(false).meta({
    description:
      'De todo el negocio; sin ello, de quien la guarda. Donde no hay operadores, siempre del negocio',
  }),
});
export type DocumentViewBody = z.output<typeof documentViewBody>;

/** Only what is sent changes. */
export const documentViewPatch = namedObject('document_view_patch', {
  name: text(60).optional(),
  filters: filters.optional(),
});
export type DocumentViewPatch = z.output<typeof documentViewPatch>;

export const documentView = namedObject('document_view', {
  object: z.literal('document_view'),
  id: z.uuid(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  shared: z.boolean(),
  created_at: z.iso.datetime(),
});
export type DocumentView = z.output<typeof documentView>;
