import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkQuery } from '../../../../api/routing/check-query.ts';
import { headReportFileQuery, headReportQuery } from '../../../../contract/head/reports.ts';
import { headRoles } from '../../../../contract/head/stations/stations.ts';
import { reportMediaTypes } from '../../../../contract/reports/period-report.ts';
import { scopeOf } from '../../../keys/scope-of.ts';
import { headReportOf } from '../../../reports/head-report.ts';
import { headReportFile } from '../../../reports/head-report-file.ts';
import { listShops } from '../../../reports/shops.ts';
import { answer } from '../../answer.ts';
import { type KeyDoor, keysOfAnyReach } from '../../guard.ts';

/** The shops, and what they sold. */
export function registerReportRoutes(server: FastifyInstance, parts: KeyDoor): void {
  const { database } = parts;
  const all = { onRequest: keysOfAnyReach(parts, headRoles) };
  const scope = (request: FastifyRequest) => scopeOf(database, request.keyOwner);

  server.get('/v1/head/shops', all, async (request, reply) => {
    const data = await listShops(database, await scope(request));
    return answer(request, reply, { ok: true, value: { object: 'list', data } });
  });

  server.get('/v1/head/reports/period', all, async (request, reply) => {
    const query = checkQuery(headReportQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    return answer(request, reply, await headReportOf(database, await scope(request), query.value));
  });

  server.get('/v1/head/reports/period/file', all, async (request, reply) => {
    const query = checkQuery(headReportFileQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const report = await headReportOf(database, await scope(request), query.value);
    if (!report.ok) return answer(request, reply, report);
    const { from, to, format } = query.value;
    return reply
      .type(reportMediaTypes[format])
      .header('content-disposition', `attachment; filename="informe-${from}-${to}.${format}"`)
      .send(await headReportFile(report.value, query.value));
  });
}
