import { describe, expect, it } from 'vitest';
import { makeAuthority } from '../../../../src-main/authority/authority.ts';
import { makeSandbox } from '../../../../src-main/authority/sandbox/sandbox.ts';
import { makeSandboxConditions } from '../../../../src-main/authority/sandbox/sandbox-conditions.ts';
import { type Simulation, simulations } from '../../../../src-main/documents/kinds.ts';

const accessKey = '2011202601176001321000110010020000001011234567812';
const now = () => new Date('2026-11-20T15:31:09.000Z');
const sandbox = makeSandbox({ now, conditions: makeSandboxConditions() });
const submission = (simulate?: Simulation) => ({
  environment: 'sandbox' as const,
  accessKey,
  signedXml: new TextEncoder().encode('<factura/>'),
  ...(simulate === undefined ? {} : { simulate }),
});

/** What each simulation gives: kind and codes at reception, then of the decision. */
const expected = {
  authorized: [['received'], ['authorized']],
  authorized_with_warnings: [['received'], ['authorized', '60']],
  returned: [['returned', '35'], ['not_found']],
  returned_sequence: [['returned', '45'], ['not_found']],
  returned_date: [['returned', '65'], ['not_found']],
  not_authorized: [['received'], ['not_authorized', '39']],
  not_authorized_differences: [['received'], ['not_authorized', '52']],
  undecided: [['received'], ['in_process']],
  unavailable: [['unknown'], ['unknown']],
} as const satisfies Record<Simulation, readonly [readonly string[], readonly string[]]>;

describe('the sandbox', () => {
  it.for(simulations)('simulates %s', async (simulate) => {
    const reception = await sandbox.receive(submission(simulate));
    const decision = await sandbox.decision(submission(simulate));
    const [atReception, atDecision] = expected[simulate];
    expect(kindAndCodes(reception.outcome)).toEqual(atReception);
    expect(kindAndCodes(decision.outcome)).toEqual(atDecision);
  });

  it('authorizes what asks for nothing else, at its own time in Ecuador', async () => {
    const { outcome } = await sandbox.decision(submission());
    expect(outcome).toEqual({
      kind: 'authorized',
      number: accessKey,
      authorizedAt: '2026-11-20T10:31:09.000-05:00',
      environment: 'test',
      messages: [],
    });
  });

  it('shows the answer as the authority would have written it', async () => {
    const { exchange } = await sandbox.receive(submission('returned_sequence'));
    expect(exchange).toMatchObject({
      operation: 'reception',
      endpoint: 'sandbox:',
      startedAt: now(),
      httpStatus: 200,
      authorityDate: now(),
    });
    const text = new TextDecoder().decode(exchange.answer ?? undefined);
    expect(text).toContain('<RespuestaRecepcionComprobante><estado>DEVUELTA</estado>');
    expect(text).toContain(`<claveAcceso>${accessKey}</claveAcceso>`);
  });

  it('lists differences line by line, and is out of service with a 503', async () => {
    const { outcome } = await sandbox.decision(submission('not_authorized_differences'));
    const [message] = 'messages' in outcome ? outcome.messages : [];
    expect(message?.detail.split('\n').length).toBeGreaterThan(2);
    const { exchange } = await sandbox.decision(submission('unavailable'));
    expect(exchange.httpStatus).toBe(503);
  });

  it('never answers for a document of another environment', async () => {
    await expect(sandbox.decision({ environment: 'live', accessKey })).rejects.toThrow('live');
  });

  it('is chosen for the sandbox alone', async () => {
    const authority = makeAuthority({
      sandbox,
      soap: makeSandbox({ now: () => new Date(0), conditions: makeSandboxConditions() }),
    });
    expect((await authority.decision(submission())).exchange.startedAt).toEqual(now());
    await expect(authority.decision({ environment: 'test', accessKey })).rejects.toThrow('test');
    await expect(authority.receive({ ...submission(), environment: 'live' })).rejects.toThrow('live');
  });
});

function kindAndCodes(outcome: { readonly kind: string; readonly messages?: readonly { code: string }[] }) {
  return [outcome.kind, ...(outcome.messages ?? []).map(({ code }) => code)];
}
