import { describe, expect, it } from 'vitest';
import {
  type ImportItemCode,
  importFailureCodes,
  importItemCodes,
} from '../../../../src-main/contract/import.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { importFailure } from '../../../../src-main/imports/resources/failure-messages.ts';
import { itemMessage } from '../../../../src-main/imports/resources/item-messages.ts';

const params: Readonly<Record<string, string>> = {
  ruc: '1799999990001',
  environment: 'live',
  version: '3.0.0',
  content: 'pdf',
  code: '2/77',
  field: 'ruc',
  number: '001-001-000000001',
  chain: 'unknown',
};

describe.each(keysOf(importItemCodes))('an item with code %s', (code: ImportItemCode) => {
  it.each([
    ['without more', {}],
    ['with all that is known', params],
  ])('is explained in a whole sentence %s', (_, given) => {
    expect(itemMessage(code, given)).toMatch(/^\p{Lu}.*\.$/u);
    expect(itemMessage(code, given)).not.toMatch(/undefined|\$\{/);
  });
});

it('a signature that is not checked is reported as that, and only a changed document as changed', () => {
  const messageOf = (fault: string) => itemMessage('invalid_signature', { fault });
  expect(messageOf('unsupported')).toContain('de una forma que este programa no comprueba');
  expect(messageOf('unsupported')).not.toContain('se cambió');
  expect(messageOf('digest_mismatch')).toContain('se cambió después de firmarlo');
  expect(messageOf('certificate_missing')).not.toContain('se cambió');
});

it.each(importFailureCodes)('a failure with code %s names the file it is about', (code) => {
  expect(importFailure(code, 'enero.zip').message).toMatch(/^enero\.zip: .*\.$/);
  expect(importFailure(code).message).toMatch(/\.$/);
});
