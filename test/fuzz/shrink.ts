import type { Plan, PlannedBody } from './plan/plan.ts';

/** Most requests spent on making one failing request smaller. */
const MOST_TRIES = 80;

/** The smallest request found that still fails, by leaving out one part after the other. */
export async function shrink(plan: Plan, stillFails: (smaller: Plan) => Promise<boolean>): Promise<Plan> {
  let smallest = plan;
  let tries = 0;
  let isSmaller = true;
  while (isSmaller && tries < MOST_TRIES) {
    isSmaller = false;
    for (const candidate of smallerPlans(smallest)) {
      if (tries >= MOST_TRIES) break;
      tries += 1;
      if (await stillFails(candidate)) {
        smallest = candidate;
        isSmaller = true;
        break;
      }
    }
  }
  return smallest;
}

function* smallerPlans(plan: Plan): Generator<Plan> {
  for (const index of plan.headers.keys()) yield { ...plan, headers: plan.headers.toSpliced(index, 1) };
  for (const index of plan.query.keys()) yield { ...plan, query: plan.query.toSpliced(index, 1) };
  for (const body of smallerBodies(plan.body)) yield { ...plan, body };
}

function* smallerBodies(body: PlannedBody): Generator<PlannedBody> {
  if (body.kind === 'json') for (const value of smallerValues(body.value)) yield { ...body, value };
  if (body.kind === 'multipart') {
    for (const index of body.parts.keys()) yield { ...body, parts: body.parts.toSpliced(index, 1) };
  }
  if (body.kind === 'bytes' && body.bytes.length > 64) {
    yield { ...body, bytes: body.bytes.subarray(0, Math.floor(body.bytes.length / 2)) };
  }
}

/** Without one of its members, or with one of them smaller; the largest losses first. */
function* smallerValues(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    if (value.length > 3) yield value.slice(0, 1);
    for (const index of value.keys()) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries()) {
      for (const smaller of smallerValues(item)) yield value.with(index, smaller);
    }
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const entries = Object.entries(value);
  for (const [name] of entries) yield Object.fromEntries(entries.filter(([other]) => other !== name));
  for (const [name, inner] of entries) {
    for (const smaller of smallerValues(inner)) {
      yield Object.fromEntries(entries.map(([other, own]) => [other, other === name ? smaller : own]));
    }
  }
}
