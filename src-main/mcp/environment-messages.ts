import type { Environment } from '../documents/kinds.ts';

/** Where the agent acts, before anything else it is told: nobody shall take practice for the real thing or back. */
export const environmentMessages: Readonly<Record<Environment, string>> = {
  sandbox: 'Ambiente de práctica (sandbox): nada llega al SRI y nada tiene validez tributaria.',
  test: 'Ambiente de pruebas del SRI (test): se envía al SRI, sin validez tributaria.',
  live: 'Ambiente de PRODUCCIÓN (live): lo que se emite tiene validez tributaria y no se puede borrar.',
};
