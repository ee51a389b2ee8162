import { z } from 'zod';
import { kindOf } from '../../documents/all-kinds/types.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { AgentAnswer, AgentApi } from '../service/agent-api.ts';

/** What an issuing body may carry, and one that is right. */
export interface BodySchema {
  /** JSON Schema, complete in itself. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: unknown;
}

const json = z.record(z.string(), z.unknown());
const description = z.object({
  paths: z.record(z.string(), z.object({ post: z.unknown() }).partial()),
  components: z.object({ schemas: z.record(z.string(), json) }),
});
const operation = z.object({
  requestBody: z.object({
    content: z.object({ 'application/json': z.object({ schema: json, example: z.unknown() }) }),
  }),
});

/** The issuing body of a type, taken from the very description of the running service's API. */
export async function readBodySchema(
  api: AgentApi,
  type: DocumentType,
  signal: AbortSignal,
): Promise<AgentAnswer<BodySchema>> {
  const answer = await api.call({ path: '/v1/openapi.json', signal });
  if (!answer.ok) return answer;
  const { paths, components } = description.parse(answer.value);
  const { requestBody } = operation.parse(paths[`/v1/ec/${kindOf(type).plural}`]?.post);
  const { schema, example } = requestBody.content['application/json'];
  return { ok: true, value: { schema: completed(schema, components.schemas), example } };
}

type Schemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const REF_START = '#/components/schemas/';

/** A schema with all it refers to beside it, under `$defs`; one that only names another is that other. */
function completed(schema: Readonly<Record<string, unknown>>, components: Schemas) {
  const definitions: Record<string, unknown> = {};
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walkEntry(key, inner)]));
  };
  const walkEntry = (key: string, inner: unknown): unknown => {
    if (key !== '$ref' || typeof inner !== 'string' || !inner.startsWith(REF_START)) return walk(inner);
    const name = inner.slice(REF_START.length);
    if (!(name in definitions)) {
      // Marked before it is walked: a schema may refer to itself.
      definitions[name] = {};
      definitions[name] = walk(components[name]);
    }
    return `#/$defs/${name}`;
  };
  const { $ref } = schema;
  const named = typeof $ref === 'string' ? components[$ref.slice(REF_START.length)] : undefined;
  const own = json.parse(walk(named ?? schema));
  return Object.keys(definitions).length === 0 ? own : { ...own, $defs: definitions };
}
