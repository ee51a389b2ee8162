import { type Description, type Operation, resolveRef } from '../description/description.ts';
import type { FuzzIdentity } from '../identities.ts';
import { keptHome } from '../values/named-values.ts';
import type { Plan } from './plan.ts';

/**
 * The request that the description shows, and one for every choice its body leaves: documents in every state come of
 * `simulate`. None where it shows none, or needs an id besides.
 */
export function examplePlans(
  operation: Operation,
  identity: FuzzIdentity,
  { schemas }: Description,
): readonly Plan[] {
  const content = operation.body?.content.find(({ example }) => example !== undefined);
  const example = keptHome(content?.example);
  if (!content || example === null || typeof example !== 'object' || operation.path.includes('{')) return [];
  const { properties = {} } = resolveRef(content.schema, schemas);
  const choices = Object.entries(properties).flatMap(([name, property]) =>
    (resolveRef(property, schemas).enum ?? []).map((value) => ({ ...example, [name]: value })),
  );
  return [example, ...choices].map((value) => ({
    operation,
    aim: 'operation',
    method: operation.method,
    identity,
    path: operation.path,
    query: [],
    headers: [],
    body: { kind: 'json', value, schema: content.schema },
    broken: [],
    mustFail: undefined,
  }));
}
