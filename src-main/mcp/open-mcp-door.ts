import { version } from '../process/build.ts';
import { serveAgent } from './serve-agent.ts';
import { readAgentKey } from './service/agent-key.ts';

/**
 * The door for agents: this process's input and output carry the Model Context Protocol until the agent leaves.
 * Throws a ConfigError when there is no key to act by.
 */
export function openMcpDoor(options: {
  readonly dataDir: string;
  readonly keyFile?: string | undefined;
}): Promise<void> {
  const { dataDir, keyFile } = options;
  return serveAgent({
    dataDir,
    agentKey: readAgentKey({ keyFile, env: process.env }),
    version,
    stdin: process.stdin,
    stdout: process.stdout,
    log: (line) => console.error(line),
  });
}
