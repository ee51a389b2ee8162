import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Description } from '../description/description.ts';
import type { Plan } from './plan.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

const nowhere = ['/v1', '/v1/', '/v1/ec', '/v1/ec/nothing', '/v1//ec/invoices', '/v1/local/x'];

/** The request with a method its path does not serve, or for a path that is none. */
export function aimElsewhere(plan: Plan, { operations }: Description, random: SeededRandom): Plan {
  if (random.chance(0.3)) {
    const path = random.pick([...nowhere, `${plan.path}/x`, `${plan.path}/..`]);
    return { ...plan, aim: 'nowhere', path, broken: ['a path of nothing'], mustFail: 'a path of nothing' };
  }
  const knownPaths = new Set(
    operations.filter(({ path }) => path === plan.operation.path).map(({ method }) => method),
  );
  // HEAD is a GET whose answer has no body.
  if (plan.method === 'GET' && random.chance(0.3)) return { ...plan, method: 'HEAD' };
  const unserved = methods.filter(
    (each) => !knownPaths.has(each) && !(each === 'HEAD' && knownPaths.has('GET')),
  );
  const method = random.pick(unserved);
  return { ...plan, aim: 'other_method', method, broken: [`the method ${method}`], mustFail: undefined };
}
