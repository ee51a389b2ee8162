import type { IncomingHttpHeaders } from 'node:http';
import type { KeyRing } from '../../access/key-ring.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { Settle } from '../../counter/operators/claim-approval.ts';
import type { AskedOfRecord, Permits } from '../../counter/operators/permits.ts';
import { accessProblem, type Identity, sessionOf } from '../routing/access.ts';
import { bodyTypesOf, takesBody } from '../routing/request.ts';
import type { Route } from '../routing/route.ts';
import { isOwnHost } from './host.ts';
import { identify } from './identify.ts';
import { isAcceptable, isReadableBody } from './media-types.ts';
import { corsHeaders, isAllowedOrigin } from './origin.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SlowDown } from './slow-down.ts';

/** What the guard looks at of a request, before its body is read. */
export interface GuardedRequest {
  readonly headers: IncomingHttpHeaders;
  /** The port that was connected to. */
  readonly port: number | undefined;
  /** The operation asked for; undefined for the window's files, preflights, and what does not exist. */
  readonly route: Route | undefined;
  /** What somebody allowed whom the person of the session asked. */
  readonly approval: AskedOfRecord;
  /** Aborts when the client goes away. */
  signal(): AbortSignal;
}

export interface Verdict {
  readonly identity: Identity;
  /** Headers of every answer to this request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request is refused; undefined when it is let in. */
  readonly problem: Problem | undefined;
  /** Where an approval lets the request in: to be called with how it ended. */
  readonly settle?: Settle | undefined;
}

export interface GuardParts {
  readonly keys: KeyRing;
  /** What persons may. */
  readonly people: Pick<Permits, 'admit'>;
  readonly pageOrigins: readonly string[];
  readonly slowDown: SlowDown;
  /** Undefined when requests are not limited. */
  readonly rateLimit: RateLimit | undefined;
}

export type Guard = (request: GuardedRequest) => Promise<Verdict>;

/** Lets only programs of this machine and our own page reach the API; checks in the order of api.md §6. */
export function makeGuard({ keys, people, pageOrigins, slowDown, rateLimit }: GuardParts): Guard {
  return async ({ headers, port, route, approval, signal }) => {
    const { origin } = headers;
    if (port === undefined || !isOwnHost(headers.host, port)) return stop(hostNotAllowed);

    const identity = route ? await identify(headers.authorization, route.access, keys) : nobody;
    if (origin !== undefined) {
      const question = {
        origin,
        port,
        pageOrigins,
        identity: route && isKeyed(route) ? identity : undefined,
      };
      if (!(await isAllowedOrigin(question, keys))) return stop(originNotAllowed);
    }
    const answer = { identity, headers: origin === undefined ? {} : corsHeaders(origin) };
    if (!route) return { ...answer, problem: undefined };

    const problem =
      rateProblem(identity, rateLimit) ??
      mediaProblem(route, headers) ??
      accessProblem(route.access, identity);
    if (problem?.code === 'invalid_api_key') await slowDown.failure(signal());
    if (problem) return { ...answer, problem };
    const admission = await admitPerson(route, identity, approval);
    return admission.ok
      ? { ...answer, problem: undefined, settle: admission.value }
      : { ...answer, problem: admission.problem };
  };

  /** A person needs more than a session, as soon as there is more than one of them. */
  async function admitPerson(
    { access }: Route,
    identity: Identity,
    approval: AskedOfRecord,
  ): Promise<Outcome<Settle | undefined>> {
    const session = sessionOf(identity);
    if (session === undefined || !('permission' in access)) return { ok: true, value: undefined };
    return people.admit(session, access.permission, approval);
  }
}

/** Whether the requests of a route carry a key; a preflight carries none. */
function isKeyed({ access: { who } }: Route): boolean {
  return who !== 'anyone' && who !== 'secret_holder';
}

const nobody: Identity = { kind: 'nobody' };

function stop(problem: Problem): Verdict {
  return { identity: nobody, headers: {}, problem };
}

const hostNotAllowed: Problem = {
  code: 'host_not_allowed',
  detail: 'Llame a 127.0.0.1, localhost o [::1] con el puerto del servicio.',
};

const originNotAllowed: Problem = {
  code: 'origin_not_allowed',
  detail: 'Esta página no está entre los orígenes permitidos de la clave.',
};

function mediaProblem(route: Route, headers: IncomingHttpHeaders): Problem | undefined {
  const isExpected = takesBody(route) && !(route.bodyMayBeMissing && isWithoutBody(headers));
  const types = bodyTypesOf(route);
  if (isExpected && !isReadableBody(headers['content-type'], headers['content-encoding'], types)) {
    const format = route.bodyTypes ? types.join(' o ') : 'application/json en UTF-8';
    return { code: 'unsupported_media_type', detail: `Envíe el cuerpo como ${format}, sin comprimir.` };
  }
  const offered = route.answers.map(({ mediaType }) => mediaType ?? 'application/json');
  if (isAcceptable(headers.accept, offered)) return undefined;
  return { code: 'not_acceptable', detail: `Aquí se responde con ${[...new Set(offered)].join(' o ')}.` };
}

function isWithoutBody(headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return type === undefined && length === '0' && encoding === undefined;
}

function rateProblem(identity: Identity, rateLimit: RateLimit | undefined): Problem | undefined {
  if (!rateLimit || identity.kind !== 'key') return undefined;
  const spent = rateLimit.spend(identity.token);
  return spent.ok ? undefined : { code: 'rate_limited', retryAfterSeconds: spent.retryAfterSeconds };
}
