import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import type { Environment } from '../../documents/kinds.ts';
import { environmentMessages } from '../environment-messages.ts';
import type { AgentApi } from '../service/agent-api.ts';
import { type AgentTool, jsonSchemaOf } from '../tool.ts';
import { refusal } from '../tool-result.ts';
import { agentTools } from '../tools/tools.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';

export interface AgentServerParts {
  readonly api: AgentApi;
  readonly environment: Environment;
  readonly version: string;
  /** For the operator: what went wrong that no agent can mend. */
  readonly reportBug: (error: unknown) => void;
}

/** The program as agents see it, over the Model Context Protocol; to be connected to a transport. */
export function makeAgentServer({ api, environment, version, reportBug }: AgentServerParts): McpServer {
  const server = new McpServer(
    { name: 'mostrador', title: `Mostrador (${environment})`, version },
    { instructions: instructionsOf(environment) },
  );
  addResources(server, api);
  addPrompts(server);
  // Not registerTool: it would answer wrong arguments in English, and our faults are the API's.
  server.server.registerCapabilities({ tools: {} });
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: agentTools.map((tool) => listed(tool, environment)),
  }));
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = agentTools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `No existe la herramienta ${params.name}.`);
    try {
      return await tool.call(params.arguments ?? {}, { api, environment, signal });
    } catch (error) {
      if (!signal.aborted) reportBug(error);
      return refusal(unforeseen);
    }
  });
  return server;
}

function listed(tool: AgentTool, environment: Environment) {
  const { name, title, description, annotations, input, output } = tool;
  return {
    name,
    title: `${title} (${environment})`,
    description: `${description}\n${environmentMessages[environment]}`,
    inputSchema: jsonSchemaOf(input, 'input'),
    outputSchema: jsonSchemaOf(output, 'output'),
    annotations: { title: `${title} (${environment})`, ...annotations },
  };
}

function instructionsOf(environment: Environment): string {
  return [
    'Mostrador emite los documentos tributarios electrónicos de un negocio del Ecuador y los entrega al SRI.',
    environmentMessages[environment],
    'Antes de emitir: describe_business, describe_document_type, preview_document; muestre el resultado a la persona y ' +
      'emita solo con su visto bueno, con el preview_id y una idempotency_key propia de esa venta.',
    'Nunca invente identificaciones, precios ni tarifas. Un documento emitido no se borra.',
    'Si el SRI lo rechaza, explain_refusal dice la causa y el remedio. Hable a la persona en español sencillo.',
  ].join('\n');
}

const unforeseen = {
  code: 'internal_error',
  title: 'Error interno',
  detail: 'Algo falló dentro del servidor MCP de Mostrador; el detalle quedó en su registro (stderr).',
  retryable: false,
};
