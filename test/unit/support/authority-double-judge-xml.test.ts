import { describe, expect, it } from 'vitest';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aFactura, aSimpleFactura } from '../../support/authority-double/documents/factura.ts';
import { aGuia } from '../../support/authority-double/documents/guia.ts';
import { aLiquidacion } from '../../support/authority-double/documents/liquidacion.ts';
import { aNotaCredito, aNotaDebito } from '../../support/authority-double/documents/notas.ts';
import { anOldRetencion, aRetencion } from '../../support/authority-double/documents/retencion.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';
import { describeWithShared, sharedFile, sharedPath } from '../../support/samples/shared-files.ts';

const documents = [
  ['an invoice with every annex', aFactura()],
  ['an invoice to a final consumer', aSimpleFactura()],
  ['a purchase settlement', aLiquidacion()],
  ['a credit note', aNotaCredito()],
  ['a debit note', aNotaDebito()],
  ['a withholding', aRetencion()],
  ['a withholding of version 1.0.0', anOldRetencion()],
  ['a delivery note', aGuia()],
] as const;

describe('the double judges XML alone', () => {
  it.for(documents)('and has nothing against %s', ([, xml]) => {
    expect(judgeXml(xml, { now: justAfter })).toEqual([]);
  });

  it.for([
    ['a text that is not XML', 'factura', '35: '],
    ['a document of no kind', '<recibo/>', '47: '],
    [
      'another number than the key has',
      altered(aFactura(), { '<secuencial>000000001': '<secuencial>000000002' }),
      '58: ',
    ],
    ['a document of the next day', aFactura({ date: '21/11/2026' }), '65: '],
    [
      'a document of a day that does not exist',
      aSimpleFactura({ date: '31/09/2026' }).replace('20/11/2026', '31/09/2026'),
      '65: ',
    ],
    [
      'a total',
      altered(aFactura(), { '<importeTotal>163.75': '<importeTotal>163.76' }),
      '52: importeTotal: ',
    ],
  ])('and objects to %s', ([, xml = '', start = '']) => {
    expect(judgeXml(xml, { now: justAfter })).toEqual([expect.stringContaining(start)]);
  });

  it('takes documents of both environments', () => {
    const live = aSimpleFactura({ ambiente: '2' });
    expect(judgeXml(live, { now: justAfter })).toEqual([]);
  });

  it('refuses to judge by schemas that are not there', () => {
    expect(() => judgeXml(aSimpleFactura(), { now: justAfter, schemaFolder: '/nowhere' })).toThrow(
      '/nowhere',
    );
  });
});

describeWithShared('the double judges XML by the schemas', () => {
  const schemaFolder = sharedPath('xsd');

  it.for(documents)('and has nothing against %s', ([, xml]) => {
    expect(judgeXml(xml, { now: justAfter, schemaFolder })).toEqual([]);
  });

  it.for([
    'comprobanteRetencion_2.0.0.signed.xml',
    'factura_1.1.0_consumidor_final.signed.xml',
    'factura_2.1.0.signed.xml',
    'guiaRemision_1.1.0.signed.xml',
    'liquidacionCompra_1.1.0.xml',
    'notaCredito_1.1.0.signed.xml',
    'notaDebito_1.0.0.signed.xml',
  ])('and agrees with the constructed sample %s', (name) => {
    expect(judgeXml(sharedFile(`samples/constructed/${name}`), { now: justAfter, schemaFolder })).toEqual([]);
  });

  it('and rejects an element too many', () => {
    const xml = altered(aSimpleFactura(), {
      '<pagos>': '<placa>ABC0123</placa><placa>ABC0123</placa><pagos>',
    });
    expect(judgeXml(xml, { now: justAfter, schemaFolder })).toEqual([expect.stringContaining('35: ')]);
  });
});
