import { z } from 'zod';
import { problems } from '../../contract/problems/problems.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { openApi } from '../docs/openapi/openapi.ts';
import { docsPage } from '../docs/pages/docs-page.ts';
import { errorPage } from '../docs/pages/error-page.ts';
import { styleHash } from '../docs/pages/text-page.ts';
import { textPagePolicy } from '../guard/security-headers.ts';
import { text } from '../routing/reply.ts';
import { bare, publicRoute, type Route } from '../routing/route.ts';

const tag = 'Descripción';

/**
 * The description of all operations, its own included, for programs and for people. Written when first asked for, and
 * anew each day: its examples say the day they are read on.
 */
export function descriptionRoutes(parts: {
  readonly operations: readonly Route[];
  readonly version: string;
  readonly now: () => Date;
}): readonly Route[] {
  let written: { readonly on: string; readonly json: string; readonly page: string } | undefined;
  const described = () => {
    const today = ecuadorDate(parts.now());
    if (written?.on === today) return written;
    const all = [...parts.operations, ...routes].map((route) => withExample(route, today));
    const description = openApi(all, parts.version);
    written = { on: today, json: JSON.stringify(description), page: docsPage(all, description) };
    return written;
  };
  const routes: readonly Route[] = [
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/openapi.json',
      operationId: 'describe_api',
      tag,
      summary: 'Descripción OpenAPI 3.1',
      answers: [
        { status: 200, description: 'El documento OpenAPI', schema: z.looseObject({ openapi: z.string() }) },
      ],
      problems: [],
      handle: async () => text('application/json', described().json),
    }),
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/docs',
      operationId: 'read_reference',
      tag,
      summary: 'Esta referencia',
      answers: [{ status: 200, description: 'La página', mediaType: 'text/html' }],
      problems: [],
      handle: async () => page(described().page),
    }),
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/docs/errors/{code}',
      operationId: 'read_error_reference',
      tag,
      summary: 'La página de un error',
      description: 'A donde lleva el `type` de cada error.',
      params: z.strictObject({ code: z.enum(keysOf(problems)) }),
      answers: [{ status: 200, description: 'La página', mediaType: 'text/html' }],
      problems: ['not_found'],
      handle: async ({ params }) => page(errorPage(params.code)),
    }),
  ];
  return routes;
}

function page(content: string) {
  return text('text/html', content, { 'content-security-policy': textPagePolicy(styleHash) });
}

function withExample(route: Route, today: string): Route {
  return route.exampleOn ? { ...route, example: route.exampleOn(today) } : route;
}
