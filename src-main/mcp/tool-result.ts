import type { CallToolResult, ResourceLink } from '@modelcontextprotocol/sdk/types.js';
import type { AgentProblem } from './service/agent-api.ts';

export interface ToolAnswer {
  /** Spanish, for the person, in a line or a few. */
  readonly summary: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Files that come with it. */
  readonly links?: readonly ResourceLink[];
}

/** What a tool answers: a summary, the data for clients that read structure, and the same as text for those that do not. */
export function answered({ summary, data, links = [] }: ToolAnswer): CallToolResult {
  return {
    content: [{ type: 'text', text: summary }, { type: 'text', text: JSON.stringify(data) }, ...links],
    structuredContent: { ...data },
  };
}

/**
 * A refusal, with every fault: in words, and as data in a text of its own (structured content is kept to a tool's
 * output schema even when it is an error).
 */
export function refusal(problem: AgentProblem): CallToolResult {
  const { title, detail, errors = [], retryable, retry_after_seconds: seconds } = problem;
  const again = seconds === undefined ? '' : ` dentro de ${seconds} s`;
  const lines = [
    `${title}. ${detail}`,
    ...errors.map(({ pointer, parameter, message }) => `- ${pointer || parameter || '/'}: ${message}`),
    ...(retryable ? [`Puede volver a pedirlo${again}, igual.`] : []),
  ];
  return {
    isError: true,
    content: [
      { type: 'text', text: lines.join('\n') },
      { type: 'text', text: JSON.stringify({ problem }) },
    ],
  };
}

/** A refusal of a body that is a part of what the tool was given: its pointers begin there, as the tool's own faults do. */
export function refusalOfBody(problem: AgentProblem): CallToolResult {
  const errors = problem.errors?.map((fault) =>
    fault.pointer === undefined ? fault : { ...fault, pointer: `/body${fault.pointer}` },
  );
  return refusal({ ...problem, ...(errors && { errors }) });
}
