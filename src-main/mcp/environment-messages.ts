import type { Environment } from '../documents/kinds.ts';

/** Shown to the agent first of all, so that it never takes practice for the real environment or the other way round. */
export const environmentMessages: Readonly<Record<Environment, string>> = {
  sandbox: 'Ambiente de práctica (sandbox): nada llega al SRI y nada tiene validez tributaria.',
  test: 'Ambiente de pruebas del SRI (test): se envía al SRI, sin validez tributaria.',
  live: 'Ambiente de PRODUCCIÓN (live): lo que se emite tiene validez tributaria y no se puede borrar.',
};
