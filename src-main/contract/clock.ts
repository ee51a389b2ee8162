import { z } from 'zod';
import { namedObject } from '../documents/values/named-object.ts';

export const clockStates = ['trusted', 'doubtful', 'untrusted'] as const;
export type ClockState = (typeof clockStates)[number];

/** What speaks against the computer's clock. */
const clockReasons = ['behind_stamp', 'ahead_of_authority', 'behind_authority', 'jumped'] as const;
export type ClockReason = (typeof clockReasons)[number];

/** How far the computer's clock can be believed, which dates every document. */
export const clockResource = namedObject('clock', {
  object: z.literal('clock'),
  state: z.enum(clockStates).meta({
    description: 'doubtful: se emite con aviso; untrusted: no se emite, la fecha sería otra',
  }),
  checked_at: z.iso.datetime().meta({ description: 'La hora de este computador' }),
  skew_seconds: z
    .int()
    .optional()
    .meta({ description: 'Lo que este computador va adelantado al SRI; negativo si va atrasado' }),
  measured_at: z.iso.datetime().optional().meta({ description: 'Cuándo se comparó con el SRI' }),
  reason: z.enum(clockReasons).optional(),
  message: z.string().optional(),
});
export type ClockResource = z.output<typeof clockResource>;
