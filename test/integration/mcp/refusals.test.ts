import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type AgentClient, startAgent } from '../../support/service/agent-client.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
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

describe('a refusal of the authority', () => {
  it.each(['not_authorized', 'not_authorized_differences'] as const)(
    'of kind %s is explained with its cause and remedy, and mended by a correction',
    async (simulate) => {
      const document = await issue({ simulate });
      const explained = await agent.call('explain_refusal', { id: document.id });
      expect(explained).toMatchObject({ refused: true, next_step: 'resubmit_document' });
      const [message] = Object(explained.messages);
      for (const text of [message.message, message.cause, message.remedy]) expect(text).toMatch(/\w/);
      const answers = agent.answers();
      expect(answers).toContain(message.remedy);

      const body = anInvoiceBody({ simulate: 'authorized' });
      const corrected = await agent.call('resubmit_document', { id: document.id, body, wait: 20 });
      const { number, access_key } = document;
      expect(corrected.document).toMatchObject({ status: 'authorized', number, access_key });
      const after = await agent.call('explain_refusal', { id: document.id });
      expect(after).toMatchObject({ refused: false, next_step: 'none' });
    },
  );

  it.each([
    ['returned_date', /emitir lo mismo hoy/],
    ['returned_sequence', /serie está detenida/],
  ] as const)('of kind %s is left to a person, and says where', async (simulate, how) => {
    const own = await services.start();
    const key = await keyHolderOf(own);
    const other = await startAgent(own.dataDir, key.token);
    const args = { type: 'invoice', body: anInvoiceBody({ simulate }), idempotency_key: 'x', wait: 20 };
    const issued = await other.call('issue_document', args);
    const explained = await other.call('explain_refusal', { id: Object(issued.document).id });
    await other.close();
    expect(explained).toMatchObject({ refused: true, next_step: 'person', how: expect.stringMatching(how) });
  });

  it('that only the program can mend is reported by a person, not sent again', async () => {
    const document = await issue({ simulate: 'returned' });
    const explained = await agent.call('explain_refusal', { id: document.id });
    const how = expect.stringContaining('«Descargar informe»');
    expect(explained).toMatchObject({ refused: true, next_step: 'report', how });
  });

  it('that has not come is not invented', async () => {
    const document = await issue({ simulate: 'undecided' }, 0);
    const explained = await agent.call('explain_refusal', { id: document.id });
    expect(explained).toMatchObject({ refused: false, next_step: 'wait', messages: [] });
  });
});

describe('a refusal of the API', () => {
  it('comes with all its faults, each with its pointer, and nothing is issued', async () => {
    const before = await countDocuments();
    const { text, problem } = await agent.refused('issue_document', {
      type: 'invoice',
      body: { buyer: { identification_type: 'ruc' }, lines: [], pagos: [] },
      idempotency_key: 'mala',
    });
    expect(problem).toMatchObject({ code: 'validation_failed', retryable: false });
    for (const pointer of ['/body/buyer/', '/body/lines', '/body/payments', '/body/pagos']) {
      expect((problem.errors ?? []).some((fault) => fault.pointer?.startsWith(pointer))).toBe(true);
      expect(text).toContain(`- ${pointer}`);
    }
    expect(await countDocuments()).toBe(before);
  });

  it('of a preview that is another body’s issues nothing', async () => {
    const { preview } = await agent.call('preview_document', { type: 'invoice', body: anInvoiceBody() });
    const { problem } = await agent.refused('issue_document', {
      type: 'invoice',
      body: anInvoiceBody({ metadata: { otra: 'cosa' } }),
      idempotency_key: 'cambiada',
      preview_id: Object(preview).preview_id,
    });
    expect(problem.code).toBe('preview_mismatch');
  });

  it.each([
    ['get_document', {}],
    ['explain_refusal', {}],
    ['email_document', {}],
    ['resubmit_document', { body: anInvoiceBody() }],
  ])('of %s for a document that is not there says so', async (name, rest) => {
    const id = '0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d';
    expect((await agent.refused(name, { id, ...rest })).problem.code).toBe('not_found');
  });

  it('of an email for a document without authorization tells its state', async () => {
    const document = await issue({ simulate: 'undecided' }, 0);
    const { problem } = await agent.refused('email_document', { id: document.id });
    expect(problem.code).toBe('invalid_state');
  });

  it('of a key that may only read says which permission it lacks', async () => {
    const body = { environment: 'sandbox', scopes: ['read'] };
    const made = (await ownerOf(service).call('POST', '/v1/local/api-keys', { body })).json();
    const reader = await startAgent(service.dataDir, String(made.key));
    expect(await reader.call('find_documents')).toMatchObject({ environment: 'sandbox' });
    const args = { type: 'invoice', body: anInvoiceBody(), idempotency_key: 'z' };
    const { text, problem } = await reader.refused('issue_document', args);
    await reader.close();
    expect(problem.code).toBe('insufficient_scope');
    expect(text).toContain('issue');
  });
});

describe('what an agent asks wrongly', () => {
  it('is answered in Spanish with every fault at once, before anything is asked of the service', async () => {
    const { problem } = await agent.refused('issue_document', { type: 'receipt', body: [], espera: 3 });
    expect(problem.code).toBe('validation_failed');
    expect(problem.errors).toEqual([
      { pointer: '/type', code: 'invalid_value', message: expect.stringContaining('invoice') },
      { pointer: '/body', code: 'invalid_type', message: 'Se esperaba un objeto.' },
      { pointer: '/idempotency_key', code: 'required', message: 'Este campo es obligatorio.' },
      { pointer: '/espera', code: 'unknown_field', message: 'El campo «espera» no existe aquí.' },
    ]);
  });

  it('may come from the service too, when only it can know', async () => {
    const { problem } = await agent.refused('find_documents', { cursor: 'nada' });
    expect(problem.code).toBe('invalid_cursor');
  });

  it('is an error of the protocol when there is no such tool', async () => {
    await expect(agent.client.callTool({ name: 'annul_document', arguments: {} })).rejects.toThrow(
      'No existe la herramienta annul_document',
    );
  });
});

let issued = 0;

async function issue(parts: Parameters<typeof anInvoiceBody>[0], wait = 20) {
  issued += 1;
  const { document } = await agent.call('issue_document', {
    type: 'invoice',
    body: anInvoiceBody(parts),
    idempotency_key: `rechazo-${issued}`,
    wait,
  });
  return Object(document);
}

async function countDocuments(): Promise<number> {
  return Number((await pos.call('GET', '/v1/ec/documents?limit=1')).json().total_count);
}
