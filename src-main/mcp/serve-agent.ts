import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { makeAgentServer } from './agent-server.ts';
import type { AgentKey } from './service/agent-key.ts';
import { makeServiceConnection } from './service/service-connection.ts';

export interface AgentServing {
  readonly dataDir: string;
  readonly agentKey: AgentKey;
  readonly version: string;
  readonly stdin: Readable;
  /** Carries the protocol and nothing else. */
  readonly stdout: Writable;
  /** One line for the operator; goes to stderr. */
  readonly log: (line: string) => void;
}

/** Serves one agent over stdin and stdout until it leaves. The service may be started before, after or again. */
export async function serveAgent(parts: AgentServing): Promise<void> {
  const { dataDir, agentKey, version, stdin, stdout, log } = parts;
  const server = makeAgentServer({
    api: makeServiceConnection({ dataDir, apiKey: agentKey.key }),
    environment: agentKey.environment,
    version,
    reportBug: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  server.server.onerror = (error) => log(error.message);
  const left = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    // An agent that ends closes our input, or just stops reading.
    stdin.once('end', resolve).once('close', resolve);
    stdout.once('error', () => resolve());
  });
  await server.connect(new StdioServerTransport(stdin, stdout));
  log(`mcp: ambiente ${agentKey.environment}, datos en ${dataDir}`);
  await left;
  await server.close();
}
