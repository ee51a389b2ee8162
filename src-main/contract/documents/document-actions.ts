import { z } from 'zod';
import { emailAddress, text } from '../../documents/values/text.ts';
import { problemBody } from '../problems/problems.ts';

/** What a person tells of an annulment already made in the authority's portal (interface specification, "Invoices"). */
export const annulBody = z
  .strictObject({
    annulled_on: z.iso.date('Debe ser una fecha, como "2026-11-21".').meta({
      description: 'Cuándo se anuló en el portal del SRI: no antes de la emisión, no después de hoy',
    }),
    reason: text(300).optional().meta({ description: 'Para sus registros' }),
  })
  .meta({ id: 'annul_body' });
export type AnnulBody = z.output<typeof annulBody>;

const emailAddresses = z.array(emailAddress).min(1).max(10);

/** Whom to send a document to; its recipient when nobody is said. */
export const emailBody = z.strictObject({ to: emailAddresses.optional() }).meta({ id: 'email_body' });
export type EmailBody = z.output<typeof emailBody>;

export const emailResource = z
  .strictObject({
    object: z.literal('email'),
    document_id: z.uuid(),
    to: z.array(z.string()),
  })
  .meta({ id: 'email' });
export type EmailResource = z.output<typeof emailResource>;

/** Several documents, each to its recipient when nobody is said. */
export const emailsBody = z
  .strictObject({
    document_ids: z.array(z.uuid('Debe ser un UUID.')).min(1).max(100),
    to: emailAddresses.optional(),
  })
  .meta({ id: 'emails_body' });

/** What became of one of several documents. */
export const emailResult = z
  .strictObject({
    document_id: z.uuid(),
    status: z.enum(['queued', 'refused']),
    to: z.array(z.string()).meta({ description: 'A quién va; vacío si se rechazó' }),
    problem: problemBody
      .pick({ code: true, title: true, status: true, detail: true, errors: true })
      .optional()
      .meta({ description: 'Por qué se rechazó' }),
  })
  .meta({ id: 'email_result' });
export type EmailResult = z.output<typeof emailResult>;
