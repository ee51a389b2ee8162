import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { emailAddress, text } from '../../documents/values/text.ts';
import { problemBody } from '../problems/problems.ts';

/** What a person states of an annulment already made in the authority's portal (interface specification, "Invoices"). */
export const annulBody = namedObject('annul_body', {
  annulled_on: z.iso.date('Debe ser una fecha, como "2026-11-21".').meta({
    description: 'Cuándo se anuló en el portal del SRI: no antes de la emisión, no después de hoy',
  }),
  reason: text(300).optional().meta({ description: 'Para sus registros' }),
});
export type AnnulBody = z.output<typeof annulBody>;

const emailAddresses = z.array(emailAddress).min(1).max(10);

/** Whom to send a document to; its recipient when nobody is named. */
export const emailBody = namedObject('email_body', { to: emailAddresses.optional() });
export type EmailBody = z.output<typeof emailBody>;

export const emailResource = namedObject('email', {
  object: z.literal('email'),
  document_id: z.uuid(),
  to: z.array(z.string()),
});
export type EmailResource = z.output<typeof emailResource>;

/** Several documents, each to its recipient when nobody is named. */
export const emailsBody = namedObject('emails_body', {
  document_ids: z.array(z.uuid('Debe ser un UUID.')).min(1).max(100),
  to: emailAddresses.optional(),
});

/** What became of one of several documents. */
export const emailResult = namedObject('email_result', {
  document_id: z.uuid(),
  status: z.enum(['queued', 'refused']),
  to: z.array(z.string()).meta({ description: 'A quién va; vacío si se rechazó' }),
  problem: problemBody
    .pick({ code: true, title: true, status: true, detail: true, errors: true })
    .optional()
    .meta({ description: 'Por qué se rechazó' }),
});
export type EmailResult = z.output<typeof emailResult>;
