import { describe, expect, it } from 'vitest';
import { mayOpenOutside } from '../../../../src-main/desktop/windows/external-links.ts';

describe('links that leave the window', () => {
  it('lead to the authority, over https', () => {
    expect(mayOpenOutside('https://srienlinea.sri.gob.ec/sri-en-linea/')).toBe(true);
  });

  it('lead to a conversation by WhatsApp', () => {
    expect(mayOpenOutside('https://wa.me/593991234567?text=Factura')).toBe(true);
    expect(mayOpenOutside('https://wa.me.evil.example/593991234567')).toBe(false);
  });

  it.each([
    'http://srienlinea.sri.gob.ec/',
    'https://srienlinea.sri.gob.ec:8443/',
    'https://user:secret@srienlinea.sri.gob.ec/',
    'https://srienlinea.sri.gob.ec.evil.example/',
    'https://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('do not lead to %s', (address) => {
    expect(mayOpenOutside(address)).toBe(false);
  });
});
