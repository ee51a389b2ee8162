import { z } from 'zod';

/** What a supplier is to the law (SRI technical sheet 2.34, tables 26 and 27). */
export const supplierTypeCodes = { persona_natural: '01', sociedad: '02' } as const;
export type SupplierType = keyof typeof supplierTypeCodes;

export const supplierType = z.enum(['persona_natural', 'sociedad']);
