import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type AgentClient, startAgent } from '../../support/service/agent-client.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();
let service: AnsweringService;
let pos: ApiClient;
let agent: AgentClient;

beforeAll(async () => {
  service = await services.start();
  pos = await keyHolderOf(service);
  agent = await startAgent(service.dataDir, pos.token);
});

afterAll(() => agent.close());

describe('what an agent learns before it does anything', () => {
  it('names the environment of its key everywhere: in the greeting and in every tool', async () => {
    expect(agent.client.getServerVersion()).toMatchObject({
      name: 'mostrador',
      title: 'Mostrador (sandbox)',
    });
    expect(agent.client.getInstructions()).toContain('Ambiente de práctica (sandbox)');
    const { tools } = await agent.client.listTools();
    for (const { title, description } of tools) {
      expect(title).toContain('(sandbox)');
      expect(description).toContain('Ambiente de práctica');
    }
  });

  it('says which tools only read and which cannot be undone', async () => {
    const { tools } = await agent.client.listTools();
    const hints = Object.fromEntries(
      tools.map(({ name, annotations: { readOnlyHint, destructiveHint, idempotentHint } = {} }) => [
        name,
        [readOnlyHint && 'reads', destructiveHint && 'destroys', idempotentHint && 'repeats'].filter(Boolean),
      ]),
    );
    expect(hints).toEqual({
      describe_business: ['reads', 'repeats'],
      describe_document_type: ['reads', 'repeats'],
      preview_document: ['reads', 'repeats'],
      issue_document: ['destroys', 'repeats'],
      find_documents: ['reads', 'repeats'],
      get_document: ['reads', 'repeats'],
      explain_refusal: ['reads', 'repeats'],
      resubmit_document: ['destroys'],
      email_document: [],
      report_period: ['reads', 'repeats'],
    });
  });

  it('says for which business it acts, and whether that can issue', async () => {
    const { environment, entity, readiness } = await agent.call('describe_business');
    expect(environment).toBe('sandbox');
    expect(entity).toMatchObject({ legal_name: expect.stringContaining('PRÁCTICA'), kind: 'sandbox' });
    expect(readiness).toMatchObject({ ready: true });
  });

  it.each(documentTypes)('gives the schema of the body of %s, complete, and an example', async (type) => {
    const { schema: short } = await agent.call('describe_document_type', { type });
    const { schema, example } = await agent.call('describe_document_type', { type, detail: 'full' });
    expect(Object.keys(Object(short).properties)).toEqual(Object.keys(Object(schema).properties));
    expect(JSON.stringify(short).length).toBeLessThan(JSON.stringify(schema).length);
    const text = JSON.stringify(schema);
    expect(schema).toMatchObject({ type: 'object', required: expect.any(Array) });
    const refs = [...text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
    expect(text.match(/"\$ref"/g) ?? []).toHaveLength(refs.length);
    expect(Object.keys(Object(schema).$defs ?? {})).toEqual(expect.arrayContaining(refs));
    const { preview } = await agent.call('preview_document', { type, body: example });
    expect(preview).toMatchObject({ object: 'document_preview', type });
  });
});

describe('a document issued by an agent', () => {
  it('is previewed without a number, issued as it was shown, and marked as an agent’s', async () => {
    const body = anInvoiceBody();
    const { preview } = await agent.call('preview_document', { type: 'invoice', body });
    expect(preview).toMatchObject({ total: '23.00', tax_total: '3.00', environment: 'sandbox' });
    const before = await countDocuments();
    const { document, environment, idempotency_key } = await agent.call('issue_document', {
      type: 'invoice',
      body,
      idempotency_key: 'pedido-1',
      preview_id: Object(preview).preview_id,
      wait: 20,
    });
    expect({ environment, idempotency_key }).toEqual({
      environment: 'sandbox',
      idempotency_key: 'pedido-1',
    });
    expect(documentResource.parse(document)).toMatchObject({
      status: 'authorized',
      channel: 'mcp',
      total: '23.00',
    });
    expect(await countDocuments()).toBe(before + 1);
  });

  it('is the same one for the same idempotency_key, whichever caller asks again', async () => {
    const call = { type: 'invoice', body: anInvoiceBody(), idempotency_key: 'pedido-2' };
    const [first, again] = [
      await agent.call('issue_document', call),
      await agent.call('issue_document', call),
    ];
    expect(Object(again.document).id).toBe(Object(first.document).id);
    const asPos = await pos.call('POST', '/v1/ec/invoices', {
      body: anInvoiceBody(),
      headers: { 'idempotency-key': 'pedido-2' },
    });
    expect([asPos.status, asPos.json().id]).toEqual([200, Object(first.document).id]);
  });

  it('is found by the words of its buyer, in a line, and read whole with its journey', async () => {
    const body = anInvoiceBody({ metadata: { pedido: 'A-77' } });
    const args = { type: 'invoice', body, idempotency_key: 'pedido-77', wait: 20 };
    const issued = await agent.call('issue_document', args);
    const id = Object(issued.document).id;
    const answer = await agent.call('find_documents', {
      q: 'rentas internas',
      type: ['invoice', 'credit_note'],
      status: ['authorized'],
      channel: ['mcp'],
      metadata: { pedido: 'A-77' },
      issued_from: Object(issued.document).issue_date,
      issued_to: Object(issued.document).issue_date,
    });
    expect(answer).toMatchObject({
      environment: 'sandbox',
      total_count: 1,
      next_cursor: null,
      documents: [{ id, counterparty: 'SERVICIO DE RENTAS INTERNAS', total: '23.00', channel: 'mcp' }],
    });
    const { document, journey } = await agent.call('get_document', { id });
    expect(document).toMatchObject({ id, metadata: { pedido: 'A-77' } });
    for (const name of [Object(document).number, Object(document).access_key])
      expect((await agent.call('get_document', { id: name })).document).toMatchObject({ id });
    const steps = Object(journey).map(({ type }: { type: string }) => type);
    expect(steps).toEqual(expect.arrayContaining(['authorized', 'received', 'signed', 'accepted']));
    expect(steps.at(-1)).toBe('accepted');
  });

  it('comes with links to its RIDE and its XML, which open', async () => {
    const args = { type: 'invoice', body: anInvoiceBody(), idempotency_key: 'pedido-3', wait: 20 };
    const answer = await agent.client.callTool({ name: 'issue_document', arguments: args });
    const links = Object(answer.content).filter(({ type }: { type: string }) => type === 'resource_link');
    expect(links).toHaveLength(2);
    const { id, access_key } = Object(answer.structuredContent).document;
    const [ride, xml] = await Promise.all(
      links.map(async ({ uri }: { uri: string }) => {
        const { contents } = await agent.client.readResource({ uri });
        return Object(contents[0]);
      }),
    );
    expect(ride.mimeType).toBe('application/pdf');
    expect(Buffer.from(ride.blob, 'base64')).toEqual(await pos.file(id, 'ride?format=a4'));
    expect(xml.text).toBe((await pos.file(id, 'xml')).toString('utf8'));
    expect(xml.text).toContain(access_key);
    const narrow = await agent.client.readResource({ uri: `mostrador://documents/${id}/ride/ticket58` });
    expect(Buffer.from(Object(narrow.contents[0]).blob, 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('counts in the report of its month', async () => {
    const { report, environment } = await agent.call('report_period');
    const answer = await pos.call('GET', '/v1/ec/documents/report');
    expect({ report, environment }).toEqual({ report: answer.json(), environment: 'sandbox' });
  });

  it('of another channel keeps its own: the key alone issues as the API', async () => {
    expect((await pos.issue(anInvoiceBody())).channel).toBe('api');
  });
});

describe('what else an agent may read', () => {
  it('is the description of the API and the body of each type', async () => {
    const { resources } = await agent.client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual(
      expect.arrayContaining(['mostrador://openapi.json', 'mostrador://body-schemas/invoice']),
    );
    expect(uris).toHaveLength(1 + documentTypes.length);
    for (const uri of uris) {
      const { contents } = await agent.client.readResource({ uri });
      expect(JSON.parse(Object(contents[0]).text)).toBeTypeOf('object');
    }
  });

  it('is refused with the words of the API when it does not exist', async () => {
    const uri = 'mostrador://documents/0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d/xml';
    await expect(agent.client.readResource({ uri })).rejects.toThrow(/No existe/);
    await expect(agent.client.readResource({ uri: 'mostrador://body-schemas/receipt' })).rejects.toThrow(
      /invoice/,
    );
  });
});

describe('the menu of a person', () => {
  it('starts an invoice, the refused ones and the month', async () => {
    const { prompts } = await agent.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'emitir_factura',
      'atender_rechazados',
      'resumen_del_mes',
    ]);
    const asked = { name: 'emitir_factura', arguments: { venta: 'dos panes a Ana' } };
    const { messages } = await agent.client.getPrompt(asked);
    expect(Object(messages[0]?.content).text).toContain('dos panes a Ana');
  });
});

async function countDocuments(): Promise<number> {
  return Number((await pos.call('GET', '/v1/ec/documents?limit=1')).json().total_count);
}
