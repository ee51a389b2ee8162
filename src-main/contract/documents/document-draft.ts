import { z } from 'zod';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from '../counter/operator.ts';

/** How much of a document a window may keep, as characters of JSON. */
const MAX_BODY = 512 * 1024;

/** At most this many are kept of an environment: more are forgotten ones. */
export const MAX_DRAFTS = 200;

const body = z.record(z.string(), z.unknown());

/** A document that is being written: whatever it says so far, right or wrong. */
export const documentDraftBody = namedObject('document_draft_body', {
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  body: body
    .refine((written) => JSON.stringify(written).length <= MAX_BODY, {
      params: { code: 'too_long' },
      error: 'El borrador es demasiado grande para guardarlo: hasta 512 KB.',
    })
    .meta({ description: 'El cuerpo de emitir como va quedando, sin comprobarlo. Hasta 512 KB' }),
  label: text(300).optional().meta({ description: 'Por lo que se lo reconoce: con quién es' }),
  total: amountText.optional().meta({ description: 'Lo que suma, cuando ya se puede calcular' }),
});
export type DocumentDraftBody = z.output<typeof documentDraftBody>;

const listed = {
  object: z.literal('document_draft'),
  id: z.uuid(),
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  label: z.string().optional(),
  total: z.string().optional(),
  operator: operatorNamed
    .optional()
    .meta({ description: 'Quien lo escribió la última vez, si había ingresado su PIN' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** As the list shows it. */
export const documentDraftListed = namedObject('document_draft_listed', listed);
export type DocumentDraftListed = z.output<typeof documentDraftListed>;

/** With what it says. */
export const documentDraftResource = namedObject('document_draft', { ...listed, body });
export type DocumentDraftResource = z.output<typeof documentDraftResource>;

export const documentDraftQuery = z.strictObject({ environment: z.enum(environments) });
