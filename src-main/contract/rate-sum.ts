import { z } from 'zod';
import { namedObject } from '../documents/values/named-object.ts';

/** What was sold at an IVA rate (`iva_15`), notes of credit taken off. */
export const rateSum = namedObject('rate_sum', { rate: z.string(), base: z.string(), iva: z.string() });
