import { expect, it } from 'vitest';
import type { IssuedDocument } from '../../../../src-main/documents/model/document.ts';
import type { Withholding } from '../../../../src-main/documents/model/withholding.ts';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

const { computed } = kindInTests(withholdingKind);

describeWithShared('withholdings that other programs wrote', () => {
  it('the skeleton of version 1.0.0 is read with every element', () => {
    const { content, issuer } = read(sharedFile('samples/skeletons/ComprobanteRetencion_V1.0.0.xml'));
    const withheld = { tax: '0', code: 'codig', percent: '4.50', base: '50.00', value: '50.00' };
    expect(content).toEqual({
      object: 'withholding',
      issue_date: '2000-01-01',
      fiscal_period: '00/0000',
      supplier: {
        identification_type: 'ruc',
        identification: 'identificacionSujeto',
        name: 'razonSocialSujetoRetenido0',
      },
      related_party: false,
      support_documents: [
        {
          document_type: '00',
          number: '000-000-000000000',
          issue_date: '2000-01-01',
          taxes: [],
          withholdings: [withheld, withheld],
          payments: [],
        },
      ],
      renta: '0.00',
      iva: '0.00',
      isd: '0.00',
      total: '100.00',
      fiscal_machine: { brand: 'marca0', model: 'modelo0', serial: 'serie0' },
      additional_info: [
        { name: 'nombre0', value: 'campoAdicional0' },
        { name: 'nombre1', value: 'campoAdicional1' },
      ],
    });
    expect(issuer).toMatchObject({ keepsAccounting: true, specialTaxpayerResolution: 'contribuyente' });
  });

  it('the skeleton of version 2.0.0 is read with every element', () => {
    const skeleton = sharedFile('samples/skeletons/ComprobanteRetencion_V2.0.0.xml');
    const { content } = read(skeleton.replaceAll('<pagoLocExt>01<', '<pagoLocExt>02<'));
    expect(content.support_documents).toHaveLength(2);
    const withheld = {
      tax: 'renta',
      code: 'codig',
      percent: '4.50',
      base: '50.00',
      value: '50.00',
      dividends: { payment_date: '2000-01-01', income_tax_paid: '50.00', fiscal_year: '1900' },
      banana_boxes: { boxes: 0, box_price: '50.00' },
    };
    const tax = { type: 'iva', rate: 'iva_0', base: '50.00', value: '50.00' };
    const reimbursed = {
      supplier: { identification_type: 'ruc', identification: 'identificacionProvee' },
      supplier_type: 'persona_natural',
      payment_country: '000',
      document_type: '00',
      number: '000-000-000000000',
      issue_date: '2000-01-01',
      authorization_number: '0000000000',
      taxes: [
        { ...tax, tariff: '0.00' },
        { ...tax, tariff: '0.00' },
      ],
      compensations: [],
    };
    const payment = { method: 'sin_sistema_financiero', amount: '50.00' };
    expect(content.support_documents[0]).toEqual({
      document_type: '0',
      number: '000-000-000000000',
      issue_date: '2000-01-01',
      authorization_number: '0000000000',
      accounting_date: '2000-01-01',
      tax_support: '00',
      foreign_payment: {
        regime: '00',
        country: '000',
        double_taxation_treaty: true,
        subject_to_withholding: true,
        preferential_regime_payment: true,
      },
      subtotal: '0.00',
      total: '50.00',
      taxes: [
        { ...tax, tariff: '4.50' },
        { ...tax, tariff: '4.50' },
      ],
      withholdings: [withheld, withheld],
      reimbursement: {
        document_type: '41',
        total: '0.00',
        base: '0.00',
        tax: '0.00',
        documents: [reimbursed, reimbursed],
      },
      payments: [payment, payment],
    });
    expect(content).toMatchObject({ supplier_type: 'persona_natural', related_party: true });
    expect(read(skeleton).content.support_documents).toHaveLength(2);
  });

  it('the constructed one comes out the same, byte for byte', () => {
    const sample = sharedFile('samples/constructed/comprobanteRetencion_2.0.0.signed.xml');
    const document = read(sample);
    expect(document.identity).toMatchObject({ type: 'withholding', environment: 'test', sequential: 14 });
    const unsigned = canonicalRootOf(sample.replace(/<ds:Signature .*<\/ds:Signature>/s, ''));
    expect(canonicalRootOf(withholdingKind.writeXml(document))).toBe(unsigned);
  });

  it('the constructed one is computed to the cent from what a person decides of it', () => {
    const { content } = read(sharedFile('samples/constructed/comprobanteRetencion_2.0.0.signed.xml'));
    const body = {
      supplier: content.supplier,
      support_documents: content.support_documents.map(({ taxes, withholdings, ...document }) => ({
        ...document,
        taxes: taxes.map(({ tariff: _tariff, ...tax }) => tax),
        withholdings: withholdings.map(({ tax, code, base }) => ({ tax, code, base })),
      })),
      additional_info: content.additional_info,
    };
    expect(computed(body)).toEqual(content);
  });

  it('one of version 1.0.0 is read to the cent, once its key has the right check digit', () => {
    const sample = sharedFile('samples/library-signed/withholding-certificate.signed.xml');
    expect(readDocument(sample)).toMatchObject({ ok: false, fault: expect.stringContaining('claveAcceso') });
    const key = '210720230117900132130012001001000000001123456781';
    const readable = [...'0123456789'].flatMap((digit) => {
      const reading = readDocument(sample.replace(/<claveAcceso>\d+</, `<claveAcceso>${key}${digit}<`));
      return reading.ok ? [reading] : [];
    });
    expect(readable).toHaveLength(1);
    expect(readable[0]).toMatchObject({
      version: '1.0.0',
      document: {
        identity: { issueDate: '2023-07-21', environment: 'live' },
        content: {
          object: 'withholding',
          fiscal_period: '07/2023',
          total: '10.00',
          renta: '10.00',
          support_documents: [
            {
              document_type: 'factura',
              number: '001-001-000000001',
              withholdings: [{ tax: 'renta', code: '1', base: '100.00', percent: '10.00', value: '10.00' }],
            },
          ],
        },
      },
    });
  });
});

function read(xml: string): IssuedDocument<Withholding> {
  const reading = readDocument(xml);
  if (!reading.ok) throw new Error(reading.fault);
  const { identity, issuer, content } = reading.document;
  if (content.object !== 'withholding') throw new Error(`read as ${content.object}`);
  return { identity, issuer, content };
}
