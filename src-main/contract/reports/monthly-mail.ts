import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { monthText } from '../../documents/values/calendar/month.ts';
import { taxPeriodText } from '../../documents/values/calendar/tax-period.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { emailAddress } from '../../documents/values/text.ts';

/** A larger file is mentioned, not attached: mail servers refuse it once it is coded for the way. */
export const MAX_MAILED_BYTES = 15 * 1024 * 1024;

/** Where the file of each month goes by itself. */
export const monthlyMailBody = namedObject('monthly_mail_body', {
  email: emailAddress.nullable().meta({ description: 'El correo del contador; null deja de enviar' }),
});
export type MonthlyMailBody = z.output<typeof monthlyMailBody>;

/** A month, or half-year, on its way to the accountant, or there. */
export const mailedMonth = namedObject('mailed_month', {
  month: taxPeriodText,
  email: z.string(),
  status: z.enum(['queued', 'sent', 'delivered', 'bounced', 'complained', 'failed']),
  sent_at: z.iso.datetime().optional(),
  problem: z.string().optional().meta({ description: 'Por qué no salió todavía, o no llegó, y qué hacer' }),
});
export type MailedMonth = z.output<typeof mailedMonth>;

/** How the file of each month is sent by itself. */
export const monthlyMail = namedObject('monthly_mail', {
  object: z.literal('monthly_mail'),
  environment: z.enum(environments),
  email: z.string().optional().meta({ description: 'Falta cuando no se envía' }),
  since: monthText.optional().meta({ description: 'El primer mes que se envía' }),
  has_account: z.boolean().meta({ description: 'Sin cuenta de correo, lo que toca espera' }),
  months: z.array(mailedMonth).meta({ description: 'Los últimos doce, el más nuevo primero' }),
});
export type MonthlyMail = z.output<typeof monthlyMail>;
