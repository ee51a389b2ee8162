import { z } from 'zod';
import type { AgentAnswer, AgentApi } from '../service/agent-api.ts';

const uuid = z.uuid();
const page = z.object({
  data: z.array(z.object({ id: z.uuid(), object: z.string(), number: z.string(), access_key: z.string() })),
});

/** The id of the document that a number, an access key or the id itself names. */
export async function idOfDocument(
  api: AgentApi,
  reference: string,
  signal: AbortSignal,
): Promise<AgentAnswer<string>> {
  if (uuid.safeParse(reference).success) return { ok: true, value: reference };
  const answer = await api.call({ path: '/v1/ec/documents', query: { q: reference, limit: 100 }, signal });
  if (!answer.ok) return answer;
  const matches = page
    .parse(answer.value)
    .data.filter(({ number, access_key }) => number === reference || access_key === reference);
  const [first, ...others] = matches;
  if (first === undefined) {
    const detail = `No hay ningún documento ${reference} en este ambiente.`;
    return { ok: false, problem: { code: 'not_found', title: 'No existe', detail, retryable: false } };
  }
  if (others.length === 0) return { ok: true, value: first.id };
  const named = matches.map(({ id, object }) => `${object}: ${id}`).join('; ');
  const detail = `Varios documentos tienen el número ${reference}; pida uno por su id. ${named}`;
  return {
    ok: false,
    problem: { code: 'validation_failed', title: 'Hay datos por corregir', detail, retryable: false },
  };
}
