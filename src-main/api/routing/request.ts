import type { z } from 'zod';
import type { Identity } from './access.ts';

/** What a route takes. */
export interface RequestSchemas<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Where the use case checks the body itself, and `body` lets anything through: the schema it uses. */
  readonly bodyOfUseCase?: z.ZodType;
  /** The media types of a body that is not JSON. */
  readonly bodyTypes?: readonly string[];
  /** Bytes of a file in a form, at most, where it is not what imports take. */
  readonly fileBytes?: number;
  /** A missing body is read as `{}`. */
  readonly bodyMayBeMissing?: boolean;
  /** Takes an Idempotency-Key. */
  readonly idempotent?: boolean;
}

/** A request as it comes from the wire, after the guard let it in. */
export interface RouteRequest {
  readonly params: unknown;
  readonly query: unknown;
  /** Undefined when there is none. */
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly identity: Identity;
  /** Aborts when the client goes away or the server stops. */
  signal(): AbortSignal;
}

/** A request that its schemas have parsed. */
export interface Input<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> {
  readonly params: z.output<Params>;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly idempotencyKey: string | undefined;
  signal(): AbortSignal;
}

/** The media types in which a body may come. */
export function bodyTypesOf({ bodyTypes = ['application/json'] }: RequestSchemas): readonly string[] {
  return bodyTypes;
}

/** Whether a request must bring a body. */
export function takesBody(schemas: RequestSchemas): boolean {
  return schemas.bodyOfUseCase !== undefined || !schemas.body.safeParse(undefined).success;
}
