import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';

/**
 * enrolled: it reports; unproven: it was restored, and begins anew with its head office before it reports; forked: another computer reports under the same identity, and this one no longer;
 * revoked: the head office turned it away. In the last two it issues nothing live until it is enrolled anew.
 */
export const stationStates = ['enrolled', 'unproven', 'forked', 'revoked'] as const;
export type StationState = (typeof stationStates)[number];

/** How this station stands with its head office. */
export const headOfficeResource = namedObject('head_office', {
  object: z.literal('head_office'),
  state: z.enum(['not_enrolled', ...stationStates]).meta({
    description:
      'not_enrolled: no informa a ninguna matriz; enrolled: informa; unproven: se restauró, y antes de informar se pone de acuerdo con la matriz; forked: otra computadora informa con la misma identidad, y esta dejó de hacerlo; revoked: la matriz ya no la recibe. En los dos últimos no emite en producción hasta que se la une con otro código',
  }),
  url: z.string().optional(),
  position: z.int().optional().meta({ description: 'Hasta dónde la matriz confirmó lo enviado' }),
  waiting: z.int().optional().meta({ description: 'Cuántos registros faltan por enviar' }),
  reached_at: z.iso.datetime().optional().meta({ description: 'Cuándo contestó la matriz por última vez' }),
  problem: z.string().optional().meta({ description: 'Por qué falló el último intento; falta si no falló' }),
});
export type HeadOfficeResource = z.output<typeof headOfficeResource>;

export const enrolmentBody = z
  .strictObject({
    code: text(500).meta({ description: 'El código que dio la matriz; sirve una vez y durante 24 horas' }),
  })
  .meta({ id: 'enrolment_body' });
