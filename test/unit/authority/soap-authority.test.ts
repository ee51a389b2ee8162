import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpointOf } from '../../../src-main/authority/soap/endpoints.ts';
import { authorizationEnvelope } from '../../../src-main/authority/soap/envelopes.ts';
import { makeSoapAuthority, type SoapAuthority } from '../../../src-main/authority/soap-authority.ts';
import { publishedAddresses } from '../../../src-main/contract/business/settings.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import type { Misbehaviour } from '../../support/authority-double/misbehaviour/misbehaviour.ts';
import { describeWithShared, sharedFile } from '../../support/samples/shared-files.ts';

const clock = new Date('2026-11-21T12:00:00-05:00');

const accessKey = '2011202601176001321000110010020000001011234567812';
const question = { environment: 'test', accessKey } as const;
const submissionOf = (signedXml: Uint8Array) => ({ ...question, signedXml });
const anything = new TextEncoder().encode('<factura/>');

describe('the authority over SOAP', () => {
  let double: AuthorityDouble;
  let authority: SoapAuthority;
  const authorityAt = (base: string, timeoutMs = 120_000) =>
    makeSoapAuthority({ baseUrls: { test: base, live: base }, now: () => clock, timeoutMs });

  beforeEach(async () => {
    double = await startAuthorityDouble({ now: () => clock, decisionDelayMs: 0 });
    authority = authorityAt(double.url);
  });
  afterEach(async () => {
    authority.close();
    await double.close();
  });

  it('keeps the answer byte for byte', async () => {
    const { exchange } = await authority.decision(question);
    const direct = await fetch(exchange.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml', SOAPAction: '""' },
      body: authorizationEnvelope(accessKey),
    });
    expect(Buffer.from(exchange.answer ?? [])).toEqual(Buffer.from(await direct.arrayBuffer()));
  });

  it('asks again over the same connection', async () => {
    await authority.decision(question);
    await authority.receive(submissionOf(anything));
    await authority.decision(question);
    expect(double.connections()).toBe(1);
  });

  it('hands over a part of a larger buffer as that part alone', async () => {
    const within = Buffer.from('before<x/>after').subarray(6, 10);
    await authority.receive(submissionOf(within));
    expect(Buffer.from(double.arrivals()[0]?.bytes ?? []).toString()).toBe('<x/>');
  });

  it.for([
    ['soap_fault', 'fault', 500],
    ['unavailable', 'http_error', 503],
    ['forbidden', 'http_error', 403],
    ['redirect', 'http_error', 302],
    ['request_rejected', 'not_soap', 200],
    ['empty', 'not_soap', 200],
    ['garbage', 'not_soap', 200],
    ['dtd', 'not_soap', 200],
    ['null_answer', 'not_soap', 200],
    ['huge', 'too_large', 200],
    ['cut_before', 'cut', null],
    ['answer_lost', 'cut', null],
    ['cut', 'cut', 200],
    ['wrong_key', 'contradictory', 200],
  ] as const satisfies readonly (readonly [Misbehaviour, string, number | null])[])(
    'knows nothing after %s: %s',
    async ([misbehaviour, problem, httpStatus]) => {
      double.always('reception', misbehaviour);
      double.always('authorization', misbehaviour);
      const reception = await authority.receive(submissionOf(anything));
      const decision = await authority.decision(question);
      for (const { outcome, exchange } of [reception, decision]) {
        expect(outcome).toMatchObject({ kind: 'unknown', problem });
        expect(exchange.httpStatus).toBe(httpStatus);
      }
      // One request each: nothing is followed, nothing sent twice.
      expect(double.counts()).toEqual({ reception: 1, authorization: 1, query: 0 });

      double.always('authorization', null);
      expect((await authority.decision(question)).outcome.kind).toBe('not_found');
    },
  );

  it.for(['hang', 'slow_drip'] as const)(
    'stops waiting in time when the answer is a %s',
    async (misbehaviour) => {
      const hurried = authorityAt(double.url, 1500);
      double.next('authorization', misbehaviour);
      const { outcome, exchange } = await hurried.decision(question);
      expect(outcome).toMatchObject({ kind: 'unknown', problem: 'timeout' });
      // The least that was written down: a machine that is late makes it longer.
      expect(exchange.durationMs).toBeGreaterThanOrEqual(1490);
      expect(exchange.answer === null).toBe(misbehaviour === 'hang');
      hurried.close();
    },
  );

  it('knows a slow authority from a missing line on a connection kept alive too', async () => {
    const hurried = authorityAt(double.url, 1500);
    await hurried.decision(question);
    double.next('authorization', 'hang');
    expect((await hurried.decision(question)).outcome).toMatchObject({ problem: 'timeout' });
    expect(double.connections()).toBe(1);
    hurried.close();
  });

  it('keeps the part of a cut answer, and none of an endless one', async () => {
    double.next('authorization', 'cut', 'huge');
    const cut = await authority.decision(question);
    expect(cut.exchange.answer?.byteLength).toBeGreaterThan(0);
    expect((await authority.decision(question)).exchange.answer).toBeNull();
  });

  it('cannot reach a server that is not there', async () => {
    const nobody = authorityAt('http://127.0.0.1:1');
    const { outcome, exchange } = await nobody.decision(question);
    expect(outcome).toMatchObject({ kind: 'unknown', problem: 'unreachable' });
    expect('detail' in outcome && outcome.detail).toContain('ECONNREFUSED');
    expect(exchange).toMatchObject({ httpStatus: null, authorityDate: null, answer: null });
    nobody.close();
  });

  it('cannot reach over TLS a server that does not speak it', async () => {
    const wrong = authorityAt(double.url.replace('http:', 'https:'));
    expect((await wrong.decision(question)).outcome).toMatchObject({ problem: 'unreachable' });
    wrong.close();
  });

  it('survives a server that closed the connection kept alive', async () => {
    await authority.decision(question);
    await double.close();
    expect((await authority.decision(question)).outcome).toMatchObject({ kind: 'unknown' });
    double = await startAuthorityDouble({ now: () => clock });
  });

  it('never sends a sandbox document', async () => {
    await expect(authority.decision({ environment: 'sandbox', accessKey })).rejects.toThrow('sandbox');
    expect(double.counts().authorization).toBe(0);
  });

  describeWithShared('with a real document', () => {
    const signedInvoice = () => Buffer.from(sharedFile('samples/constructed/factura_2.1.0.signed.xml'));

    it('takes a document from reception to authorization', async () => {
      const signedXml = signedInvoice();
      expect((await authority.decision(question)).outcome).toEqual({ kind: 'not_found' });
      const reception = await authority.receive(submissionOf(signedXml));
      expect(reception.outcome).toEqual({ kind: 'received', messages: [] });
      expect(reception.exchange).toMatchObject({
        operation: 'reception',
        endpoint: `${double.url}/comprobantes-electronicos-ws/RecepcionComprobantesOffline`,
        startedAt: clock,
        httpStatus: 200,
        authorityDate: clock,
      });
      expect((await authority.receive(submissionOf(signedXml))).outcome.kind).toBe('already_there');

      const decision = await authority.decision(question);
      expect(decision.outcome).toMatchObject({
        kind: 'authorized',
        number: accessKey,
        authorizedAt: '2026-11-21T12:00:00-05:00',
        messages: [{ code: '60', type: 'warning' }],
      });
      const [arrival] = double.received(accessKey);
      expect(Buffer.from(arrival?.bytes ?? []).equals(signedXml)).toBe(true);
    });

    it('understands odd but true answers', async () => {
      await authority.receive(submissionOf(signedInvoice()));
      double.next('authorization', 'several', 'unknown_state');
      expect((await authority.decision(question)).outcome.kind).toBe('authorized');
      expect((await authority.decision(question)).outcome.kind).toBe('in_process');
    });

    it('finds a document whose answer got lost by asking, without a second one', async () => {
      double.next('reception', 'answer_lost');
      const lost = await authority.receive(submissionOf(signedInvoice()));
      expect(lost.outcome).toMatchObject({ kind: 'unknown', problem: 'cut' });
      expect((await authority.decision(question)).outcome.kind).toBe('authorized');
      expect(double.documents()).toHaveLength(1);
    });
  });
});

describe('an address of the authority', () => {
  it('is the published one of each environment and service', () => {
    expect(endpointOf(publishedAddresses, 'test', 'reception').href).toBe(
      'https://celcer.sri.gob.ec/comprobantes-electronicos-ws/RecepcionComprobantesOffline',
    );
    expect(endpointOf(publishedAddresses, 'live', 'authorization').href).toBe(
      'https://cel.sri.gob.ec/comprobantes-electronicos-ws/AutorizacionComprobantesOffline',
    );
  });
  it('may be set to another address, with or without a slash, and only over http', () => {
    const at = (test: string) => endpointOf({ ...publishedAddresses, test }, 'test', 'reception').href;
    expect(at('http://127.0.0.1:9/a/')).toBe(
      'http://127.0.0.1:9/a/comprobantes-electronicos-ws/RecepcionComprobantesOffline',
    );
    expect(() => at('file:///etc')).toThrow('http');
    expect(() => at('nothing')).toThrow();
  });
});
