import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Description, Operation, Parameter } from '../description/description.ts';
import { type FuzzIdentity, mayCall, nobody, pickIdentity } from '../identities.ts';
import type { KnownValues } from '../known-values.ts';
import { draw } from '../values/draw.ts';
import { fillLinks, type Linked } from '../values/linked.ts';
import type { ValidValues } from '../values/valid-value.ts';
import { percentEncode } from '../wire/percent-encode.ts';
import type { Header, Plan, QueryPair } from './plan.ts';
import { planBody } from './plan-body.ts';

/** What plans are made with. */
export interface PlanParts {
  readonly description: Description;
  readonly valid: ValidValues;
  readonly knownValues: KnownValues;
  readonly identities: readonly FuzzIdentity[];
}

/** A request of an operation as its description says it, with values that exist where such are known. */
export function makePlan(operation: Operation, parts: PlanParts, random: SeededRandom): Plan {
  const identity = pickIdentity(
    operation.access,
    { identities: parts.identities, secret: secretOf(parts.knownValues, random) },
    random,
  );
  const { environment } = identity;
  const find = (link: Linked) => parts.knownValues.ofName({ name: link.name, environment, turn: link.turn });
  const drawFor = (parameter: Parameter) =>
    fillLinks(draw(parts.valid(parameter.schema, parameter.name), random), find);
  const plan: Plan = {
    operation,
    aim: 'operation',
    method: operation.method,
    identity,
    path: existingPath(operation, parts.knownValues, { environment, random }) ?? pathOf(operation, drawFor),
    query: operation.parameters
      .filter((parameter) => parameter.in === 'query' && (parameter.required || random.chance(0.25)))
      .flatMap((parameter) => pairsOf(parameter, drawFor(parameter))),
    headers: [
      ...operation.parameters
        .filter((parameter) => parameter.in === 'header' && (parameter.required || random.chance(0.3)))
        .map((parameter): Header => [parameter.name, headerSafe(String(drawFor(parameter)))]),
      ...(random.chance(0.2) ? [['Accept', '*/*'] as const] : []),
    ],
    body: planBody(operation, { ...parts, find, random }),
    broken: [],
    mustFail: undefined,
  };
  return mayCall(operation.access, identity) ? plan : { ...plan, mustFail: `called by ${identity.kind}` };
}

function secretOf(knownValues: KnownValues, random: SeededRandom): string | undefined {
  const secret = knownValues.ofName({
    name: 'secret',
    environment: nobody.environment,
    turn: random.between(0, 10_000),
  });
  return typeof secret === 'string' ? secret : undefined;
}

/** Of something the service named; now and then of nothing, as when there is no such thing yet. */
function existingPath(
  { path }: Operation,
  knownValues: KnownValues,
  { environment, random }: { readonly environment: string; readonly random: SeededRandom },
): string | undefined {
  const end = path.lastIndexOf('}') + 1;
  if (end === 0) return path;
  if (random.chance(0.07)) return undefined;
  const existing = knownValues.ofPath({
    location: path.slice(0, end),
    environment,
    turn: random.between(0, 10_000),
  });
  return existing === undefined ? undefined : existing + path.slice(end);
}

function pathOf({ path, parameters }: Operation, drawFor: (parameter: Parameter) => unknown): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (written, parameter) =>
        written.replace(`{${parameter.name}}`, () => percentEncode(String(drawFor(parameter)))),
      path,
    );
}

/** Lists are repeated; pairs are `metadata[key]=value`. */
function pairsOf({ name }: Parameter, value: unknown): readonly QueryPair[] {
  const pair = (key: string, content: unknown) => ({
    name: percentEncode(key),
    value: percentEncode(String(content)),
  });
  if (Array.isArray(value)) return value.map((item) => pair(name, item));
  if (value === null || typeof value !== 'object') return [pair(name, value)];
  return Object.entries(value).map(([key, content]) => pair(`${name}[${key}]`, content));
}

/** Only what a header may hold reaches one; what it may not is for the breakers. */
function headerSafe(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '_');
}
