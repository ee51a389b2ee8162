import { describe, expect, it } from 'vitest';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aLiquidacion } from '../../support/authority-double/documents/liquidacion.ts';
import { aNotaCredito, aNotaDebito } from '../../support/authority-double/documents/notas.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';

type Case = readonly [title: string, changes: Readonly<Record<string, string>>, message: string];

/** Every case breaks one thing of a document that is right, and the judge says so. */
function expectDifferences(xml: string, cases: readonly Case[]): void {
  it.for(cases)('%s', ([, changes, message]) => {
    expect(judgeXml(altered(xml, changes), { now: justAfter })).toContainEqual(
      expect.stringContaining(message),
    );
  });
}

describe('the double rejects a purchase settlement with', () => {
  expectDifferences(aLiquidacion(), [
    ['another total', { '<importeTotal>80.50': '<importeTotal>90.50' }, '52: importeTotal'],
    ['another subtotal', { '<totalSinImpuestos>80.00': '<totalSinImpuestos>80.01' }, '52: totalSinImpuestos'],
    ['another total discount', { '<totalDescuento>10.00': '<totalDescuento>0.00' }, '52: totalDescuento'],
    [
      'an excise',
      {
        '<codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><descuentoAdicional>10.00</descuentoAdicional>':
          '<codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje>',
      },
      '52: El impuesto 3/3610 no va en una liquidación de compra',
    ],
    [
      'terms without an address',
      { '<direccionProveedor>Ambato</direccionProveedor>': '' },
      '52: Falta direccionProveedor',
    ],
    [
      'a reimbursement of another total',
      { '<totalComprobantesReembolso>115.00': '<totalComprobantesReembolso>114.00' },
      '52: totalComprobantesReembolso',
    ],
  ]);
});

describe('the double rejects a credit note with', () => {
  expectDifferences(aNotaCredito(), [
    ['another total', { '<valorModificacion>35.83': '<valorModificacion>37.33' }, '52: valorModificacion'],
    [
      'another line',
      { '<precioUnitario>33.333333': '<precioUnitario>33.34' },
      '52: precioTotalSinImpuesto (línea 1)',
    ],
    [
      'a tax that its code does not make',
      { '</baseImponible><valor>4.00</valor></impuesto>': '</baseImponible><valor>5.00</valor></impuesto>' },
      '52: valor del IVA (línea 1)',
    ],
    [
      "a rate of its own day and not of its invoice's",
      { '<fechaEmisionDocSustento>15/03/2024': '<fechaEmisionDocSustento>15/04/2024' },
      '52: La tarifa 12 % del IVA no está vigente el 15/04/2024',
    ],
  ]);
});

describe('the double rejects a debit note with', () => {
  expectDifferences(aNotaDebito(), [
    ['reasons that add up to something else', { '<valor>60.00': '<valor>60.01' }, '52: totalSinImpuestos'],
    [
      'a base without the excise',
      {
        '<baseImponible>120.00</baseImponible><valor>14.40':
          '<baseImponible>100.00</baseImponible><valor>12.00',
      },
      '52: baseImponible del IVA: el comprobante dice 100.00 y el valor calculado es 120.00',
    ],
    ['a tax that its base does not make', { '<valor>14.40': '<valor>14.42' }, '52: valor del IVA (2/2)'],
    [
      'an excise that its base does not make',
      { '<valor>20.00': '<valor>20.02' },
      '52: valor del ICE (3/3610)',
    ],
    ['another total', { '<valorTotal>133.00': '<valorTotal>134.40' }, '52: valorTotal'],
    [
      'a rate of another day',
      { '<fechaEmisionDocSustento>15/03/2024': '<fechaEmisionDocSustento>15/04/2024' },
      '52: La tarifa 12 % del IVA no está vigente',
    ],
    [
      'the same rate twice',
      { '<codigo>3</codigo><codigoPorcentaje>3610': '<codigo>2</codigo><codigoPorcentaje>2' },
      '52: Hay un impuesto repetido',
    ],
  ]);
});
