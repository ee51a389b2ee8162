import { z } from 'zod';
import type { KeyRing } from '../../../../access/key-ring.ts';
import {
  agentKeyBody,
  agentKeyResource,
  sessionBody,
  sessionKeyBody,
  sessionKeyResource,
  sessionResource,
  windowSessionResource,
} from '../../../../contract/local.ts';
import type { LeaveLive } from '../../../../counter/leave-live.ts';
import type { SlowDown } from '../../../guard/slow-down.ts';
import { json, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, personRoute, publicRoute, type Route } from '../../../routing/route.ts';

const tag = 'Sesiones';

/** How a person comes in: a one-time link becomes a session, a session gives keys for each environment. */
export function sessionRoutes(parts: {
  readonly keys: KeyRing;
  readonly leaveLive: LeaveLive;
  readonly slowDown: SlowDown;
}): readonly Route[] {
  const { keys, leaveLive, slowDown } = parts;
  return [
    publicRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/sessions',
      operationId: 'open_session',
      tag,
      summary: 'Abrir una sesión',
      description: 'Cambia el código de un solo uso del enlace de entrada por la sesión de una persona.',
      body: sessionBody,
      answers: [{ status: 201, description: 'La sesión', schema: sessionResource }],
      problems: ['invalid_api_key'],
      handle: async ({ body, signal }) => {
        const session = keys.openSession(body.token);
        if (session) {
          const expires_at = session.expiresAt.toISOString();
          return json(201, { object: 'session', token: session.token, expires_at });
        }
        await slowDown.failure(signal());
        return refuse({
          code: 'invalid_api_key',
          detail: 'El enlace ya se usó o venció: pida otro al servicio.',
        });
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/window-sessions',
      operationId: 'open_window_session',
      permission: 'owner',
      tag,
      summary: 'Abrir una sesión para la ventana de escritorio',
      description:
        'La pide el escritorio de este computador con la sesión de la dueña o el dueño de los datos. En ella no hay ' +
        'nadie hasta que alguien ingresa su PIN, y termina con el servicio.',
      answers: [{ status: 201, description: 'La sesión', schema: windowSessionResource }],
      problems: [],
      handle: async () => json(201, { object: 'window_session', token: keys.openWindowSession() }),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/session-keys',
      operationId: 'create_session_key',
      permission: { judged: 'leave_live' },
      tag,
      summary: 'Pedir una clave para la sesión',
      description:
        'Vive lo que la sesión, solo en memoria. Lo que se emite con ella lleva su canal. Cuando el negocio ya emite en ' +
        'producción, una clave de otro ambiente la pide quien puede salir de Producción o tiene la aprobación de quien ' +
        'puede; queda en Actividad y termina cuando esa persona sale o ingresa otra.',
      query: z.strictObject(approvalQuery),
      body: sessionKeyBody,
      answers: [{ status: 201, description: 'La clave', schema: sessionKeyResource }],
      problems: ['not_ready', 'operator_required', 'operator_not_allowed', 'invalid_state'],
      handle: async ({ session, body, query }) => {
        const made = await leaveLive({ session, ...body, approvalId: query.approval_id }, (isAway) =>
          keys.sessionKey(session, body, isAway),
        );
        if (!made.ok) return refuse(made.problem);
        const { key, entityId } = made.value;
        return json(201, { object: 'session_key', key, environment: body.environment, entity_id: entityId });
      },
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: '/v1/local/agent-keys',
      operationId: 'create_agent_key',
      permission: 'manage_api_keys',
      tag,
      summary: 'Pedir una clave para un agente',
      description:
        'Cambia una clave de API por otra con su mismo negocio, ambiente y permisos, que deja el canal `mcp` en lo que se ' +
        'emite. Vive lo que la sesión, solo en memoria, y termina cuando se revoca la clave de API. La pide el servidor ' +
        'MCP, que corre con el usuario dueño de los datos.',
      body: agentKeyBody,
      answers: [{ status: 201, description: 'La clave', schema: agentKeyResource }],
      problems: ['invalid_api_key'],
      handle: async ({ session, body }) => {
        const made = await keys.agentKey(session, body.api_key);
        if (!made.ok) return refuse(made.problem);
        const { key, entityId, environment, scopes } = made.value;
        return json(201, { object: 'agent_key', key, environment, entity_id: entityId, scopes });
      },
    }),
  ];
}
