import type { FastifyInstance } from 'fastify';
import { openApi } from '../../api/docs/openapi/openapi.ts';
import { replyWithProblem } from '../../api/problem-reply.ts';
import { checkQuery } from '../../api/routing/check-query.ts';
import { bare } from '../../api/routing/route.ts';
import { version } from '../../process/build.ts';
import { decidedOperations } from './decided.ts';
import type { HeadOperation } from './operation.ts';
import { protocolOperations } from './protocol.ts';
import { reportOperations } from './reports.ts';
import { stationOperations } from './stations.ts';

/** Every operation under /v1/head and /v1/stations. */
export const headOperations = [
  ...stationOperations,
  ...decidedOperations,
  ...reportOperations,
  ...protocolOperations,
] as const satisfies readonly HeadOperation[];

const address = '/v1/head/openapi.json';

/** To be called before any other route: serves the OpenAPI description of those that are registered from then on. */
export function registerHeadDescription(server: FastifyInstance): void {
  const registered = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const one of [method].flat()) registered.add(`${one} ${path}`);
  });
  let written: string | undefined;
  server.get(address, async (request, reply) => {
    const query = checkQuery(bare.query, request.query);
    if (!query.ok) return replyWithProblem(request, reply, query.problem);
    written ??= JSON.stringify(descriptionOf(registered));
    return reply.type('application/json; charset=utf-8').send(written);
  });
}

/** Describes those routes under /v1/head and /v1/stations. Throws where one is registered or described alone. */
function descriptionOf(registered: ReadonlySet<string>) {
  const described = new Set(headOperations.map(({ method, path }) => `${method} ${path}`));
  const own = [...registered].filter((route) => /^(?!HEAD|OPTIONS)\w+ \/v1\/(head|stations)\//.test(route));
  const odd = [
    ...own.filter((route) => !described.has(route)),
    ...[...described].filter((route) => !registered.has(route)),
  ];
  if (odd.length > 0) throw new Error(`registered or described alone: ${odd.join(', ')}`);
  return openApi(headOperations, version, {
    description: 'La matriz de un negocio: sus locales, sus cajas y lo que todas emitieron.',
    bearer: 'Una clave de la matriz; en el protocolo de las cajas, la de la caja',
    hasWebhooks: false,
  });
}
