import { z } from 'zod';
import type { AgentAnswer, AgentApi } from '../service/agent-api.ts';

/** A step of a document's journey, as the tools show it. */
export const journeyStep = z.strictObject({
  type: z.string(),
  at: z.string(),
  revision: z.int(),
  data: z.record(z.string(), z.unknown()),
});
export type JourneyStep = z.output<typeof journeyStep>;

const page = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      created_at: z.string(),
      revision: z.int(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** The newest hundred steps of a document, newest first: more than any has. */
export async function journeyOf(
  api: AgentApi,
  id: string,
  signal: AbortSignal,
): Promise<AgentAnswer<readonly JourneyStep[]>> {
  const path = `/v1/ec/documents/${id}/events`;
  const answer = await api.call({ path, query: { limit: 100 }, signal });
  if (!answer.ok) return answer;
  const steps = page.parse(answer.value).data;
  return {
    ok: true,
    value: steps.map(({ type, created_at, revision, data }) => ({ type, at: created_at, revision, data })),
  };
}
