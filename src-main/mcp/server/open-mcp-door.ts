import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { version } from '../../process/build.ts';
import { translate } from '../../process/language.ts';
import { readAgentKey } from '../service/agent-key.ts';
import { makeServiceConnection } from '../service/service-connection.ts';
import { makeAgentServer } from './agent-server.ts';

/**
 * The door for agents: this process's input and output carry the Model Context Protocol and nothing else until the agent
 * leaves; lines for the operator go to stderr. The service may be started before, after or again. Throws a ConfigError
 * when there is no key to act by.
 */
export async function openMcpDoor({
  dataDir,
  keyFile,
}: {
  readonly dataDir: string;
  readonly keyFile?: string | undefined;
}): Promise<void> {
  const { key, environment } = readAgentKey({ keyFile, env: process.env });
  const server = makeAgentServer({
    api: makeServiceConnection({ dataDir, apiKey: key }),
    environment,
    version,
    reportBug: (error) =>
      console.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  server.server.onerror = (error) => console.error(error.message);
  const { stdin, stdout } = process;
  const left = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    // An agent that ends closes our input, or just stops reading.
    stdin.once('end', resolve).once('close', resolve);
    stdout.once('error', () => resolve());
  });
  await server.connect(new StdioServerTransport(stdin, stdout));
  console.error(
    translate({
      es: `mcp: ambiente ${environment}, datos en ${dataDir}`,
      en: `mcp: environment ${environment}, data in ${dataDir}`,
    }),
  );
  await left;
  await server.close();
}
