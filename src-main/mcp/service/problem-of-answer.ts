import { type ProblemRow, problemBody, problems } from '../../contract/problems/problems.ts';
import type { AgentProblem } from './agent-api.ts';

const rows: Readonly<Record<string, ProblemRow>> = problems;

/** What a refusal of the API says, with whether the same call may succeed later and when. */
export function problemOfAnswer(answer: Pick<Response, 'status' | 'headers'>, text: string): AgentProblem {
  const parsed = problemBody.safeParse(jsonOf(text));
  if (!parsed.success) {
    return {
      code: 'internal_error',
      title: 'Respuesta inesperada',
      detail: `Mostrador respondió ${answer.status} de una forma que no se esperaba.`,
      retryable: false,
    };
  }
  const { code, title, detail, errors, request_id, document_id } = parsed.data;
  const seconds = Number(answer.headers.get('retry-after') ?? '');
  return {
    code,
    title,
    detail,
    ...(errors && { errors }),
    retryable: rows[code]?.retryable ?? false,
    ...(seconds > 0 && { retry_after_seconds: seconds }),
    request_id,
    ...(document_id !== undefined && { document_id }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
