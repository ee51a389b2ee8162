import {
  type SandboxConditionsBody,
  type SandboxConditionsResource,
  sandboxConditionsBody,
  sandboxConditionsResource,
} from '../../../../contract/business/sandbox-conditions.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** How the simulated authority behaves; it is an edge, as the API is, so the API declares what it asks of it. */
export interface SandboxControl {
  read(): SandboxConditionsResource;
  set(conditions: SandboxConditionsBody): SandboxConditionsResource;
}

/** An outage of the authority to rehearse, in the sandbox alone. */
export function sandboxConditionRoutes(sandbox: SandboxControl): readonly Route[] {
  const common = { ...bare, path: '/v1/local/sandbox/conditions', tag: 'Práctica' } as const;
  const answers = [
    { status: 200, description: 'Cómo se porta el SRI simulado', schema: sandboxConditionsResource },
  ] as const;
  return [
    personRoute({
      ...common,
      method: 'GET',
      operationId: 'retrieve_sandbox_conditions',
      permission: 'signed_in',
      summary: 'Ver cómo se porta el SRI simulado',
      answers,
      problems: [],
      handle: async () => json(200, sandbox.read()),
    }),
    personRoute({
      ...common,
      method: 'PUT',
      operationId: 'set_sandbox_conditions',
      permission: 'manage_settings',
      summary: 'Ensayar una falla del SRI',
      description:
        'Solo en el ambiente de práctica. Caído, lento, cortado o con respuestas inservibles, hasta que se quite o hasta tantas preguntas; al cerrar el programa vuelve a lo normal.',
      body: sandboxConditionsBody,
      answers,
      problems: [],
      example: { reception: 'unavailable', authorization: 'unavailable', remaining: 20 },
      handle: async ({ body }) => json(200, sandbox.set(body)),
    }),
    personRoute({
      ...common,
      method: 'DELETE',
      operationId: 'clear_sandbox_conditions',
      permission: 'manage_settings',
      summary: 'Volver a lo normal',
      answers,
      problems: [],
      handle: async () => json(200, sandbox.set(sandboxConditionsBody.parse({}))),
    }),
  ];
}
