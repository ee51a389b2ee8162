import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { isPlate, normalizePlate } from '../../../../src-main/documents/identifiers/plate.ts';
import { isBuildingMaterial } from '../../../../src-main/documents/tables/building-materials.ts';
import { countryCode, countryName, isCountry } from '../../../../src-main/documents/tables/countries.ts';
import { includesDate } from '../../../../src-main/documents/tables/date-span.ts';
import { isCountryOfRegime, isHavenOffList } from '../../../../src-main/documents/tables/foreign-regimes.ts';
import { isFuel } from '../../../../src-main/documents/tables/fuel-codes.ts';
import { findPlasticBag } from '../../../../src-main/documents/tables/plastic-bags.ts';
import {
  supportDocumentCode,
  supportDocumentLabel,
  supportDocumentSlug,
  supportDocumentType,
} from '../../../../src-main/documents/tables/support-document-types.ts';
import { findTaxSupport } from '../../../../src-main/documents/tables/tax-support-codes.ts';
import { findTransportCode } from '../../../../src-main/documents/tables/transport-codes.ts';

describe('kinds of documents', () => {
  it.each([
    ['factura', '01', 'Factura'],
    ['nota_venta', '02', 'Nota o boleta de venta'],
    ['liquidacion_compra', '03', 'Liquidación de compra de bienes o prestación de servicios'],
    ['nota_credito', '04', 'Nota de crédito'],
    ['nota_debito', '05', 'Nota de débito'],
    ['guia_remision', '06', 'Guía de remisión'],
    ['retencion', '07', 'Comprobante de retención'],
    ['12', '12', 'Documentos emitidos por instituciones financieras'],
    ['364', '364', 'Acta de entrega-recepción PET'],
  ])('%s is %s, both ways', (slug, code, label) => {
    expect(supportDocumentCode(slug)).toBe(code);
    expect(supportDocumentSlug(code)).toBe(slug);
    expect(supportDocumentLabel(code)).toBe(label);
  });

  it('reads a code that the tables lack as it is, and shows it as unknown', () => {
    expect(supportDocumentSlug('99')).toBe('99');
    expect(supportDocumentLabel('99')).toBe('código 99 (desconocido)');
  });

  it.each(['01', 'boleto', '99', '', 'constructor'])('refuses %j in a body', (slug) => {
    expect(supportDocumentCode(slug)).toBeUndefined();
    expect(checkBody(supportDocumentType, slug)).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown_code' }],
    });
  });

  it('takes one in a body', () => {
    expect(checkBody(supportDocumentType, 'factura')).toEqual({ ok: true, value: 'factura' });
  });
});

describe('tax supports', () => {
  it.each([
    ['00', '2015-02-28', true],
    ['00', '2015-03-01', false],
    ['01', '2026-11-21', true],
    ['12', '2015-02-28', false],
    ['12', '2015-03-01', true],
    ['14', '2017-12-31', false],
    ['15', '2020-06-01', true],
  ])('%s on %s is in force: %s', (code, date, inForce) => {
    const support = findTaxSupport(code);
    expect(support && includesDate(support, date)).toBe(inForce);
  });

  it('admit their documents', () => {
    expect(findTaxSupport('10')?.documents).toEqual(['19']);
    expect(findTaxSupport('12')?.documents).toEqual(['42']);
  });

  it.each(['16', '1', ''])('do not include %j', (code) => {
    expect(findTaxSupport(code)).toBeUndefined();
  });
});

describe('countries', () => {
  it('go by three digits', () => {
    expect(countryName('593')).toBe('ECUADOR');
    expect(countryName('016')).toBe('AMERICAN SAMOA');
    expect(countryName('16')).toBeUndefined();
    expect(isCountry('EC')).toBe(false);
  });

  it('are refused in a body when the authority has none of the code', () => {
    expect(checkBody(countryCode, '593')).toEqual({ ok: true, value: '593' });
    expect(checkBody(countryCode, '999')).toMatchObject({ ok: false, faults: [{ code: 'unknown_code' }] });
  });

  it.each([
    ['01', '593', true],
    ['01', '110', true],
    ['01', '001', false],
    ['02', '001', true],
    ['02', '0089', true],
    ['02', '118', true],
    ['02', '593', false],
    ['02', '0593', false],
    ['02', '087', false],
    ['03', '118', true],
    ['03', '593', false],
    ['03', '999', false],
  ] as const)('regime %s takes %s: %s', (regime, country, fits) => {
    expect(isCountryOfRegime(regime, country)).toBe(fits);
  });
});

describe('a tax haven that a payment names', () => {
  it.each([
    ['068', ['2025-08-14'], false],
    ['068', ['2025-08-15'], true],
    ['0068', ['2026-11-20'], true],
    ['068', ['2025-08-14', '2025-08-20'], false],
    ['011', ['2022-09-30'], true],
    ['001', ['2026-11-20'], false],
    ['118', ['2026-11-20'], false],
  ] as const)('%s on %j is off the list: %s', (country, dates, isOff) => {
    expect(isHavenOffList(country, dates)).toBe(isOff);
  });
});

describe('plates', () => {
  it.each([
    ['abc-123', 'ABC0123'],
    ['ABC 1234', 'ABC1234'],
    ['ab023c', 'AB023C'],
    ['CD-0123', 'CD0123'],
  ])('%s is written %s', (typed, plate) => {
    expect(normalizePlate(typed)).toBe(plate);
    expect(isPlate(plate)).toBe(true);
  });

  it.each(['ABC123', 'abc1234', 'ABC-1234', 'A1234', 'ABC12345', ''])('%j is none', (text) => {
    expect(isPlate(text)).toBe(false);
  });
});

describe('codes of goods and services', () => {
  it('know building materials, fuels, transport and plastic bags', () => {
    expect(isBuildingMaterial('F010401')).toBe(true);
    expect(isBuildingMaterial('F019999')).toBe(false);
    expect(isFuel('0103')).toBe(true);
    expect(isFuel('103')).toBe(false);
    expect(findTransportCode('H492001')).toMatchObject({ takesPlate: true });
    expect(findTransportCode('H492002')).toMatchObject({ takesPlate: false });
    expect(findTransportCode('H492003')).toBeUndefined();
    expect(findPlasticBag('ICE-FPR-02')).toMatchObject({ tariffShare: '0.5' });
    expect(findPlasticBag('ICE-FPX-09')).toBeUndefined();
  });
});
