import { z } from 'zod';
import { normalizePlate } from '../tables/plate.ts';
import { cleanText } from '../values/text.ts';

/**
 * A vehicle's plate, mended to how the authority writes it: capitals, no hyphen, four digits (SRI reference §10). Measured
 * afterwards, because some letters are longer in capitals.
 */
export const plate = z
  .string()
  .overwrite((value) => normalizePlate(cleanText(value)))
  .min(1)
  .max(20)
  .meta({ description: 'Placa: ABC1234, sin guion' });
