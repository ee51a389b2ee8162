import { z } from 'zod';
import { foreignRegimes, isCountryOfRegime } from '../tables/foreign-regimes.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';

/**
 * A payment to somebody who lives abroad (`pagoLocExt` 02, SRI reference §9): without a treaty it says whether the
 * payment is subject to withholding, and of the preferential regimes that it was made to one.
 */
export const foreignPaymentBody = z
  .strictObject({
    regime: z
      .enum(keysOf(foreignRegimes))
      .meta({ description: '01 general, 02 paraíso fiscal, 03 preferente o de menor imposición' }),
    country: z
      .string()
      .regex(/^\d{3,4}$/, { error: 'Son tres o cuatro cifras: el código del SRI.', abort: true })
      .meta({ description: 'País del pago: por la tabla de países, o por la de paraísos fiscales' }),
    double_taxation_treaty: z
      .boolean()
      .meta({ description: 'Si se aplica un convenio de doble tributación' }),
    subject_to_withholding: z
      .boolean()
      .optional()
      .meta({ description: 'Si el pago está sujeto a retención por la ley; solo y siempre sin convenio' }),
    preferential_regime_payment: z
      .boolean()
      .optional()
      .meta({ description: 'Si el pago es a un régimen fiscal preferente; con el régimen 03, siempre true' }),
  })
  .superRefine((payment, context) => {
    const fault = (field: keyof typeof payment, code: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code }, message });
    const isSubjectStated = payment.subject_to_withholding !== undefined;
    if (!isCountryOfRegime(payment.regime, payment.country)) {
      fault('country', 'unknown_code', `El régimen ${payment.regime} no tiene el país ${payment.country}.`);
    }
    if (!payment.double_taxation_treaty && !isSubjectStated) {
      fault(
        'subject_to_withholding',
        'required',
        'Sin convenio, indique si el pago está sujeto a retención.',
      );
    }
    if (payment.double_taxation_treaty && isSubjectStated) {
      fault('subject_to_withholding', 'not_allowed_here', 'Solo se indica cuando no se aplica un convenio.');
    }
    if (payment.regime === '03' && payment.preferential_regime_payment !== true) {
      const code = payment.preferential_regime_payment === undefined ? 'required' : 'invalid_value';
      fault(
        'preferential_regime_payment',
        code,
        'Con el régimen 03 el pago es a un régimen preferente: true.',
      );
    }
  })
  .meta({ id: 'foreign_payment_body', description: 'Pago al exterior' });

/** As a resource shows it. Other systems leave parts out, because the schema lets them. */
export const foreignPayment = namedObject('foreign_payment', {
  regime: z.string().optional(),
  country: z.string().optional(),
  double_taxation_treaty: z.boolean().optional(),
  subject_to_withholding: z.boolean().optional(),
  preferential_regime_payment: z.boolean().optional(),
});
export type ForeignPayment = z.output<typeof foreignPayment>;
