import { describe, expect, it } from 'vitest';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aFactura } from '../../support/authority-double/documents/factura.ts';
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

describe('the double rejects an invoice with', () => {
  expectDifferences(aFactura(), [
    [
      'an additional discount that its IVA ignores',
      { '<valor>17.25': '<valor>18.00', '<importeTotal>163.75': '<importeTotal>164.50' },
      '52: valor del total 2/4: el comprobante dice 18.00 y el valor calculado es 17.25',
    ],
    [
      'an additional discount missing from the total discount',
      { '<totalDescuento>7.00': '<totalDescuento>2.00' },
      '52: totalDescuento',
    ],
    [
      'an additional discount over its base',
      { '<descuentoAdicional>5.00': '<descuentoAdicional>120.01' },
      '52: El descuentoAdicional de 2/4 no cabe en su base',
    ],
    [
      'an additional discount of an excise',
      {
        '3610</codigoPorcentaje><baseImponible>':
          '3610</codigoPorcentaje><descuentoAdicional>1.00</descuentoAdicional><baseImponible>',
      },
      '52: El descuentoAdicional de 3/3610 no es del IVA',
    ],
    [
      'an IVA refund that stays in the total',
      { '<importeTotal>163.75': '<importeTotal>166.00' },
      '52: importeTotal: el comprobante dice 166.00 y el valor calculado es 163.75',
    ],
    [
      'a compensation that stays in the total',
      { '<importeTotal>163.75': '<importeTotal>164.75' },
      '52: importeTotal',
    ],
    [
      'a withholding left out of the total',
      { '<importeTotal>163.75': '<importeTotal>162.25' },
      '52: importeTotal',
    ],
    [
      'an export cost left out of the total',
      { '<importeTotal>163.75': '<importeTotal>159.75' },
      '52: importeTotal',
    ],
    [
      "another's charge left out of the total",
      { '<importeTotal>163.75': '<importeTotal>160.75' },
      '52: importeTotal',
    ],
    [
      'a tip over a tenth',
      { '<propina>10.00': '<propina>11.01' },
      '52: La propina supera el 10 % del subtotal',
    ],
    [
      'an excise that is not its percent of the base',
      {
        '<tarifa>20.00</tarifa><baseImponible>100.00</baseImponible><valor>20.00':
          '<tarifa>25.00</tarifa><baseImponible>100.00</baseImponible><valor>20.00',
      },
      '52: valor del ICE (línea 1): el comprobante dice 20.00 y el valor calculado es 25.00',
    ],
    [
      'a total excise that is not the sum of its lines',
      { '<tarifa>20.00</tarifa><valor>20.00': '<tarifa>20.00</tarifa><valor>20.02' },
      '52: valor del total 3/3610',
    ],
    [
      'a total base that its lines do not make',
      { '<baseImponible>10.00</baseImponible><tarifa>': '<baseImponible>10.01</baseImponible><tarifa>' },
      '52: baseImponible del total 2/6: el comprobante dice 10.01 y el valor calculado es 10.00',
    ],
    [
      'a rate of its lines missing from the totals',
      {
        '<codigoPorcentaje>6</codigoPorcentaje><baseImponible>':
          '<codigoPorcentaje>7</codigoPorcentaje><baseImponible>',
      },
      '52: Falta el totalImpuesto 2/6',
    ],
    [
      'a line without IVA',
      {
        '<codigo>2</codigo><codigoPorcentaje>6</codigoPorcentaje><tarifa>0.00</tarifa><baseImponible>':
          '<codigo>5</codigo><codigoPorcentaje>5001</codigoPorcentaje><tarifa>0.02</tarifa><baseImponible>',
      },
      '52: La línea 2 debe llevar una tarifa de IVA y lleva 0',
    ],
    [
      'the same rate twice among the totals',
      {
        '<codigoPorcentaje>6</codigoPorcentaje><baseImponible>':
          '<codigoPorcentaje>4</codigoPorcentaje><baseImponible>',
      },
      '52: Hay un totalImpuesto repetido',
    ],
    ['a wrong total of subsidies', { '<totalSubsidio>4.50': '<totalSubsidio>4.52' }, '52: totalSubsidio'],
    [
      'subsidies and no total of them',
      { '<totalSubsidio>4.50</totalSubsidio>': '' },
      '52: totalSubsidio y precioSinSubsidio van juntos',
    ],
    [
      'a total of subsidies and no subsidy',
      { '<precioSinSubsidio>35.5</precioSinSubsidio>': '' },
      '52: totalSubsidio y precioSinSubsidio van juntos',
    ],
    [
      'a price without subsidy below the price',
      { '<precioSinSubsidio>35.5': '<precioSinSubsidio>33.5' },
      '52: precioSinSubsidio (línea 1)',
    ],
    [
      'an export without its port',
      { '<puertoDestino>Callao</puertoDestino>': '' },
      '52: Falta puertoDestino en una exportación',
    ],
    [
      'an export without its freight',
      { '<fleteInternacional>4.00</fleteInternacional>': '' },
      '52: Falta fleteInternacional',
    ],
    [
      'export details that are no export',
      { '<comercioExterior>EXPORTADOR</comercioExterior>': '' },
      '52: paisOrigen sin comercioExterior',
    ],
    ['a wrong total of IVA withheld', { '<valorRetIva>1.50': '<valorRetIva>1.51' }, '52: valorRetIva'],
    ['no total of income tax withheld', { '<valorRetRenta>0.25</valorRetRenta>': '' }, '52: valorRetRenta'],
    [
      'an unknown withholding',
      { '<codigoPorcentaje>327': '<codigoPorcentaje>312' },
      '52: La retención 312 no existe en facturas',
    ],
    [
      'a withholding under another tariff',
      { '<tarifa>0.20': '<tarifa>0.30' },
      '52: La retención 327 lleva la tarifa 0.20',
    ],
    [
      'terms without an address',
      { '<direccionComprador>Calle Larga 1</direccionComprador>': '' },
      '52: Falta direccionComprador en un comprobante negociable',
    ],
    [
      'terms without a date of payment',
      { '<plazo>30</plazo><unidadTiempo>dias</unidadTiempo>': '' },
      '52: Falta el plazo de un pago',
    ],
    [
      'a reimbursement of another total',
      { '<totalComprobantesReembolso>115.00': '<totalComprobantesReembolso>115.01' },
      '52: totalComprobantesReembolso',
    ],
    [
      'a reimbursement of another base',
      { '<totalBaseImponibleReembolso>100.00': '<totalBaseImponibleReembolso>99.99' },
      '52: totalBaseImponibleReembolso',
    ],
    [
      'a reimbursement of another tax',
      { '<totalImpuestoReembolso>15.00': '<totalImpuestoReembolso>15.01' },
      '52: totalImpuestoReembolso',
    ],
    [
      'a reimbursed tax that its base does not make',
      { '<impuestoReembolso>15.00': '<impuestoReembolso>15.02' },
      '52: impuestoReembolso (reembolso 1)',
    ],
    [
      'a reimbursed document at a rate of another day',
      { '<fechaEmisionDocReembolso>10/11/2026': '<fechaEmisionDocReembolso>10/11/2023' },
      '52: La tarifa 15 % del IVA no está vigente el 10/11/2023',
    ],
    [
      'reimbursed documents and no code',
      { '<codDocReembolso>41</codDocReembolso>': '' },
      '52: El código 41, los totales del reembolso y los reembolsos van juntos',
    ],
    [
      'a reimbursement under another code',
      { '<codDocReembolso>41': '<codDocReembolso>01' },
      '52: codDocReembolso 01 no es de un reembolso',
    ],
    [
      'reimbursed documents and no totals',
      { '<totalImpuestoReembolso>15.00</totalImpuestoReembolso>': '' },
      '52: El código 41',
    ],
  ]);

  it.each([
    [
      'a cent in a reimbursed tax',
      {
        '<impuestoReembolso>15.00': '<impuestoReembolso>15.01',
        '<totalImpuestoReembolso>15.00': '<totalImpuestoReembolso>15.01',
        '<totalComprobantesReembolso>115.00': '<totalComprobantesReembolso>115.01',
      },
    ],
    ['a cent in the subsidies', { '<totalSubsidio>4.50': '<totalSubsidio>4.51' }],
    [
      'the invoice without its reimbursement',
      {
        '<codDocReembolso>41</codDocReembolso>': '',
        '<totalComprobantesReembolso>115.00</totalComprobantesReembolso>': '',
        '<totalBaseImponibleReembolso>100.00</totalBaseImponibleReembolso>': '',
        '<totalImpuestoReembolso>15.00</totalImpuestoReembolso>': '',
        [reimbursed()]: '',
      },
    ],
  ])('but bears %s', (_title, changes) => {
    expect(judgeXml(altered(aFactura(), changes), { now: justAfter })).toEqual([]);
  });

  it('but bears an excise of a law that also knows amounts per unit, whatever its value', () => {
    const xml = aFactura().replaceAll('>3610<', '>3031<').replaceAll('<tarifa>20.00', '<tarifa>75.00');
    expect(judgeXml(xml, { now: justAfter })).toEqual([]);
  });
});

/** The documents reimbursed, as they stand in the invoice. */
function reimbursed(): string {
  return /<reembolsos>.*<\/reembolsos>/su.exec(aFactura())?.[0] ?? '';
}
