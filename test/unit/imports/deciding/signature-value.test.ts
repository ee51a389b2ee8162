import { expect, it } from 'vitest';
import { signatureValueOf } from '../../../../src-main/imports/deciding/signature-value.ts';

it.each([
  ['<ds:SignatureValue Id="a">\nab\n cd==</ds:SignatureValue>', 'abcd=='],
  ['<SignatureValue>abcd==</SignatureValue>', 'abcd=='],
  ['<ds:SignatureValue>ab&#13;\ncd==</ds:SignatureValue>', 'abcd=='],
  ['<ds:SignatureValue>ab&#xD;&#xA;cd==</ds:SignatureValue>', 'abcd=='],
  ['<factura/>', undefined],
])('of %j is %j, however it was kept', (xml, value) => {
  expect(signatureValueOf(xml)).toBe(value);
});
