import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { doorFile } from './door.ts';
import { plainEnvironment } from './run-program.ts';

/** An agent with the protocol's own client, talking to our server in a process of its own. */
export interface AgentClient {
  readonly client: Client;
  /** Calls a tool that must not refuse; its structured content. */
  call(name: string, args?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Calls a tool that must refuse; its words, and the problem behind them. */
  refused(name: string, args?: Readonly<Record<string, unknown>>): Promise<Refused>;
  /** Everything the server wrote on its standard error so far. */
  log(): string;
  /** Everything any tool answered so far, as it came. */
  answers(): string;
  close(): Promise<void>;
}

export interface Refused {
  readonly text: string;
  readonly problem: z.output<typeof problem>;
}

const problem = z.looseObject({
  code: z.string(),
  retryable: z.boolean(),
  errors: z.array(z.looseObject({ pointer: z.string().optional(), message: z.string() })).optional(),
});

const result = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

/** Starts `mcp` on a data folder with a key, and shakes hands. */
export async function startAgent(data: string, key: string): Promise<AgentClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [doorFile('cli'), '--data', data, 'mcp'],
    env: { ...plainEnvironment(), MOSTRADOR_API_KEY: key },
    stderr: 'pipe',
  });
  let log = '';
  transport.stderr?.on('data', (chunk) => {
    log += String(chunk);
  });
  let answers = '';
  const client = new Client({ name: 'an agent of a test', version: '1.0.0' });
  await client.connect(transport);
  // Read once: from here on the client checks each answer against the output schema of its tool.
  await client.listTools();
  const ask = async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
    const answer = await client.callTool({ name, arguments: { ...args } });
    answers += JSON.stringify(answer);
    return result.parse(answer);
  };
  return {
    client,
    async call(name, args) {
      const { isError, content, structuredContent } = await ask(name, args);
      if (isError || !structuredContent) throw new Error(`${name} refused: ${content[0]?.text}`);
      return structuredContent;
    },
    async refused(name, args) {
      const { isError, content } = await ask(name, args);
      const [text, data] = content.map(({ text }) => text ?? '');
      if (!isError || text === undefined || data === undefined) throw new Error(`${name} did not refuse`);
      return { text, problem: z.object({ problem }).parse(JSON.parse(data)).problem };
    },
    log: () => log,
    answers: () => answers,
    close: () => client.close(),
  };
}
