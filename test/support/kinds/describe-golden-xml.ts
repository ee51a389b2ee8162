import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CommonBody } from '../../../src-main/documents/body/common-body.ts';
import { environments } from '../../../src-main/documents/kinds.ts';
import type { DocumentContent } from '../../../src-main/documents/model/document.ts';
import type { ComputeContext, DocumentKind } from '../../../src-main/documents/model/document-kind.ts';
import { regimes } from '../../../src-main/documents/parties/issuer.ts';
import { expectGolden, goldenCases, readGoldenCase } from '../samples/golden.ts';
import { describeWithShared } from '../samples/shared-files.ts';
import { canonicalRootOf, schemaNamed } from '../xml/xsd.ts';
import { kindInTests } from './issue-kind.ts';

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

/** The golden cases of a kind: each body gives its stored XML, canonical and valid by the authority's schema. */
export function describeGoldenXml<Body extends CommonBody, Content extends DocumentContent>(
  kind: DocumentKind<Body, Content>,
  { folder, schemaFile, context }: { folder: string; schemaFile: string; context?: Partial<ComputeContext> },
): void {
  const inTests = kindInTests(kind);
  const cases = goldenCases(folder);
  const xmlOf = (name: string) => {
    const { body, issuer, identity } = goldenCase.parse(readGoldenCase(folder, name));
    const document = inTests.issued({
      body,
      identity,
      issuer: { ruc: issuer.ruc },
      ...(context && { context }),
    });
    // The case's issuer takes the place of the default one as a whole.
    return kind.writeXml({ ...document, issuer });
  };

  describe(`the XML of a ${kind.type}`, () => {
    it.each(cases)('shows %s', (name) => {
      expectGolden(folder, `${name}.xml`, xmlOf(name));
    });

    it.each(cases)('is in canonical form: %s', (name) => {
      const xml = xmlOf(name);
      expect(`<?xml version="1.0" encoding="UTF-8"?>${canonicalRootOf(xml)}`).toBe(xml);
    });
  });

  describeWithShared(`the XML of a ${kind.type}, against the schema of the authority`, () => {
    const schema = schemaNamed(schemaFile);

    it.each(cases)('is valid: %s', (name) => {
      expect(schema.faultsOf(xmlOf(name))).toEqual([]);
    });

    it('would be found out if it were not', () => {
      const [first = ''] = cases;
      expect(schema.faultsOf(xmlOf(first).replace(/<ruc>.*<\/ruc>/, '<ruc></ruc>'))).not.toEqual([]);
    });
  });
}
