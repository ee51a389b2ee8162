import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../../src-main/webhooks/deliveries/signed-headers.ts';
import { newSecret } from '../../../../src-main/webhooks/endpoints/secret.ts';

const body = '{"type":"invoice.authorized","data":{"name":"Muñoz «Ñandú» 🧾"}}';
const attempt = () => ({ eventId: '0193-evento', at: new Date(), body });

describe('the headers of an attempt', () => {
  it('are what the public verifier accepts, for this body and this secret alone', () => {
    const [secret, other] = [newSecret(), newSecret()];
    const headers = { ...signedHeaders(attempt(), [secret]) };
    expect(headers['webhook-id']).toBe('0193-evento');
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    const moved = { ...headers, 'webhook-id': 'otro' };
    expect(() => new Webhook(secret).verify(body, moved)).toThrow('No matching signature');
  });

  it('carry a signature of each secret while one replaces the other', () => {
    const [secret, previous] = [newSecret(), newSecret()];
    const headers = { ...signedHeaders(attempt(), [secret, previous]) };
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const one of [secret, previous]) {
      expect(new Webhook(one).verify(body, headers)).toEqual(JSON.parse(body));
    }
  });

  it('are too old for the verifier in a later replay', () => {
    const secret = newSecret();
    const old = { ...attempt(), at: new Date(Date.now() - 6 * 60_000) };
    const headers = { ...signedHeaders(old, [secret]) };
    expect(() => new Webhook(secret).verify(body, headers)).toThrow('too old');
  });
});
