import { describe, expect, it } from 'vitest';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aGuia } from '../../support/authority-double/documents/guia.ts';
import { anOldRetencion, aRetencion } from '../../support/authority-double/documents/retencion.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';

function differencesIn(xml: string, changes: Readonly<Record<string, string>>): readonly string[] {
  return judgeXml(altered(xml, changes), { now: justAfter });
}

describe('the double rejects a withholding with', () => {
  it.for([
    [
      'the period of another month',
      { '<periodoFiscal>11/2026': '<periodoFiscal>10/2026' },
      'periodoFiscal: el comprobante dice 10/2026 y se emite en 11/2026',
    ],
    [
      'a foreigner that is neither person nor company',
      { '<tipoSujetoRetenido>02</tipoSujetoRetenido>': '' },
      'tipoSujetoRetenido va solo y siempre con la identificación 08',
    ],
    [
      'a passport and a kind of person',
      { '<tipoIdentificacionSujetoRetenido>08': '<tipoIdentificacionSujetoRetenido>06' },
      'tipoSujetoRetenido va solo y siempre con la identificación 08',
    ],
    [
      'a value a cent away',
      { '<valorRetenido>0.97': '<valorRetenido>0.98' },
      'valorRetenido 338 (sustento 2): el comprobante dice 0.98 y el valor calculado es 0.97',
    ],
    [
      'a box of form 104',
      { '<codigoRetencion>8<': '<codigoRetencion>721<' },
      'El código de retención 721 del IVA no existe',
    ],
    [
      'a box of form 104 as income tax',
      { '<codigoRetencion>504E': '<codigoRetencion>721' },
      'El código de retención 721 del impuesto 1 no existe',
    ],
    [
      'an income tax code as tax on currency',
      { '<codigoRetencion>4580': '<codigoRetencion>312' },
      'El código de retención 312 del impuesto 6 no existe',
    ],
    [
      'a percent of IVA that is not its code',
      {
        '<porcentajeRetener>70.00</porcentajeRetener><valorRetenido>3.50':
          '<porcentajeRetener>30.00</porcentajeRetener><valorRetenido>1.50',
      },
      'El código 2 retiene el 70 % del IVA y el comprobante dice 30.00',
    ],
    [
      'more IVA withheld than there is',
      {
        '<baseImponible>5.00</baseImponible><porcentajeRetener>70.00</porcentajeRetener><valorRetenido>3.50':
          '<baseImponible>5.01</baseImponible><porcentajeRetener>70.00</porcentajeRetener><valorRetenido>3.51',
      },
      'Se retiene sobre 15.01 de IVA y el sustento 2 tiene 15.00',
    ],
    [
      'a support worth less than its base',
      { '<importeTotal>115.00': '<importeTotal>99.99' },
      'importeTotal (sustento 1) es menor que totalSinImpuestos',
    ],
    [
      'a support with more IVA than its rate',
      { '<valorImpuesto>15.00': '<valorImpuesto>15.02' },
      'valorImpuesto (sustento 1): el comprobante dice 15.02 y el IVA es 15.00',
    ],
    [
      'a support at a rate of another day',
      { '<fechaEmisionDocSustento>10/11/2026': '<fechaEmisionDocSustento>10/11/2023' },
      'La tarifa 15 % del IVA no está vigente el 10/11/2023',
    ],
    [
      'dividends under another support',
      { '<codSustento>10': '<codSustento>01' },
      'dividendos (sustento 1) fuera del sustento tributario 10',
    ],
    [
      'bananas without boxes',
      { '<compraCajBanano><numCajBan>100</numCajBan><precCajBan>6.50</precCajBan></compraCajBanano>': '' },
      'El código 338 (sustento 2) y compraCajBanano van juntos',
    ],
    [
      'boxes without bananas',
      { '<codigoRetencion>338': '<codigoRetencion>312' },
      'El código 312 (sustento 2) y compraCajBanano van juntos',
    ],
    [
      'a reimbursement under another kind of document',
      { '<codDocSustento>41': '<codDocSustento>01' },
      'El código 41, los totales del reembolso y los reembolsos van juntos',
    ],
    [
      'a kind of document that reimburses nothing',
      { '<codDocSustento>19': '<codDocSustento>41' },
      'El código 41, los totales del reembolso y los reembolsos van juntos',
    ],
    [
      'a reimbursement of another total',
      { '<totalComprobantesReembolso>115.00': '<totalComprobantesReembolso>116.00' },
      'totalComprobantesReembolso',
    ],
    [
      'the same support twice',
      {
        '<codDocSustento>19</codDocSustento><numDocSustento>001001000000001':
          '<codDocSustento>41</codDocSustento><numDocSustento>001001000000002',
      },
      'El sustento 41 001001000000002 consta más de una vez',
    ],
    [
      'a payment abroad to nowhere',
      { '<paisEfecPago>105</paisEfecPago>': '' },
      'Falta paisEfecPago (sustento 1)',
    ],
    ['a payment abroad under no regime', { '<tipoRegi>03</tipoRegi>': '' }, 'Falta tipoRegi (sustento 1)'],
    [
      'a regime that does not exist',
      { '<tipoRegi>03': '<tipoRegi>04' },
      'tipoRegi 04 (sustento 1) no existe',
    ],
    [
      'a payment abroad that leaves the treaty out',
      { '<aplicConvDobTrib>NO</aplicConvDobTrib>': '' },
      'Falta aplicConvDobTrib (sustento 1)',
    ],
    [
      'no treaty and no word about withholding',
      { '<pagExtSujRetNorLeg>SI</pagExtSujRetNorLeg>': '' },
      'pagExtSujRetNorLeg (sustento 1) va cuando no se aplica un convenio',
    ],
    [
      'a treaty and a word about withholding',
      { '<aplicConvDobTrib>NO': '<aplicConvDobTrib>SI' },
      'pagExtSujRetNorLeg (sustento 1) va cuando no se aplica un convenio',
    ],
    [
      'a preferential regime denied',
      { '<pagoRegFis>SI': '<pagoRegFis>NO' },
      'pagoRegFis (sustento 1) debe ser SI',
    ],
    [
      'Ecuador as a preferential regime',
      { '<paisEfecPago>105': '<paisEfecPago>593' },
      'paisEfecPago (sustento 1) no puede ser Ecuador',
    ],
    [
      'a local payment with foreign details',
      { '<pagoLocExt>02': '<pagoLocExt>01' },
      'tipoRegi (sustento 1) en un pago local',
    ],
  ] as const)('%s', ([, changes, message]) => {
    expect(differencesIn(aRetencion(), changes)).toContainEqual(expect.stringContaining(`52: ${message}`));
  });

  it.for([
    [
      'less IVA in a support than its rate, as an additional discount leaves',
      { '<valorImpuesto>15.00': '<valorImpuesto>14.00' },
    ],
    [
      'a treaty that settles the withholding',
      { '<aplicConvDobTrib>NO': '<aplicConvDobTrib>SI', '<pagExtSujRetNorLeg>SI</pagExtSujRetNorLeg>': '' },
    ],
    ['an income tax code of letters and figures', { '<codigoRetencion>504E': '<codigoRetencion>323B1' }],
    ['an income tax code of four figures', { '<codigoRetencion>504E': '<codigoRetencion>3440' }],
  ] as const)('but bears %s', ([, changes]) => {
    expect(differencesIn(aRetencion(), changes)).toEqual([]);
  });

  it('a wrong value in the flat list of version 1.0.0', () => {
    expect(differencesIn(anOldRetencion(), { '<valorRetenido>1.75': '<valorRetenido>1.74' })).toEqual([
      '52: valorRetenido 312 (impuesto 1): el comprobante dice 1.74 y el valor calculado es 1.75',
    ]);
  });
});

describe('the double rejects a delivery note with', () => {
  it.for([
    [
      'a support document without its number',
      { '<numDocSustento>001-001-000000001</numDocSustento>': '' },
      '52: Falta numDocSustento (destinatario 1)',
    ],
    [
      'a transport that starts before the day in its key',
      { '<fechaIniTransporte>25/11/2026': '<fechaIniTransporte>19/11/2026' },
      '82: ',
    ],
    [
      'a transport that ends before it starts',
      { '<fechaFinTransporte>26/11/2026': '<fechaFinTransporte>24/11/2026' },
      '67: ',
    ],
    [
      'a carrier who does not say who he is',
      { '<tipoIdentificacionTransportista>05': '<tipoIdentificacionTransportista>07' },
      '69: ',
    ],
  ] as const)('%s', ([, changes, message]) => {
    expect(differencesIn(aGuia(), changes)).toEqual([expect.stringContaining(message)]);
  });

  it('a key dated tomorrow, whenever the transport starts', () => {
    expect(judgeXml(aGuia({ date: '21/11/2026' }), { now: justAfter })).toEqual([
      expect.stringContaining('65: '),
    ]);
  });

  it('a key of a day that does not exist', () => {
    expect(judgeXml(aGuia({ date: '31/02/2026' }), { now: justAfter })).toEqual([
      expect.stringContaining('65: '),
    ]);
  });

  it('but bears a transport on the very day of its key', () => {
    expect(
      differencesIn(aGuia(), { '<fechaIniTransporte>25/11/2026': '<fechaIniTransporte>20/11/2026' }),
    ).toEqual([]);
  });
});
