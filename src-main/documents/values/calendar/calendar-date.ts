import { z } from 'zod';

/** A day, YYYY-MM-DD, of this century: the schemas take no other (`dd/mm/20yy`, SRI reference §14). */
export const dateText = z.iso
  .date('Debe ser una fecha, como "2026-11-21".')
  .refine((date) => date.startsWith('20'), {
    params: { code: 'out_of_range' },
    error: 'La fecha debe estar entre 2000 y 2099.',
  });
