import { describe, expect, it } from 'vitest';
import { urlFault } from '../../../../src-main/webhooks/endpoints/check-url.ts';

const faultOf = (url: string) => urlFault(url, 4747)?.message;

describe('the address of an endpoint', () => {
  it.each([
    'https://tienda.example.ec/avisos?caja=1',
    'https://tienda.example.ec:8443',
    'http://localhost:3000/avisos',
    'http://pos.localhost/avisos',
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
    'http://192.168.1.40/avisos',
    'http://caja2:8080',
    'http://caja2.local',
    'http://erp.lan',
  ])('is taken: %s', (url) => {
    expect(faultOf(url)).toBeUndefined();
  });

  it.each([
    'http://tienda.example.ec/avisos',
    'http://93.184.216.34/avisos',
    'http://localhost.example.ec',
    'http://local.ec',
  ])('needs https beyond the local network: %s', (url) => {
    expect(faultOf(url)).toMatch(/https/);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    // The forms in which a browser would take the same address.
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
    'http://[::ffff:169.254.169.254]/',
    'https://0.0.0.0/',
  ])('is no address that leads to secrets: %s', (url) => {
    expect(faultOf(url)).toMatch(/metadatos/);
  });

  it.each([
    'http://127.0.0.1:4747/v1/ec/invoices',
    'http://localhost:4747',
    'http://LOCALHOST.:4747',
    'https://x.localhost:4747',
    'http://[::1]:4747',
    'http://127.1:4747',
  ])('is not this very service: %s', (url) => {
    expect(faultOf(url)).toMatch(/este mismo servicio/);
  });

  it('carries no password', () => {
    expect(faultOf('https://ana:clave@tienda.example.ec')).toMatch(/contraseña/);
    expect(faultOf('https://ana@tienda.example.ec')).toMatch(/contraseña/);
  });
});
