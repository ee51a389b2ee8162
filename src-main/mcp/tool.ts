import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { checkBody } from '../documents/body/check-body.ts';
import type { Environment } from '../documents/kinds.ts';
import type { AgentApi } from './service/agent-api.ts';
import { refusal } from './tool-result.ts';

/** What a tool needs to act. */
export interface ToolContext {
  readonly api: AgentApi;
  readonly environment: Environment;
  /** The client called it off. */
  readonly signal: AbortSignal;
}

/** One thing an agent can do, declared once as data: the listing and the call are both made from it. */
export interface AgentTool extends ToolDescription {
  readonly input: z.ZodObject;
  /** Checks what the agent sent against `input`, all faults at once, and runs it. */
  call(input: unknown, context: ToolContext): Promise<CallToolResult>;
}

interface ToolDescription {
  /** Permanent, snake_case. */
  readonly name: string;
  /** Spanish, for the person who allows it. */
  readonly title: string;
  /** Spanish, for the agent: when to use it and what it must know. */
  readonly description: string;
  readonly annotations: ToolAnnotations;
  /** What `structuredContent` carries. */
  readonly output: z.ZodObject;
}

/** Joins a tool's description to what it does. */
export function makeTool<Input extends z.ZodObject>(
  definition: ToolDescription & {
    readonly input: Input;
    run(input: z.output<Input>, context: ToolContext): Promise<CallToolResult>;
  },
): AgentTool {
  const { run, ...description } = definition;
  return {
    ...description,
    async call(input, context) {
      const checked = checkBody(description.input, input);
      if (checked.ok) return run(checked.value, context);
      return refusal({
        code: 'validation_failed',
        title: 'Hay datos por corregir',
        detail: `Lo que se pidió a ${description.name} no es válido.`,
        errors: checked.faults.map((fault) => ({ ...fault })),
        retryable: false,
      });
    },
  };
}

/** A tool's schema as clients read it (JSON Schema draft 7, which every client knows). */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output') {
  const { properties, required, additionalProperties, $defs, definitions } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  });
  return JSON.parse(
    JSON.stringify({ type: 'object', properties, required, additionalProperties, $defs, definitions }),
  );
}

/** Reads, and changes nothing. */
export const reading: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
