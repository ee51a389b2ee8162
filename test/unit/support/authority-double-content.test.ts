import { describe, expect, it } from 'vitest';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aFactura, aSimpleFactura } from '../../support/authority-double/documents/factura.ts';
import { aLiquidacion } from '../../support/authority-double/documents/liquidacion.ts';
import { aNotaCredito, aNotaDebito } from '../../support/authority-double/documents/notas.ts';
import { aRetencion } from '../../support/authority-double/documents/retencion.ts';
import { judgeXml } from '../../support/authority-double/judge-xml.ts';

type Case = readonly [title: string, xml: string, changes: Readonly<Record<string, string>>];

function expectMessage(code: string, cases: readonly Case[]): void {
  it.for(cases)(`%s (${code})`, ([, xml, changes]) => {
    expect(judgeXml(altered(xml, changes), { now: justAfter })).toEqual([
      expect.stringMatching(`^${code}: `),
    ]);
  });
}

describe('the double returns', () => {
  expectMessage('69', [
    ['a final consumer under another number', aSimpleFactura(), { '9999999999999': '9999999999998' }],
    ['a final consumer under another name', aSimpleFactura(), { 'CONSUMIDOR FINAL': 'Consumidor final' }],
    [
      'the number of the final consumer as a RUC',
      aSimpleFactura(),
      { '<tipoIdentificacionComprador>07': '<tipoIdentificacionComprador>04' },
    ],
    [
      'a cédula of nine digits',
      aFactura(),
      { '<identificacionComprador>1710034065': '<identificacionComprador>171003406' },
    ],
    [
      'a RUC of ten digits',
      aFactura(),
      { '<tipoIdentificacionComprador>05': '<tipoIdentificacionComprador>04' },
    ],
    [
      'a credit note to a final consumer',
      aNotaCredito(),
      { '<tipoIdentificacionComprador>05': '<tipoIdentificacionComprador>07' },
    ],
    [
      'a debit note to a final consumer',
      aNotaDebito(),
      { '<tipoIdentificacionComprador>05': '<tipoIdentificacionComprador>07' },
    ],
    [
      'a purchase from a final consumer',
      aLiquidacion(),
      { '<tipoIdentificacionProveedor>05': '<tipoIdentificacionProveedor>07' },
    ],
    [
      'a withholding from a final consumer',
      aRetencion(),
      { '<tipoIdentificacionSujetoRetenido>08': '<tipoIdentificacionSujetoRetenido>07' },
    ],
  ]);

  expectMessage('64', [
    [
      'a credit note on a purchase settlement',
      aNotaCredito(),
      { '<codDocModificado>01': '<codDocModificado>03' },
    ],
    ['a debit note on a credit note', aNotaDebito(), { '<codDocModificado>01': '<codDocModificado>04' }],
    ['a credit note on a number without hyphens', aNotaCredito(), { '001-001-000000001': '001001000000001' }],
  ]);

  expectMessage('67', [
    ['a credit note on an invoice of tomorrow', aNotaCredito(), { '15/03/2024': '21/11/2026' }],
    ['a debit note on an invoice of tomorrow', aNotaDebito(), { '15/03/2024': '21/11/2026' }],
    [
      'a withholding on an invoice of tomorrow',
      aRetencion(),
      { '<fechaEmisionDocSustento>10/11/2026': '<fechaEmisionDocSustento>21/11/2026' },
    ],
    [
      'a reimbursement of an invoice of tomorrow',
      aFactura(),
      { '<fechaEmisionDocReembolso>10/11/2026': '<fechaEmisionDocReembolso>21/11/2026' },
    ],
    ['a day that does not exist', aNotaCredito(), { '15/03/2024': '31/02/2024' }],
    [
      'goods that arrive before they leave',
      aFactura(),
      { '<fechaFinTransporte>21/11/2026': '<fechaFinTransporte>19/11/2026' },
    ],
  ]);

  expectMessage('82', [
    [
      'goods that leave before they are sold',
      aFactura(),
      { '<fechaIniTransporte>20/11/2026': '<fechaIniTransporte>19/11/2026' },
    ],
  ]);

  expectMessage('92', [
    [
      'IVA given back to a passport',
      aFactura(),
      { '<tipoIdentificacionComprador>05': '<tipoIdentificacionComprador>06' },
    ],
    [
      'more IVA given back than was charged',
      aFactura(),
      { '<valorDevolucionIva>2.25': '<valorDevolucionIva>17.26' },
    ],
    [
      'more IVA given back than was credited',
      aNotaCredito(),
      { '<valorDevolucionIva>1.00': '<valorDevolucionIva>4.01' },
    ],
    [
      'an excise given back',
      aNotaDebito(),
      { '<valor>20.00</valor>': '<valor>20.00</valor><valorDevolucionIva>1.00</valorDevolucionIva>' },
    ],
  ]);
});
