import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { authorityPhrases } from '../../../src-main/store/authority-phrases.ts';

it('stays byte for byte as it is: answers that are kept already come back beside it alone', () => {
  const hash = createHash('sha256').update(authorityPhrases).digest('hex');
  expect(hash).toBe('91fc1fbbab601288de6f117d7bab3e0deed9ca48b47e9fc8a49aa9fdaa236b84');
});
