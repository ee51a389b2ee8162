import { type ProblemBody, problemBody, problems } from '../../../src-main/contract/problems/problems.ts';
import { type Court, type Exchange, jsonOf } from './exchange.ts';

/** A problem tells of this very request, by a code that the description promises for that operation. */
export function judgeProblem({ plan, wire, answer }: Exchange, _court: Court): readonly string[] {
  if (answer.status < 400 || plan.method === 'HEAD') return [];
  const read = problemBody.safeParse(jsonOf(answer));
  // The law of bodies says what is wrong with it.
  if (!read.success) return [];
  const problem = read.data;
  const isListed = Object.hasOwn(problems, problem.code);
  const promised = plan.operation.answers.get(answer.status)?.problems;
  return [
    ...(isListed ? [] : [`the code ${problem.code} is in no table`]),
    ...(plan.aim === 'operation' && promised && !promised.has(problem.code)
      ? [
          `the code ${problem.code} with status ${answer.status}, where ${[...promised].join(', ')} is promised`,
        ]
      : []),
    ...faultsOfMembers(problem, { status: answer.status, wireTarget: wire.target, headers: answer.headers }),
  ];
}

function faultsOfMembers(
  problem: ProblemBody,
  answer: { status: number; wireTarget: string; headers: Readonly<Record<string, string>> },
): readonly string[] {
  const expected = {
    status: answer.status,
    instance: answer.wireTarget.split('?', 1)[0],
    request_id: answer.headers['x-request-id'],
  };
  const wrong = (['status', 'instance', 'request_id'] as const)
    .filter((name) => problem[name] !== expected[name])
    .map((name) => `${name} is ${problem[name]} instead of ${expected[name]}`);
  return [
    ...wrong,
    ...(problem.type.endsWith(`/v1/docs/errors/${problem.code}`) ? [] : [`its type is ${problem.type}`]),
    ...(problem.title.trim() === '' || problem.detail.trim() === '' ? ['it says nothing to a person'] : []),
    ...(problem.code === 'validation_failed' && !problem.errors?.length
      ? ['a validation without its errors']
      : []),
  ];
}
