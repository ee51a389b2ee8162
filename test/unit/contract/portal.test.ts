import { describe, expect, it } from 'vitest';
import { portalBody } from '../../../src-main/contract/delivery/portal.ts';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';

function faultsOf(body: unknown): string[] {
  const checked = checkBody(portalBody, body);
  return checked.ok ? [] : checked.faults.map(({ pointer, code }) => `${pointer} ${code}`);
}

describe('the settings of the portal', () => {
  it('need nothing to be off, and a public address to be on', () => {
    expect(portalBody.parse({ enabled: false })).toEqual({
      enabled: false,
      host: '127.0.0.1',
      port: 4780,
      trusted_proxies: [],
    });
    expect(faultsOf({ enabled: true })).toEqual(['/public_url required']);
  });

  it.each([
    'https://comprobantes.tienda.ec',
    'https://comprobantes.tienda.ec/',
    'https://tienda.ec:8443',
    'HTTPS://Tienda.EC',
    'http://localhost:4780',
    'http://192.168.1.10:4780',
    'http://172.20.0.3',
    'http://caja.local:4780',
    'http://[::1]:4780',
    'http://[fd00::1]',
  ])('take %s', (public_url) => {
    expect(faultsOf({ enabled: true, public_url })).toEqual([]);
  });

  it.each([
    ['http://tienda.ec', 'not_allowed_here'],
    ['http://172.32.0.1', 'not_allowed_here'],
    ['http://10.tienda.ec.atacante.com', 'not_allowed_here'],
    ['https://tienda.ec/p', 'invalid_format'],
    ['https://ana:clave@tienda.ec', 'invalid_format'],
    ['https://tienda.ec?x', 'invalid_format'],
    ['ftp://tienda.ec', 'invalid_format'],
    ['tienda.ec', 'invalid_format'],
    ['', 'invalid_format'],
  ])('refuse %s', (public_url, code) => {
    expect(faultsOf({ enabled: true, public_url })).toContain(`/public_url ${code}`);
  });

  it('refuse what is no address or port of a machine', () => {
    expect(faultsOf({ enabled: false, host: 'tienda.ec', port: 0 })).toEqual([
      '/host invalid_format',
      '/port out_of_range',
    ]);
    expect(faultsOf({ enabled: false, host: '300.1.1.1', port: 70000 })).toHaveLength(2);
  });
});
