import {
  authorityTables,
  tablesOfAuthority,
} from '../../../../contract/documents/authority/authority-tables.ts';
import { json } from '../../../routing/answers/reply.ts';
import { bare, personOrKeyRoute, type Route } from '../../../routing/route.ts';

/** What the authority's codes are, for programs that offer them to people. */
export function tableRoutes(): readonly Route[] {
  return [
    personOrKeyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/local/tables',
      operationId: 'retrieve_tables',
      permission: 'signed_in',
      tag: 'Servicio',
      summary: 'Las tablas de códigos del SRI',
      description:
        'Tarifas, formas de pago, sustentos, códigos de retención, países y los códigos de los anexos, para ofrecerlos en una ' +
        'pantalla. `code` es lo que va en los cuerpos.',
      answers: [{ status: 200, description: 'Todas las tablas', schema: authorityTables }],
      problems: [],
      handle: async () => json(200, tablesOfAuthority()),
    }),
  ];
}
