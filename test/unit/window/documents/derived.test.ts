import { describe, expect, it } from 'vitest';
import {
  type JsonObject,
  valueAt,
  withValueAt,
} from '../../../../src-renderer/features/documents/body/json.ts';
import { derived } from '../../../../src-renderer/features/documents/editor/derived.ts';
import { blankBody } from '../../../../src-renderer/features/documents/editor/start/blank-body.ts';

const at = '/support_documents/0';
const begun = blankBody('withholding', '2026-11-22');

/** What a body is after somebody wrote at a pointer of its first support document. */
function write(body: JsonObject, pointer: string, value: string): JsonObject {
  return derived(body, withValueAt(body, at + pointer, value));
}

describe('the amounts of a support document', () => {
  it('follow from base and rate', () => {
    const written = write(begun, '/taxes/0/base', '100');
    expect(valueAt(written, `${at}/taxes/0/value`)).toBe('15.00');
    expect(valueAt(written, `${at}/total`)).toBe('115.00');
    expect(valueAt(written, `${at}/withholdings/0/base`)).toBe('100.00');
    const again = write(written, '/taxes/0/base', '200');
    expect(valueAt(again, `${at}/subtotal`)).toBe('200.00');
    expect(valueAt(again, `${at}/withholdings/0/base`)).toBe('200.00');
  });

  it('stay as somebody wrote them', () => {
    const written = write(write(begun, '/taxes/0/base', '100'), '/total', '110.00');
    const again = write(written, '/taxes/0/base', '200');
    expect(valueAt(again, `${at}/total`)).toBe('110.00');
    expect(valueAt(again, `${at}/subtotal`)).toBe('200.00');
    expect(valueAt(write(written, '/withholdings/0/base', '40'), `${at}/withholdings/0/base`)).toBe('40');
  });

  it('count the base of an excise once, as part of that of the IVA', () => {
    const excised = withValueAt(begun, `${at}/taxes/1`, {
      type: 'ice',
      rate: 'ice_3092',
      base: '80.00',
      value: '12.00',
    });
    const written = write(excised, '/taxes/0/base', '92.00');
    expect(valueAt(written, `${at}/subtotal`)).toBe('92.00');
    expect(valueAt(written, `${at}/total`)).toBe('117.80');
  });
});

describe('the tax support of a support document', () => {
  const supportOf = (body: JsonObject) => valueAt(body, `${at}/tax_support`);
  const stock = write(begun, '/tax_support', '06');

  it('stays where the new kind of document admits it', () => {
    expect(supportOf(write(stock, '/document_type', 'liquidacion_compra'))).toBe('06');
  });

  it('is the usual one of the new kind where that does not admit it', () => {
    const note = write(stock, '/document_type', 'nota_venta');
    expect(supportOf(note)).toBe('02');
    expect(supportOf(write(note, '/document_type', 'factura'))).toBe('02');
    expect(supportOf(write(stock, '/document_type', '19'))).toBe('02');
    expect(supportOf(write(stock, '/document_type', '45'))).toBe('09');
  });

  it('is begun for a kind where none was chosen', () => {
    expect(supportOf(write(write(begun, '/tax_support', ''), '/document_type', 'nota_venta'))).toBe('02');
  });

  it('stays with a kind for which the annex names none', () => {
    expect(supportOf(write(stock, '/document_type', 'guia_remision'))).toBe('06');
  });

  it('stays while anything else changes', () => {
    const odd = write(write(begun, '/document_type', 'nota_venta'), '/tax_support', '06');
    expect(supportOf(write(odd, '/number', '001-001-000000001'))).toBe('06');
  });
});
