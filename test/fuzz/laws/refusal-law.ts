import type { Court, Exchange } from './exchange.ts';

/** What must be refused is refused: by what was broken, and by the schema the service itself publishes. */
export function judgeRefusal({ plan, answer }: Exchange, { judge }: Court): readonly string[] {
  if (plan.aim === 'other_method' || answer.status >= 300) return [];
  if (plan.mustFail !== undefined) return [`status ${answer.status} in spite of ${plan.mustFail}`];
  if (plan.body.kind !== 'json') return [];
  return judge(plan.body.schema, plan.body.value)
    .slice(0, 1)
    .map((message) => `status ${answer.status} to a body its own schema refuses: ${message}`);
}
