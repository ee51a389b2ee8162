import type { SettingsService } from '../../../../business/settings.ts';
import { settingsBody, settingsResource } from '../../../../contract/business/settings.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The program's own settings, for a person. */
export function settingsRoutes(settings: SettingsService): readonly Route[] {
  const common = { ...bare, path: '/v1/local/settings', tag: 'Configuración' } as const;
  const answers = [{ status: 200, description: 'Los ajustes guardados', schema: settingsResource }] as const;
  return [
    personRoute({
      ...common,
      method: 'GET',
      operationId: 'retrieve_settings',
      permission: 'signed_in',
      summary: 'Ver los ajustes del programa',
      description: 'Lo que no consta tiene su valor de fábrica.',
      answers,
      problems: [],
      handle: async () => json(200, await settings.read()),
    }),
    personRoute({
      ...common,
      method: 'PATCH',
      operationId: 'change_settings',
      permission: 'manage_settings',
      summary: 'Cambiar los ajustes del programa',
      description:
        'Solo cambia lo que se envía; null quita un ajuste. Rigen desde el próximo inicio, menos `stock_enabled`, `lots_enabled`, `variants_enabled`, `scale_labels`, `prices_with_taxes` y `page_language`.',
      body: settingsBody,
      answers,
      problems: ['owned_by_head_office'],
      example: { software_provider_ruc: '1799999990001' },
      handle: async ({ body }) => jsonOf(200, await settings.change(body)),
    }),
  ];
}
