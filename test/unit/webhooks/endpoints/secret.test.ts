import { describe, expect, it } from 'vitest';
import { hintOf, newSecret } from '../../../../src-main/webhooks/endpoints/secret.ts';

describe('a secret', () => {
  it('is of the form that Standard Webhooks asks for, and never the same twice', () => {
    const secrets = Array.from({ length: 20 }, newSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+$/);
      const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64').length;
      expect(bytes).toBeGreaterThanOrEqual(24);
      expect(bytes).toBeLessThanOrEqual(64);
      expect(hintOf(secret)).toBe(secret.slice(-4));
    }
  });
});
