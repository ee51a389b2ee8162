import type { z } from 'zod';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import type { Checked } from '../../documents/values/fault.ts';
import { checkQuery } from './check-query.ts';
import { type Input, type RequestSchemas, type RouteRequest, takesBody } from './request.ts';

/** Checks all a request brings against its route's schemas; what is wrong is reported all at once. */
export function checkRequest<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  schemas: RequestSchemas<P, Q, B>,
  request: RouteRequest,
): Outcome<Input<P, Q, B>> {
  const params = schemas.params.safeParse(request.params);
  // An identifier of the wrong form names no record.
  if (!params.success) return refuse({ code: 'not_found', detail: 'No existe.' });
  const key = checkIdempotencyKey(schemas, request.idempotencyKey);
  if (!key.ok) return key;
  if (request.body === undefined && takesBody(schemas)) {
    return refuse({ code: 'malformed_json', detail: 'La petición llegó sin cuerpo.' });
  }
  const query = checkQuery(schemas.query, request.query);
  const body = checkRequestBody(schemas, request.body);
  if (!query.ok || !body.ok) return refuse(merge(query, bodyFaults(schemas, request.body, body)));
  const { signal } = request;
  return {
    ok: true,
    value: {
      params: params.data,
      query: query.value,
      body: body.value,
      idempotencyKey: key.value,
      signal,
    },
  };
}

/** A body that its use case checks is not checked here as well. */
function checkRequestBody<B extends z.ZodType>(
  schemas: RequestSchemas<z.ZodObject, z.ZodObject, B>,
  body: unknown,
): Checked<z.output<B>> {
  if (schemas.bodyOfUseCase) return { ok: true, value: schemas.body.parse(body) };
  if (takesBody(schemas)) return checkBody(schemas.body, body);
  return isNothing(body) ? checkBody(schemas.body, undefined) : spareBody;
}

/** Clients that always send JSON send `{}` where there is nothing to say. */
function isNothing(body: unknown): boolean {
  return body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);
}

/** A body that an operation does not take is refused, never ignored: its sender believes that it does something. */
const spareBody = {
  ok: false,
  faults: [{ pointer: '', code: 'not_allowed_here', message: 'Esta operación no lleva cuerpo.' }],
} as const satisfies Checked<never>;

/** Before a request is refused for its query, the body is looked at too, even where the use case would. */
function bodyFaults(
  schemas: RequestSchemas,
  body: unknown,
  checked: Checked<unknown>,
): readonly ProblemError[] {
  const { bodyOfUseCase } = schemas;
  const all = checked.ok && bodyOfUseCase ? checkBody(bodyOfUseCase, body) : checked;
  return all.ok ? [] : all.faults;
}

function merge(query: Outcome<unknown>, ofBody: readonly ProblemError[]): Problem {
  if (query.ok) return { code: 'validation_failed', errors: ofBody };
  if (ofBody.length === 0) return query.problem;
  return { code: 'validation_failed', errors: [...(query.problem.errors ?? []), ...ofBody] };
}

/** 1 to 255 characters (interface specification, "Limits"). */
function checkIdempotencyKey(schemas: RequestSchemas, key: string | undefined): Outcome<string | undefined> {
  if (!schemas.idempotent || key === undefined) return { ok: true, value: undefined };
  if (key.length >= 1 && key.length <= 255) return { ok: true, value: key };
  const message = 'Debe tener de 1 a 255 caracteres.';
  return refuse({
    code: 'idempotency_key_invalid',
    detail: `Idempotency-Key: ${message}`,
    errors: [{ parameter: 'Idempotency-Key', code: key === '' ? 'too_short' : 'too_long', message }],
  });
}
