import { z } from 'zod';
import { agentKeyResource } from '../../contract/local.ts';
import { findService } from '../../process/find-service.ts';
import type { AgentAnswer, AgentApi, AgentProblem, AgentRequest } from './agent-api.ts';
import { problemOfAnswer } from './problem-of-answer.ts';

export interface ServiceConnectionParts {
  readonly dataDir: string;
  readonly apiKey: string;
}

/** Where the service answers, and the key with which documents are of channel `mcp`. */
interface OpenDoor {
  readonly url: string;
  readonly token: string;
}

/** Longer than the longest wait for a decision (25 s), shorter than the minute that agents' clients give a tool. */
const ANSWER_TIMEOUT_MS = 50_000;

/**
 * Calls the service that runs on a data folder. It is found when it is first needed and again when it was restarted,
 * so an agent may be started before it. The key that was given is traded for one that says who issues: only a program
 * of the data's owner can do that, and it ends when the given one is revoked.
 */
export function makeServiceConnection({ dataDir, apiKey }: ServiceConnectionParts): AgentApi {
  let door: OpenDoor | undefined;

  async function openDoor(signal: AbortSignal): Promise<AgentAnswer<OpenDoor>> {
    if (door) return { ok: true, value: door };
    const service = await findService(dataDir);
    if (!service) return { ok: false, problem: notRunning };
    const answer = await fetch(`${service.url}/v1/local/agent-keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.session_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ api_key: apiKey }),
      signal,
    });
    if (!answer.ok) return { ok: false, problem: problemOfAnswer(answer, await answer.text()) };
    door = { url: service.url, token: agentKeyResource.parse(await answer.json()).key };
    return { ok: true, value: door };
  }

  async function sendOnce(request: AgentRequest, signal: AbortSignal): Promise<AgentAnswer<Response>> {
    const open = await openDoor(signal);
    if (!open.ok) return open;
    const { url, token } = open.value;
    const { method = 'GET', path, query = {}, body, idempotencyKey } = request;
    const answer = await fetch(`${url}${path}${searchOf(query)}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    });
    return { ok: true, value: answer };
  }

  /** A restarted service has another address or knows the token no more: then, and only then, once again. */
  async function send(request: AgentRequest): Promise<AgentAnswer<Response>> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
    const hadDoor = door !== undefined;
    try {
      const answer = await sendOnce(request, signal);
      if (!hadDoor || !answer.ok || answer.value.status !== 401) return answer;
    } catch (reason) {
      if (!hadDoor || !neverArrived(reason)) return unreachable(request, reason);
    }
    door = undefined;
    try {
      return await sendOnce(request, signal);
    } catch (reason) {
      return unreachable(request, reason);
    }
  }

  async function read<Value>(
    request: AgentRequest,
    readBody: (answer: Response) => Promise<Value>,
  ): Promise<AgentAnswer<Value>> {
    const sent = await send(request);
    if (!sent.ok) return sent;
    try {
      if (sent.value.ok) return { ok: true, value: await readBody(sent.value) };
      return { ok: false, problem: problemOfAnswer(sent.value, await sent.value.text()) };
    } catch (reason) {
      return unreachable(request, reason);
    }
  }

  return {
    call: (request) => read(request, (answer) => answer.json()),
    file: (request) => read(request, async (answer) => Buffer.from(await answer.arrayBuffer())),
  };
}

const notRunning: AgentProblem = {
  code: 'service_not_running',
  title: 'Mostrador no está abierto',
  detail:
    'No hay ningún Mostrador abierto sobre esa carpeta de datos. Ábralo, o inícielo sin pantalla con ' +
    '«mostrador serve», y vuelva a pedirlo.',
  retryable: true,
};

/** The connection broke after the request may have arrived: nobody knows what became of it. */
function unreachable({ method = 'GET', signal }: AgentRequest, reason: unknown): AgentAnswer<never> {
  if (signal.aborted) throw reason;
  const detail =
    method === 'GET'
      ? 'Mostrador no terminó de responder. Vuelva a pedirlo.'
      : 'Mostrador no terminó de responder y no se sabe si alcanzó a hacerlo. Antes de repetirlo, búsquelo con ' +
        'find_documents; emitir de nuevo con la misma idempotency_key no duplica.';
  return {
    ok: false,
    problem: { code: 'service_unreachable', title: 'Mostrador no respondió', detail, retryable: true },
  };
}

const connectionError = z.object({ cause: z.object({ code: z.string() }) });

/** Whether nobody listened: the request was certainly not carried out. */
function neverArrived(reason: unknown): boolean {
  const parsed = connectionError.safeParse(reason);
  return parsed.success && parsed.data.cause.code === 'ECONNREFUSED';
}

function searchOf(query: NonNullable<AgentRequest['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'object' ? value : [value]) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
}
