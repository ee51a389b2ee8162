import type { ProblemError } from '../../contract/problems/problems.ts';

/** The HTTP API of the running service as the tools call it, in the name of the agent's key. */
export interface AgentApi {
  call(request: AgentRequest): Promise<AgentAnswer<unknown>>;
  /** A file of a document, or the description of the API: its bytes as they came. */
  file(request: Pick<AgentRequest, 'path' | 'signal'>): Promise<AgentAnswer<Buffer>>;
}

export interface AgentRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** A list becomes a repeated parameter; undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The client called it off. */
  readonly signal: AbortSignal;
}

export type AgentAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: AgentProblem };

/** Why something did not go, as an agent is shown it: the API's own problem, or that the API could not be asked. */
export interface AgentProblem {
  /** A code of the API (api.md §2), or `service_not_running`, `service_unreachable`. */
  readonly code: string;
  readonly title: string;
  /** Spanish, for a person. */
  readonly detail: string;
  readonly errors?: readonly ProblemError[] | undefined;
  /** Whether the very same call may succeed later. */
  readonly retryable: boolean;
  readonly retry_after_seconds?: number | undefined;
  readonly request_id?: string | undefined;
  readonly document_id?: string | undefined;
}
