import { portalBody, portalResource } from '../../../../contract/delivery/portal.ts';
import type { Portal } from '../../../../portal/portal.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** Where customers see their documents, for a person. */
export function portalRoutes(portal: Pick<Portal, 'read' | 'put'>): readonly Route[] {
  const common = { ...bare, path: '/v1/local/portal', tag: 'Configuración' } as const;
  const answers = [
    { status: 200, description: 'El portal, y si está escuchando', schema: portalResource },
  ] as const;
  return [
    personRoute({
      ...common,
      method: 'GET',
      operationId: 'retrieve_portal',
      permission: 'signed_in',
      summary: 'Ver el portal de clientes',
      answers,
      problems: [],
      handle: async () => json(200, portal.read()),
    }),
    personRoute({
      ...common,
      method: 'PUT',
      operationId: 'put_portal',
      permission: 'manage_portal',
      summary: 'Encender o apagar el portal de clientes',
      description:
        'Encendido, cada documento autorizado tiene un enlace propio e inadivinable (`portal_url`) con su PDF y su XML. ' +
        'Escucha aparte de esta API, en la dirección y el puerto indicados, y solo responde al nombre de `public_url`. ' +
        'Los de práctica (sandbox) no se muestran nunca; los de pruebas, si el negocio lo quiere (`portal_shows_test`). ' +
        'Un documento anulado deja de verse. Rige al momento; si no se puede escuchar, `trouble` dice por qué.',
      body: portalBody,
      example: { enabled: true, port: 4780, public_url: 'https://comprobantes.tienda.ec' },
      answers,
      problems: [],
      handle: async ({ body }) => json(200, await portal.put(body)),
    }),
  ];
}
