import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { writeInvoiceXml } from '../../../../src-main/documents/invoice/xml.ts';
import { regimes } from '../../../../src-main/documents/issuer.ts';
import { environments } from '../../../../src-main/documents/kinds.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';
import { expectGolden, goldenCases, readGoldenCase } from '../../../support/golden.ts';
import { describeWithShared } from '../../../support/shared-files.ts';
import { canonicalRootOf, schemaNamed } from '../../../support/xsd.ts';

/** A case: the body as it travels, the issuer in full, and the identity but for the key that follows from it. */
const goldenCase = z.strictObject({
  body: z.unknown(),
  issuer: z.strictObject({
    ruc: z.string(),
    legalName: z.string(),
    tradeName: z.string().exactOptional(),
    headOfficeAddress: z.string(),
    establishmentAddress: z.string().exactOptional(),
    keepsAccounting: z.boolean(),
    regime: z.enum(regimes),
    specialTaxpayerResolution: z.string().exactOptional(),
    withholdingAgentResolution: z.string().exactOptional(),
    largeTaxpayerResolution: z.string().exactOptional(),
    softwareProviderRuc: z.string().exactOptional(),
  }),
  identity: z.strictObject({
    environment: z.enum(environments),
    establishment: z.string(),
    emissionPoint: z.string(),
    sequential: z.int(),
    issueDate: z.string(),
    numericCode: z.string(),
  }),
});

const cases = goldenCases('invoice');

/** The XML of a case; its issuer takes the place of the default one as a whole. */
function xmlOf(name: string): string {
  const { body, issuer, identity } = goldenCase.parse(readGoldenCase('invoice', name));
  const document = anIssuedInvoice({ body, issuer, identity });
  return writeInvoiceXml({ ...document, issuer });
}

describe('the XML of an invoice', () => {
  it.each(cases)('shows %s', (name) => {
    expectGolden('invoice', `${name}.xml`, xmlOf(name));
  });

  it.each(cases)('is in canonical form: %s', (name) => {
    const xml = xmlOf(name);
    expect(`<?xml version="1.0" encoding="UTF-8"?>${canonicalRootOf(xml)}`).toBe(xml);
  });
});

describeWithShared('the XML of an invoice, against the schema of the authority', () => {
  const schema = schemaNamed('factura_V2.1.0.xsd');

  it.each(cases)('is valid: %s', (name) => {
    expect(schema.faultsOf(xmlOf(name))).toEqual([]);
  });

  it('would be found out if it were not', () => {
    const wrong = xmlOf('final-consumer-in-cash').replace('<moneda>DOLAR</moneda>', '<moneda></moneda>');
    expect(schema.faultsOf(wrong)).not.toEqual([]);
  });
});
