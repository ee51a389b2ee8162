import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCliProcess } from '../../support/cli/run-cli.ts';
import { startAgent } from '../../support/service/agent-client.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { startProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();

describe('the server of agents', () => {
  it('starts before the service, says that it is not open, and works as soon as it is', async () => {
    const before = await services.start();
    const { dataDir: data } = before;
    const { token } = await keyHolderOf(before);
    await before.stop();
    const agent = await startAgent(data, token);
    const { text, problem } = await agent.refused('describe_business');
    expect(problem).toMatchObject({ code: 'service_not_running', retryable: true });
    expect(text).toContain('mostrador serve');
    const service = await services.start({ data });
    expect(await agent.call('describe_business')).toMatchObject({ environment: 'sandbox' });
    await agent.close();
    await service.stop();
  });

  it('finds a service that was killed and started again, at whatever address', async () => {
    const first = await services.startProcess();
    const key = await keyHolderOf(first);
    const agent = await startAgent(first.dataDir, key.token);
    const args = { type: 'invoice', body: anInvoiceBody(), idempotency_key: 'antes' };
    const before = await agent.call('issue_document', args);
    await first.kill();
    expect((await agent.refused('find_documents')).problem.code).toBe('service_not_running');
    await services.startProcess({ data: first.dataDir });
    const after = await agent.call('issue_document', args);
    await agent.close();
    expect(Object(after.document)).toMatchObject({ id: Object(before.document).id, channel: 'mcp' });
  });

  it('ends with the key it was given', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const made = (
      await owner.call('POST', '/v1/local/api-keys', { body: { environment: 'sandbox' } })
    ).json();
    const agent = await startAgent(service.dataDir, String(made.key));
    await agent.call('find_documents');
    await owner.call('DELETE', `/v1/local/api-keys/${String(made.id)}`);
    const { problem, text } = await agent.refused('find_documents');
    await agent.close();
    expect(problem.code).toBe('invalid_api_key');
    expect(text).toContain('revocada');
  });

  it('never lets a key or the owner’s session out, on any of its outputs', async () => {
    const service = await services.start();
    const key = await keyHolderOf(service);
    const { token: session } = ownerOf(service);
    const agent = await startAgent(service.dataDir, key.token);
    const args = { type: 'invoice', body: anInvoiceBody(), idempotency_key: 'a', wait: 20 };
    const { document } = await agent.call('issue_document', args);
    await agent.call('describe_business');
    await agent.call('get_document', { id: Object(document).id });
    await agent.refused('issue_document', { ...args, body: {} });
    await service.stop();
    await agent.refused('find_documents');
    await agent.close();
    expect(agent.log()).toContain('ambiente sandbox');
    for (const secret of [key.token, session, 'mst_', 'mss_']) {
      expect(agent.answers()).not.toContain(secret);
      expect(agent.log()).not.toContain(secret);
    }
  });

  it('reads its key from a file, writes nothing but the protocol on its output, and leaves with its agent', async () => {
    const service = await services.start();
    const key = await keyHolderOf(service);
    const file = join(services.newFolder(), 'clave.txt');
    writeFileSync(file, `${key.token}\n`);
    const args = ['--data', service.dataDir, 'mcp', '--key-file', file];
    const { child, ended } = startProgram('cli', { args, stdin: 'pipe' });
    const messages = [
      initialize,
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'describe_business', arguments: {} } },
    ];
    child.stdin?.write(`${messages.map((message) => JSON.stringify(message)).join('\n')}\n`);
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', (text) => {
        if (String(text).includes('"id":2')) resolve();
      });
    });
    child.stdin?.end();
    const { exitCode, stdout } = await ended;
    expect(exitCode).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
      ['2.0', 1],
      ['2.0', 2],
    ]);
  });

  it.each([
    ['no key', {}, /Falta la clave de API/],
    ['something that is no key', { MOSTRADOR_API_KEY: 'sk_secreto_1' }, /no es una clave de Mostrador/],
  ])('does not start with %s, and says why without repeating it', async (_, env, sentence) => {
    const { exitCode, stdout, stderr } = await runCliProcess(services.newFolder(), ['mcp'], env);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('secreto');
  });

  it('does not start with a key file that is not there', async () => {
    const args = ['mcp', '--key-file', 'nothing.txt'];
    const { exitCode, stderr } = await runCliProcess(services.newFolder(), args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^No se puede leer el archivo nothing\.txt/);
  });
});

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'an agent of a test', version: '1.0.0' },
  },
};
