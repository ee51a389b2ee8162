import { z } from 'zod';

/** A day, YYYY-MM-DD, of this century: the schemas take no other (`dd/mm/20yy`, SRI reference §14). */
export const dateText = z.iso
  .date({ error: ({ input }) => dateMessage(input), abort: true })
  .refine((date) => date.startsWith('20'), {
    params: { code: 'out_of_range' },
    error: 'La fecha debe estar entre 2000 y 2099.',
  });

/** A day as people write it, read day first. */
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d{2})$/;

function dateMessage(input: unknown): string {
  const [, day = '', month = '', year = ''] =
    (typeof input === 'string' && dayFirst.exec(input.trim())) || [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (z.iso.date().safeParse(written).success) return `Escriba la fecha así: "${written}".`;
  return 'Debe ser una fecha, como "2026-11-21".';
}
