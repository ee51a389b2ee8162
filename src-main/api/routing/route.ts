import { z } from 'zod';
import type { PersonAccess } from '../../contract/counter/permissions.ts';
import type { KeyScope } from '../../contract/local.ts';
import type { Problem, ProblemCode } from '../../contract/problems/problems.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import type { Access, HeadAccess, Identity, KeyHolder, Person } from './access.ts';
import { type Reply, refuse } from './answers/reply.ts';
import { checkRequest } from './check-request.ts';
import type { Input, RequestSchemas, RouteRequest } from './request.ts';

/**
 * One operation of the API, declared once as data: the server, the OpenAPI document and the reference page are all
 * made from it.
 */
export interface Route extends RouteDescription, RequestSchemas {
  readonly access: Access;
  /** Checks the request against the route's schemas and runs it. */
  run(request: RouteRequest): Promise<Reply>;
}

/** A route as far as it is described: of a station, or of a head office. */
export type DescribedRoute = Omit<Route, 'run' | 'access'> & { readonly access: Access | HeadAccess };

export interface RouteDescription {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/v1/ec/invoices/{id}`. */
  readonly path: string;
  /** Name of the operation in generated clients; permanent. */
  readonly operationId: string;
  /** The section of the reference it stands in. */
  readonly tag: string;
  /** Spanish, one line. */
  readonly summary: string;
  /** Spanish, what else an integrator must know. */
  readonly description?: string;
  readonly answers: readonly Answer[];
  /** Problems of its own, beyond those every route of its access and shape can answer. */
  readonly problems: readonly ProblemCode[];
  /** A body that shows how it is called. */
  readonly example?: unknown;
  /** An example with dates: made for the day in Ecuador on which it is read, `YYYY-MM-DD`. */
  readonly exampleOn?: (today: string) => unknown;
}

export interface Answer {
  readonly status: number;
  /** Spanish, when it is given. */
  readonly description: string;
  readonly schema?: z.ZodType;
  /** When it is not JSON. */
  readonly mediaType?: string;
}

/** No parameters and no body: what most definitions start from. */
export const bare = { params: z.strictObject({}), query: z.strictObject({}), body: z.undefined() } as const;

export const idParams = z.strictObject({ id: z.uuid() });

/** A file, of one of several media types. */
export function fileAnswers(description: string, mediaTypes: Readonly<Record<string, string>>): Answer[] {
  return [...new Set(Object.values(mediaTypes))].map((mediaType) => ({
    status: 200,
    description,
    mediaType,
  }));
}

/** What a route answers when the record it names does not exist for this caller. */
export const notFound: Problem = {
  code: 'not_found',
  detail: 'No existe, o pertenece a otro negocio o ambiente.',
};

interface Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, RouteContext>
  extends RouteDescription,
    RequestSchemas<P, Q, B> {
  handle(input: Input<P, Q, B> & RouteContext): Promise<Reply>;
}

/** A route on which a person may act says what lets them. */
interface PersonDefinition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, RouteContext>
  extends Definition<P, Q, B, RouteContext> {
  readonly permission: PersonAccess;
}

/** A route without a key: only for what reveals nothing about the business. */
export function publicRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  definition: Definition<P, Q, B, unknown>,
): Route {
  const { handle, ...description } = definition;
  return makeRoute(description, { who: 'anyone' }, (input) => handle(input));
}

/** A route for callers with a secret; the route itself checks which one. */
export function secretRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  definition: Definition<P, Q, B, { readonly secret: string }>,
): Route {
  const { handle, ...description } = definition;
  return makeRoute(description, { who: 'secret_holder' }, (input, identity) => {
    if (identity.kind !== 'secret_holder') throw letInByMistake(description);
    return handle({ ...input, secret: identity.secret });
  });
}

/** A route for a person's session; no key of any scope reaches it. */
export function personRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  definition: PersonDefinition<P, Q, B, { readonly session: string }>,
): Route {
  const { handle, permission, ...description } = definition;
  return makeRoute(description, { who: 'person', permission }, (input, identity) => {
    if (identity.kind !== 'person') throw letInByMistake(description);
    return handle({ ...input, session: identity.session });
  });
}

/** A route for API keys that carry the scope. */
export function keyRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  scope: KeyScope,
  definition: PersonDefinition<P, Q, B, { readonly caller: Caller; readonly token: string }>,
): Route {
  const { handle, permission, ...description } = definition;
  return makeRoute(description, { who: 'key', scope, permission }, (input, identity) => {
    if (identity.kind !== 'key') throw letInByMistake(description);
    return handle({ ...input, caller: identity.caller, token: identity.token });
  });
}

/** A route for a person, and for API keys that carry the scope. */
export function personOrKeyRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  scope: KeyScope,
  definition: PersonDefinition<P, Q, B, { readonly identity: Person | KeyHolder }>,
): Route {
  const { handle, permission, ...description } = definition;
  return makeRoute(description, { who: 'person_or_key', scope, permission }, (input, identity) => {
    if (identity.kind !== 'person' && identity.kind !== 'key') throw letInByMistake(description);
    return handle({ ...input, identity });
  });
}

function makeRoute<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  description: RouteDescription & RequestSchemas<P, Q, B>,
  access: Access,
  handle: (input: Input<P, Q, B>, identity: Identity) => Promise<Reply>,
): Route {
  return {
    ...description,
    access,
    async run(request) {
      const checked = checkRequest(description, request);
      return checked.ok ? handle(checked.value, request.identity) : refuse(checked.problem);
    },
  };
}

/** The guard turns the wrong identities away before any route runs. */
function letInByMistake({ method, path }: RouteDescription): Error {
  return new Error(`${method} ${path} was reached without the identity it needs`);
}
