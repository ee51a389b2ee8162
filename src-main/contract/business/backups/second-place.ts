import { z } from 'zod';

/** How the copy of the journal of numbers stands that is kept on another disk. */
export const secondPlaceResource = z
  .strictObject({
    object: z.literal('second_place'),
    path: z.string().optional().meta({ description: 'La carpeta; ausente cuando no hay' }),
    state: z.enum(['off', 'current', 'behind', 'late']).meta({
      description:
        'off: no hay; current: tiene todo; behind: le falta lo último; late: le falta desde hace más de diez minutos',
    }),
    behind_since: z.iso.datetime().optional(),
    copied_at: z.iso.datetime().optional().meta({ description: 'Cuándo tuvo todo por última vez' }),
    problem: z.string().optional().meta({ description: 'Por qué no se puede copiar' }),
  })
  .meta({ id: 'second_place' });
export type SecondPlaceResource = z.output<typeof secondPlaceResource>;

export const secondPlaceBody = z
  .strictObject({
    path: z.string().min(1).max(1000).nullable().meta({
      description: 'Una carpeta en otro disco, en una memoria USB o en la red; null la quita',
    }),
  })
  .meta({ id: 'second_place_body' });
