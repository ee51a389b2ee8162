import { expect, it } from 'vitest';
import { apiKeyBody } from '../../../src-main/contract/local.ts';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';

function faultsOf(origin: string): number {
  const checked = checkBody(apiKeyBody, { environment: 'sandbox', allowed_origins: [origin] });
  return checked.ok ? 0 : checked.faults.length;
}

it.each([
  'https://tienda.ejemplo.ec',
  'http://localhost',
  'http://localhost:5173',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'https://xn--tienda-9ya.ec',
  'capacitor://localhost',
  'app://mostrador',
])('%s is an origin as browsers send it', (origin) => {
  expect(faultsOf(origin)).toBe(0);
  expect(origin.startsWith('http') ? new URL(origin).origin : origin).toBe(origin);
});

it.each([
  '*',
  'null',
  'tienda.ejemplo.ec',
  'https://*.ejemplo.ec',
  'https://tienda.ejemplo.ec/',
  'https://tienda.ejemplo.ec/caja',
  'https://tienda.ejemplo.ec?x=1',
  'HTTPS://tienda.ejemplo.ec',
  'https://Tienda.ejemplo.ec',
  'https://tienda.ejemplo.ec:443',
  'http://tienda.ejemplo.ec:80',
  'https://ana:clave@tienda.ejemplo.ec',
  'https://tienda.ejemplo.ec ',
  'file:///caja.html',
  'chrome-extension://abc',
  `https://${'a'.repeat(200)}.ec`,
])('%s would never be equal to one, and is refused', (origin) => {
  expect(faultsOf(origin)).toBeGreaterThan(0);
});
