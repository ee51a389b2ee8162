import { z } from 'zod';

/** Ten digits on paper, 37 of the old online scheme, 49 of an access key (SRI reference §15). */
export const authorizationNumber = z
  .string()
  .regex(/^\d{10,49}$/, 'Debe tener entre 10 y 49 dígitos: la clave de acceso, o la autorización impresa.');
