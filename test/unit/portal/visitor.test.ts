import { describe, expect, it } from 'vitest';
import { visitorOf } from '../../../src-main/portal/visitor.ts';
import { telephone } from '../../support/shops/portal-shop.ts';

describe('who asks', () => {
  it.each([
    ['186.4.1.2', undefined, '186.4.1.2'],
    ['::ffff:186.4.1.2', undefined, '186.4.1.2'],
    // Only a configured proxy is believed about others, not any program of this machine.
    ['186.4.1.2', '1.2.3.4', '186.4.1.2'],
    ['127.0.0.2', '1.2.3.4', '127.0.0.2'],
    ['127.0.0.1', '1.2.3.4, 186.4.1.2, 10.0.0.5', '186.4.1.2'],
    ['127.0.0.1', '10.0.0.5', '10.0.0.5'],
    ['127.0.0.1', '9.9.9.9, 186.4.1.2', '186.4.1.2'],
    ['::1', '186.4.1.2', '186.4.1.2'],
    ['::ffff:127.0.0.1', '186.4.1.2', '186.4.1.2'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['2800:bf0:1:2:3:4:5:6', undefined, '2800:bf0:1:2'],
    ['2800:bf0::6', undefined, '2800:bf0:0:0'],
    ['127.0.0.1', '2800:bf0:1:2:9::1', '2800:bf0:1:2'],
    [undefined, undefined, ''],
  ])('from %s, forwarded for %s, is %s', (remote, forwarded, address) => {
    expect(
      visitorOf({
        remoteAddress: remote,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        trustedProxies: ['127.0.0.1', '::1', '10.0.0.5'],
      }).address,
    ).toBe(address);
  });

  it.each([
    [{ 'user-agent': telephone }, true],
    [
      {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      },
      true,
    ],
    [{}, false],
    [{ 'user-agent': '' }, false],
    [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }, false],
    [{ 'user-agent': 'WhatsApp/2.23.20.0' }, false],
    [{ 'user-agent': 'facebookexternalhit/1.1' }, false],
    [{ 'user-agent': 'TelegramBot (like TwitterBot)' }, false],
    [{ 'user-agent': 'curl/8.5.0' }, false],
    [{ 'user-agent': telephone, 'sec-purpose': 'prefetch;prerender' }, false],
    [{ 'user-agent': telephone, 'x-moz': 'prefetch' }, false],
  ])('%j is a person: %s', (headers, isPerson) => {
    expect(visitorOf({ remoteAddress: '186.4.1.2', headers, trustedProxies: [] }).isPerson).toBe(isPerson);
  });
});
