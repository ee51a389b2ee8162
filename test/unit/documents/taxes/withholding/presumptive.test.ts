import { describe, expect, it } from 'vitest';
import {
  presumptiveWithholdingOf,
  presumptiveWithholdings,
} from '../../../../../src-main/documents/taxes/withholding/presumptive.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';

describe('the withholdings of an invoice', () => {
  it.each(keysOf(presumptiveWithholdings))('finds %s again by its code', (slug) => {
    expect(presumptiveWithholdingOf(presumptiveWithholdings[slug].code)).toBe(slug);
  });

  it('knows no other code', () => {
    expect(presumptiveWithholdingOf('312')).toBeUndefined();
  });
});
