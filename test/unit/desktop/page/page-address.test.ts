import { describe, expect, it } from 'vitest';
import { desktopOrigin } from '../../../../src-main/contract/desktop/desktop.ts';
import { isOurPage, pageUrl } from '../../../../src-main/desktop/page/page-address.ts';
import { pagePolicy } from '../../../../src-main/desktop/page/page-policy.ts';

describe('the page of the desktop', () => {
  it('is known by its origin, whatever the path in it', () => {
    expect(isOurPage(pageUrl, desktopOrigin)).toBe(true);
    expect(isOurPage(`${pageUrl}#/documentos`, desktopOrigin)).toBe(true);
    expect(isOurPage(desktopOrigin, desktopOrigin)).toBe(true);
  });

  it.each([
    'app://mostrador.evil.example/',
    'app://mostradora/index.html',
    'about:blank',
    'http://127.0.0.1:4747/',
  ])('is not %s', (address) => {
    expect(isOurPage(address, desktopOrigin)).toBe(false);
  });

  it('may call its own service and load its own scripts, nothing else', () => {
    const policy = pagePolicy('http://127.0.0.1:4747/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('connect-src http://127.0.0.1:4747;');
  });
});
