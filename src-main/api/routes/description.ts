import { z } from 'zod';
import { problems } from '../../contract/problems/problems.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { openApi } from '../docs/openapi/openapi.ts';
import { errorPage } from '../docs/pages/error-page.ts';
import { makeReference, type Reference } from '../docs/reference/reference.ts';
import { text } from '../routing/answers/reply.ts';
import { bare, publicRoute, type Route } from '../routing/route.ts';
import { htmlReply } from './html-reply.ts';
import { llmsRoute, referenceRoutes } from './reference.ts';

const tag = 'Descripción';

const openApiDocument = z.looseObject({
  openapi: z.string().meta({ description: 'La versión de OpenAPI' }),
});

/**
 * The description of all operations, its own included, for programs and for people. Written when first asked for, and
 * anew each day: its examples say the day they are read on.
 */
export function descriptionRoutes(parts: {
  readonly operations: readonly Route[];
  readonly version: string;
  readonly now: () => Date;
}): readonly Route[] {
  const ofIntegrators = writtenEachDay(
    parts,
    () => [...parts.operations, ...routes].filter(isForIntegrators),
    {
      address: '/v1/docs',
      descriptionPath: '/v1/openapi.json',
      title: 'API de Mostrador',
    },
  );
  const ofAll = writtenEachDay(parts, () => [...parts.operations, ...routes], {
    address: '/v1/local/docs',
    descriptionPath: '/v1/local/openapi.json',
    title: 'API de Mostrador, con la de su ventana',
  });
  const routes: readonly Route[] = [
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/openapi.json',
      operationId: 'describe_api',
      tag,
      summary: 'Descripción OpenAPI 3.1',
      answers: [{ status: 200, description: 'El documento OpenAPI', schema: openApiDocument }],
      problems: [],
      handle: async () => text('application/json', ofIntegrators().json),
    }),
    publicRoute({
      ...bare,
      method: 'GET',
      path: '/v1/local/openapi.json',
      operationId: 'describe_local_api',
      tag,
      summary: 'Descripción OpenAPI 3.1, con la ventana',
      description: 'Todo lo que el programa sirve: también lo que solo hace una persona en su ventana.',
      answers: [{ status: 200, description: 'El documento OpenAPI', schema: openApiDocument }],
      problems: [],
      handle: async () => text('application/json', ofAll().json),
    }),
    ...referenceRoutes({
      address: '/v1/docs',
      name: 'reference',
      title: 'Esta referencia',
      tag,
      read: () => ofIntegrators().reference,
    }),
    ...referenceRoutes({
      address: '/v1/local/docs',
      name: 'local_reference',
      title: 'La referencia, con la ventana',
      tag,
      read: () => ofAll().reference,
    }),
    llmsRoute({ path: '/v1/docs/llms.txt', tag, read: () => ofIntegrators().reference }),
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
      handle: async ({ params }) => htmlReply(errorPage(params.code, '/v1/docs#errores')),
    }),
  ];
  // Where models look first. It is not under /v1, so it is no operation of the API.
  return [...routes, llmsRoute({ path: '/llms.txt', tag, read: () => ofIntegrators().reference })];
}

/** A program with a key, or one that asks for its key, can call it; the rest are a person's, in the window. */
function isForIntegrators({ access, path }: Route): boolean {
  return access.who !== 'person' && !windowPaths.some((start) => path.startsWith(start));
}

/** Reached without a key, and yet of use to the window alone. */
const windowPaths = [
  '/v1/local/sessions',
  '/v1/local/window-sessions',
  '/v1/local/docs',
  '/v1/local/openapi.json',
];

function writtenEachDay(
  { now, version }: { readonly now: () => Date; readonly version: string },
  routes: () => readonly Route[],
  about: Pick<Reference, 'address' | 'descriptionPath' | 'title'>,
) {
  let written: { readonly on: string; readonly json: string; readonly reference: Reference } | undefined;
  return () => {
    const today = ecuadorDate(now());
    if (written?.on === today) return written;
    const described = routes().map((route) => withExample(route, today));
    const description = openApi(described, version);
    written = {
      on: today,
      json: JSON.stringify(description),
      reference: makeReference({ ...about, routes: described, description }),
    };
    return written;
  };
}

function withExample(route: Route, today: string): Route {
  return route.exampleOn ? { ...route, example: route.exampleOn(today) } : route;
}
