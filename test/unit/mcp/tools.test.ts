import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { describe, expect, it } from 'vitest';
import { makeAgentServer } from '../../../src-main/mcp/server/agent-server.ts';
import type { AgentApi } from '../../../src-main/mcp/service/agent-api.ts';
import { jsonSchemaOf } from '../../../src-main/mcp/tool.ts';
import { agentTools } from '../../../src-main/mcp/tools/tools.ts';

const unusedApi: AgentApi = {
  call: () => Promise.reject(new Error('asked for nothing')),
  file: () => Promise.reject(new Error('asked for nothing')),
};

describe('the tools', () => {
  it.each(agentTools)('$name takes and gives objects that say all they may carry', ({ input, output }) => {
    for (const schema of [jsonSchemaOf(input, 'input'), jsonSchemaOf(output, 'output')]) {
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(JSON.stringify(schema)).not.toContain('$schema');
    }
  });

  it.each(agentTools)(
    '$name is a verb and its object, described in Spanish',
    ({ name, title, description }) => {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/);
      expect(title).toMatch(/^[A-ZÁÉÍÓÚ]/);
      expect(description).toMatch(/[áéíóúñ]/);
    },
  );

  it.each(agentTools)('$name has names of which none differs from the call’s', ({ input }) => {
    expect(Object.keys(input.shape).filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('does not ask the service when the arguments are wrong', async () => {
    for (const { call } of agentTools) {
      const context = {
        api: unusedApi,
        environment: 'sandbox',
        signal: new AbortController().signal,
      } as const;
      expect(await call({ sobra: 1 }, context)).toMatchObject({ isError: true });
    }
  });
});

describe('the server', () => {
  it.each([
    ['sandbox', 'práctica'],
    ['test', 'pruebas del SRI'],
    ['live', 'PRODUCCIÓN'],
  ] as const)('for a key of %s says so in its greeting and in every tool', async (environment, name) => {
    const server = makeAgentServer({ api: unusedApi, environment, version: '1.2.3', reportBug: () => {} });
    const client = new Client({ name: 'an agent of a test', version: '1.0.0' });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    expect(client.getInstructions()).toContain(name);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(agentTools.length);
    for (const { title, description } of tools)
      expect([title, description]).toEqual([
        expect.stringContaining(environment),
        expect.stringContaining(name),
      ]);
    await client.close();
  });

  it('answers a bug of its own with an error that says nothing of it, and reports it', async () => {
    const bugs: unknown[] = [];
    const server = makeAgentServer({
      api: unusedApi,
      environment: 'sandbox',
      version: '1.2.3',
      reportBug: (bug) => bugs.push(bug),
    });
    const client = new Client({ name: 'an agent of a test', version: '1.0.0' });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    const answer = await client.callTool({ name: 'report_period', arguments: {} });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer)).not.toContain('asked for nothing');
    expect(bugs).toEqual([new Error('asked for nothing')]);
    await client.close();
  });
});
