import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import {
  aFullWithholdingBody,
  aSupportDocument,
  aWithholdingBody,
} from '../../../support/builders/withholding-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { issued } = kindInTests(withholdingKind);

const xmlOf = (body: unknown = aFullWithholdingBody()) => withholdingKind.writeXml(issued({ body }));

/** Without an element, wherever it stands. */
const without = (name: string, xml = xmlOf()) =>
  xml.replaceAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'), '');

function contentOf(xml: string) {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  if (reading.document.content.object !== 'withholding') throw new Error('read as another kind');
  return reading.document.content;
}

/** `comprobanteRetencion` 1.0.0 with these taxes. */
const flatXml = (...taxes: string[]) =>
  xmlOf(aWithholdingBody())
    .replace(/<docsSustento>.*<\/docsSustento>/s, `<impuestos>${taxes.join('')}</impuestos>`)
    .replace('version="2.0.0"', 'version="1.0.0"')
    .replace('<parteRel>NO</parteRel>', '');

const flatTax = (code: string, value: string, support = '') =>
  `<impuesto><codigo>${code}</codigo><codigoRetencion>312</codigoRetencion><baseImponible>100.00</baseImponible>` +
  `<porcentajeRetener>1</porcentajeRetener><valorRetenido>${value}</valorRetenido>${support}</impuesto>`;

const support = (number: string) =>
  `<codDocSustento>01</codDocSustento><numDocSustento>${number}</numDocSustento>` +
  '<fechaEmisionDocSustento>01/02/2019</fechaEmisionDocSustento>';

describe('the XML of a withholding is read', () => {
  it('with its numbers, countries and percents as they were', () => {
    const { content } = issued({ body: aFullWithholdingBody() });
    const read = contentOf(xmlOf());
    expect(read).toMatchObject({
      renta: '1000.00',
      isd: '100.00',
      total: '1100.00',
      supplier_type: 'sociedad',
    });
    expect(read.support_documents.map(({ number }) => number)).toEqual(
      content.support_documents.map(({ number }) => number),
    );
    expect(read.support_documents[0]?.foreign_payment).toEqual(content.support_documents[0]?.foreign_payment);
  });

  it('as local where it says so, whatever else another system wrote', () => {
    const xml = xmlOf(aWithholdingBody()).replace(
      '<pagoLocExt>01</pagoLocExt>',
      '<pagoLocExt>01</pagoLocExt><aplicConvDobTrib>NO</aplicConvDobTrib><pagoRegFis>NO</pagoRegFis>',
    );
    expect(contentOf(xml).support_documents[0]?.foreign_payment).toBeUndefined();
  });

  it('as paid abroad, though another system tells nothing of it', () => {
    const names = ['tipoRegi', 'paisEfecPago', 'aplicConvDobTrib', 'pagExtSujRetNorLeg', 'pagoRegFis'];
    const xml = names.reduce((rest, name) => without(name, rest), xmlOf());
    expect(contentOf(xml).support_documents[0]?.foreign_payment).toEqual({});
  });

  it('of version 1.0.0, with the taxes of one document together', () => {
    const xml = flatXml(
      flatTax('1', '1.00', support('001001000000001')),
      flatTax('2', '3.60', support('001001000000001')),
      flatTax('1', '2.00', support('001001000000002')),
    );
    expect(readDocument(xml)).toMatchObject({ ok: true, version: '1.0.0' });
    expect(contentOf(xml)).toMatchObject({
      related_party: false,
      renta: '3.00',
      iva: '3.60',
      total: '6.60',
      support_documents: [
        {
          document_type: 'factura',
          number: '001-001-000000001',
          issue_date: '2019-02-01',
          withholdings: [
            { tax: 'renta', value: '1.00' },
            { tax: 'iva', value: '3.60' },
          ],
        },
        { number: '001-001-000000002', withholdings: [{ tax: 'renta', value: '2.00' }] },
      ],
    });
  });

  it('of version 1.0.0, without any word on the document, and of a tax the tables lack', () => {
    const content = contentOf(flatXml(flatTax('4', '1.50')));
    expect(content.support_documents).toEqual([
      {
        document_type: undefined,
        number: undefined,
        issue_date: undefined,
        taxes: [],
        withholdings: [{ tax: '4', code: '312', percent: '1.00', base: '100.00', value: '1.50' }],
        payments: [],
      },
    ]);
    expect(content).toMatchObject({ renta: '0.00', iva: '0.00', isd: '0.00', total: '1.50' });
    expect(withholdingKind.content.safeParse(content).success).toBe(true);
    expect(withholdingKind.warnings(content, ISSUE_DATE)).toEqual([]);
  });

  it.each([
    'periodoFiscal',
    'razonSocialSujetoRetenido',
    'codSustento',
    'codDocSustento',
    'numDocSustento',
    'fechaEmisionDocSustento',
    'totalSinImpuestos',
    'importeTotal',
    'codImpuestoDocSustento',
    'valorImpuesto',
    'codigoRetencion',
    'porcentajeRetener',
    'ejerFisUtDiv',
  ])('never without %s: it answers why, for the log', (name) => {
    expect(readDocument(without(name))).toMatchObject({
      ok: false,
      fault: expect.stringContaining(`has no <${name}>`),
    });
  });

  it('keeps a rate of IVA that no table ever had as it is written', () => {
    const xml = xmlOf(aWithholdingBody({ support_documents: [aSupportDocument()] })).replace(
      '<codigoPorcentaje>4<',
      '<codigoPorcentaje>99<',
    );
    expect(readDocument(xml)).toMatchObject({
      ok: true,
      document: { content: { support_documents: [{ taxes: [{ type: 'iva', rate: '99' }] }] } },
    });
  });

  it('keeps a kind of supplier that does not exist as it is written', () => {
    const xml = xmlOf().replace('<tipoSujetoRetenido>02<', '<tipoSujetoRetenido>03<');
    expect(readDocument(xml)).toMatchObject({ ok: true, document: { content: { supplier_type: '03' } } });
  });
});

describe('the resolution of a special taxpayer', () => {
  it.each([
    ['536', '<contribuyenteEspecial>536</contribuyenteEspecial>'],
    ['5368A', '<contribuyenteEspecial>5368A</contribuyenteEspecial>'],
    ['5368AB', '<obligadoContabilidad>'],
  ])('%s is written when it fits, and left out when the schema has no room for it', (resolution, written) => {
    const document = issued({
      body: aWithholdingBody(),
      issuer: { specialTaxpayerResolution: resolution },
    });
    const xml = withholdingKind.writeXml(document);
    expect(xml).toContain(`</dirEstablecimiento>${written}`);
  });
});
