import { describe, expect, it } from 'vitest';
import {
  barcodeForms,
  isSameBarcode,
  normalizeBarcode,
} from '../../../../src-main/documents/identifiers/gtin.ts';

describe('a barcode', () => {
  it.each([
    ['036000291452', '036000291452', 'UPC-A'],
    ['0036000291452', '036000291452', 'the same as EAN-13'],
    ['00036000291452', '036000291452', 'the same as GTIN-14'],
    ['7861000000017', '7861000000017', 'EAN-13'],
    ['07861000000017', '7861000000017', 'the same as GTIN-14'],
    ['17861000000014', '17861000000014', 'GTIN-14 of a box'],
    ['40170725', '40170725', 'EAN-8'],
    ['0000040170725', '40170725', 'the same as EAN-13'],
    ['0036000291453', '0036000291453', 'a wrong check digit: a code of the shop'],
    ['000000000000', '000000000000', 'nothing but zeros'],
    ['00123', '00123', 'a short code of the shop'],
    ['A036000291452', 'A036000291452', 'letters'],
  ])('%s is kept as %s (%s)', (barcode, kept) => {
    expect(normalizeBarcode(barcode)).toBe(kept);
    for (const form of barcodeForms(barcode)) expect(isSameBarcode(form, barcode)).toBe(true);
  });

  it('has each of its lengths from the shortest', () => {
    expect(barcodeForms('0036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452']);
    expect(barcodeForms('A-1')).toEqual(['A-1']);
  });
});
