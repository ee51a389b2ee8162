import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Lookup,
  makePostWebhook,
  type PostOptions,
} from '../../../../src-main/webhooks/deliveries/post-webhook.ts';
import { makeServerCertificate } from '../../../support/certificates/make-server-certificate.ts';
import { eventually } from '../../../support/eventually.ts';
import { startReceiver } from '../../../support/network/webhook-receiver.ts';

const body = '{"id":"1","name":"Muñoz"}';

function post(url: string, options: Partial<PostOptions> = {}, signal = new AbortController().signal) {
  const send = makePostWebhook({ ownPort: () => 4747, userAgent: 'Mostrador/0', ...options });
  return send({ url, headers: { 'webhook-id': 'evento' }, body, signal });
}

/** A resolver that knows these addresses for every name. */
function resolves(...addresses: readonly string[]): Lookup {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_name, _options, callback) => callback(null, found);
}

describe('a post', () => {
  it('sends body and headers as they are, and gives the status', async () => {
    const receiver = await startReceiver();
    receiver.answer({ status: 202, headers: { 'retry-after': '7' }, body: 'gracias' });
    const answer = await post(receiver.url);
    expect(answer).toEqual({
      kind: 'answered',
      status: 202,
      retryAfter: '7',
      durationMs: expect.any(Number),
    });
    expect(receiver.received).toEqual([
      {
        path: '/avisos',
        body,
        headers: expect.objectContaining({
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Mostrador/0',
          'webhook-id': 'evento',
        }),
      },
    ]);
  });

  it('follows no redirect', async () => {
    const [receiver, other] = [await startReceiver(), await startReceiver()];
    receiver.answer({ status: 307, headers: { location: other.url } });
    expect(await post(receiver.url)).toMatchObject({ kind: 'answered', status: 307 });
    expect(other.received).toEqual([]);
  });

  it.each([
    ['hangs up', 'drops', 60_000, /cortó la conexión/],
    ['talks garbage', 'talks_garbage', 60_000, /HPE_/],
    ['says nothing', 'says_nothing', 200, /No respondió en 0\.2 segundos/],
  ] as const)('to a server that %s fails with the reason', async (_what, how, timeoutMs, error) => {
    const receiver = await startReceiver();
    receiver.answer(how);
    const answer = await post(receiver.url, { timeoutMs });
    expect(answer).toMatchObject({ kind: 'failed', error: expect.stringMatching(error) });
  });

  it('to a port that nobody listens at fails as refused', async () => {
    const answer = await post('http://127.0.0.1:1/avisos');
    expect(answer).toMatchObject({ kind: 'failed', error: expect.stringContaining('ECONNREFUSED') });
  });

  it('has arrived with the status, even if the answer never ends', async () => {
    const receiver = await startReceiver();
    receiver.answer('never_ends');
    expect(await post(receiver.url, { timeoutMs: 2000 })).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('listens to the beginning of a long answer only', async () => {
    const receiver = await startReceiver();
    receiver.answer('never_stops_talking');
    expect(await post(receiver.url)).toMatchObject({ kind: 'answered', status: 200 });
    expect(await eventually(receiver.inHand, (count) => count === 0)).toBe(0);
  });

  it('ends at once when it is given up', async () => {
    const receiver = await startReceiver();
    receiver.answer('says_nothing');
    const cut = new AbortController();
    const posting = post(receiver.url, {}, cut.signal);
    await receiver.got(1);
    cut.abort();
    expect(await posting).toMatchObject({ kind: 'failed' });
  });
});

describe('a name', () => {
  it('leads to the address that it resolves to', async () => {
    const receiver = await startReceiver();
    const url = receiver.url.replace('127.0.0.1', 'caja.local');
    expect(await post(url, { lookup: resolves('127.0.0.1') })).toMatchObject({ status: 204 });
    expect(receiver.received[0]?.headers.host).toBe(new URL(url).host);
  });

  it('is asked for at every connection: one that meanwhile points to this service leads nowhere', async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const url = `http://tienda.lan:${port}/avisos`;
    const answer = await post(url, { lookup: resolves('127.0.0.1'), ownPort: () => Number(port) });
    expect(answer).toMatchObject({ kind: 'failed', error: expect.stringContaining('este mismo servicio') });
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['the metadata of a cloud', '169.254.169.254', /metadatos/],
    ['the Internet, without encryption', '93.184.216.34', /https/],
  ])('that resolves to %s is not connected to', async (_what, address, error) => {
    const answer = await post('http://tienda.lan/avisos', { lookup: resolves(address) });
    expect(answer).toMatchObject({ kind: 'failed', error: expect.stringMatching(error) });
  });

  it('with a good and a bad address leads to the good one', async () => {
    const receiver = await startReceiver();
    const url = receiver.url.replace('127.0.0.1', 'caja.local');
    const answer = await post(url, { lookup: resolves('169.254.169.254', '127.0.0.1') });
    expect(answer).toMatchObject({ kind: 'answered', status: 204 });
  });

  it('to a host that does not exist fails as unknown', async () => {
    const answer = await post('https://no-existe.invalid/avisos', { timeoutMs: 5000 });
    expect(answer).toMatchObject({ kind: 'failed' });
  });
});

describe('https', () => {
  const tls = makeServerCertificate('tienda.example.ec');

  it('brings the body to a receiver whose certificate is of its name, by an authority that is trusted', async () => {
    const receiver = await startReceiver(tls);
    const url = receiver.url.replace('127.0.0.1', 'tienda.example.ec');
    const lookup = resolves('127.0.0.1');
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, tls.cert]);
    onTestFinished(() => setDefaultCACertificates(trusted));
    expect(await post(url, { lookup })).toMatchObject({ kind: 'answered', status: 204 });
    expect(receiver.received.map((request) => request.body)).toEqual([body]);
    const other = url.replace('tienda', 'otra');
    expect(await post(other, { lookup })).toMatchObject({
      kind: 'failed',
      error: expect.stringContaining('de otro nombre'),
    });
  });

  it('brings nothing to a receiver that vouches for itself', async () => {
    const receiver = await startReceiver(tls);
    const url = receiver.url.replace('127.0.0.1', 'tienda.example.ec');
    expect(await post(url, { lookup: resolves('127.0.0.1') })).toMatchObject({
      kind: 'failed',
      error: expect.stringContaining('autoridad conocida'),
    });
    expect(receiver.received).toEqual([]);
  });
});

describe('an address', () => {
  it.each(['http://169.254.169.254/', 'http://[fe80::1]/', 'https://0.0.0.0/', 'http://127.0.0.1:4747/'])(
    'that is refused is not connected to: %s',
    async (url) => {
      expect(await post(url)).toMatchObject({ kind: 'failed', durationMs: 0 });
    },
  );
});
