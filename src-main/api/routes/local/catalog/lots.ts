import {
  expiringLots,
  expiringLotsQuery,
  lotAssignment,
  productLots,
} from '../../../../contract/catalog/lots.ts';
import { stockItemQuery } from '../../../../contract/catalog/stock.ts';
import { reportMediaTypes } from '../../../../contract/reports/period-report.ts';
import type { Lots } from '../../../../counter/stock/lots/lots.ts';
import { ecuadorDate } from '../../../../documents/values/ecuador-time.ts';
import type { ExpiringLotReports } from '../../../../reports/expiry/expiring-lots.ts';
import { file, json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, fileAnswers, idParams, personRoute, type Route } from '../../../routing/route.ts';

const tag = 'Mostrador';
const path = '/v1/local/stock';
const lotsPath = `${path}/products/{id}/lots`;
const mediaType = reportMediaTypes.xlsx;
const answers = [{ status: 200, description: 'Los lotes', schema: productLots }] as const;

export interface LotRouteServices {
  readonly lots: Lots;
  readonly expiringLots: ExpiringLotReports;
  /** Whether a session may see what products cost. */
  readonly mayReadCosts: (session: string) => Promise<boolean>;
  readonly now: () => Date;
}

/** In which lots the stock is and what expires; without the setting `lots_enabled` nothing is put into one. */
export function lotRoutes({
  lots,
  expiringLots: reports,
  mayReadCosts,
  now,
}: LotRouteServices): readonly Route[] {
  return [
    personRoute({
      ...bare,
      method: 'GET',
      path: lotsPath,
      operationId: 'list_product_lots',
      permission: 'signed_in',
      tag,
      summary: 'Ver los lotes de un producto',
      description:
        'Los que tienen algo, lo primero que caduca primero, y lo que no está en ningún lote: suman lo que hay. Una venta ' +
        'toma sola de lo que no tiene lote, después de lo primero que caduca y no ha caducado y al final de lo caducado; ' +
        'una devolución o anulación vuelve al lote de donde salió.',
      params: idParams,
      query: stockItemQuery,
      answers: [...answers],
      problems: ['not_found'],
      handle: async ({ params, query }) => jsonOf(200, await lots.read(params.id, query)),
    }),
    personRoute({
      ...bare,
      method: 'POST',
      path: lotsPath,
      operationId: 'assign_product_lot',
      permission: { judged: 'move_stock' },
      tag,
      summary: 'Poner en un lote lo que no tiene',
      description: 'De lo que hay sin lote; las existencias no cambian.',
      params: idParams,
      body: lotAssignment,
      answers: [...answers],
      problems: ['not_found', 'operator_required', 'operator_not_allowed', 'invalid_state', 'storage_full'],
      example: { environment: 'live', number: 'L2607', expires_on: '2027-03-31', quantity: '12' },
      handle: async ({ session, params, body }) => jsonOf(200, await lots.assign(session, params.id, body)),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/expiring`,
      operationId: 'list_expiring_lots',
      permission: 'signed_in',
      tag,
      summary: 'Ver lo que está por caducar',
      description: 'Los lotes que caducan dentro de unos días, y los que ya caducaron.',
      query: expiringLotsQuery,
      answers: [{ status: 200, description: 'Los lotes', schema: expiringLots }],
      problems: [],
      handle: async ({ session, query }) => json(200, await reports.read(query, await mayReadCosts(session))),
    }),
    personRoute({
      ...bare,
      method: 'GET',
      path: `${path}/expiring/file`,
      operationId: 'download_expiring_lots',
      permission: 'signed_in',
      tag,
      summary: 'Descargar lo que está por caducar',
      description: 'Un libro de Excel con todos los lotes.',
      query: expiringLotsQuery,
      answers: fileAnswers('El archivo', { xlsx: mediaType }),
      problems: [],
      handle: async ({ session, query }) =>
        file({
          mediaType,
          disposition: 'attachment',
          name: `por-caducar-${ecuadorDate(now())}.xlsx`,
          bytes: await reports.file(query, await mayReadCosts(session)),
        }),
    }),
  ];
}
