import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommonBody } from '../../../src-main/documents/body/common-body.ts';
import type { DocumentContent, IssuedDocument } from '../../../src-main/documents/model/document.ts';
import type { ComputeContext, DocumentKind } from '../../../src-main/documents/model/document-kind.ts';
import { readDocument } from '../../../src-main/documents/reading/read-document.ts';
import { judgeXml } from '../authority-double/judge-xml.ts';
import { arbitraryIssuer } from '../builders/arbitrary/arbitrary-invoice.ts';
import { arbitraryDigits } from '../builders/arbitrary/arbitrary-values.ts';
import { ISSUE_DATE } from '../builders/issued-invoice.ts';
import { propertyRuns } from '../property-runs.ts';
import { describeWithShared, sharedPath } from '../samples/shared-files.ts';
import { canonicalRootOf, schemaNamed } from '../xml/xsd.ts';
import { brokenBody } from './broken-body.ts';
import { identityOf, kindInTests } from './issue-kind.ts';

/** A random valid body with the records it names. */
export interface ArbitraryBody {
  readonly body: unknown;
  readonly context?: Partial<ComputeContext>;
}

/** How many of each. */
export const RUNS = propertyRuns(100);

/** Documents of a kind as they are signed and printed, of any business, from any of the bodies. */
export function anyIssued<Body extends CommonBody, Content extends DocumentContent>(
  kind: DocumentKind<Body, Content>,
  bodies: fc.Arbitrary<ArbitraryBody>,
): fc.Arbitrary<IssuedDocument<Content>> {
  const inTests = kindInTests(kind);
  return fc
    .record({
      given: bodies,
      issuer: arbitraryIssuer,
      environment: fc.constantFrom('test' as const, 'live' as const),
      establishment: arbitraryDigits(3),
      emissionPoint: arbitraryDigits(3),
      sequential: fc.integer({ min: 1, max: 999_999_999 }),
      numericCode: arbitraryDigits(8),
    })
    .map(({ given, issuer, ...identity }) => ({
      issuer,
      identity: identityOf(kind.type, issuer.ruc, identity),
      content: inTests.computed(given.body, { issuerRuc: issuer.ruc, ...given.context }),
    }));
}

/**
 * What must hold of every valid body of a kind, and of every broken one. `carried` is the content as far as the XML
 * carries it: what it changes is what no XML can bring back.
 */
export function describeAnyBody<Body extends CommonBody, Content extends DocumentContent>(
  kind: DocumentKind<Body, Content>,
  {
    bodies,
    schemaFile,
    carried,
  }: {
    bodies: fc.Arbitrary<ArbitraryBody>;
    schemaFile: string;
    carried: (content: Content) => Content;
  },
): void {
  const inTests = kindInTests(kind);
  const documents = anyIssued(kind, bodies);

  describe(`any valid ${kind.type} body`, () => {
    it('computes a content that its own resource schema takes, and that can be summed up and printed', () => {
      fc.assert(
        fc.property(documents, (document) => {
          const plain: unknown = JSON.parse(JSON.stringify(document.content));
          expect(kind.content.parse(plain)).toEqual(plain);
          const { subtotal, taxTotal, total } = kind.summary(document.content);
          for (const amount of [subtotal, taxTotal, total]) expect(amount).toMatch(/^\d{1,12}\.\d{2}$/);
          for (const { message, detail } of kind.warnings(document.content, document.identity.issueDate)) {
            expect(`${message} ${detail}`).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/s);
          }
          expect(kind.printed(document).sections.length).toBeGreaterThan(0);
        }),
        RUNS,
      );
    });

    it('is written in canonical form, as an independent canonicalizer would write it', () => {
      fc.assert(
        fc.property(documents, (document) => {
          const xml = kind.writeXml(document);
          expect(`<?xml version="1.0" encoding="UTF-8"?>${canonicalRootOf(xml)}`).toBe(xml);
        }),
        RUNS,
      );
    });

    it('is read back from its XML as it was, and written again byte by byte', () => {
      fc.assert(
        fc.property(documents, (document) => {
          const xml = kind.writeXml(document);
          const reading = readDocument(xml);
          if (!reading.ok) throw new Error(reading.fault);
          const { identity, issuer, content } = reading.document;
          expect(identity).toEqual(document.identity);
          expect(issuer).toEqual(issuerCarried(document));
          expect(content).toEqual(carried(document.content));
          // Of this kind, by its root.
          expect(kind.writeXml({ identity, issuer, content: kind.content.parse(content) })).toBe(xml);
        }),
        RUNS,
      );
    });
  });

  describeWithShared(`any valid ${kind.type} body, before the authority`, () => {
    const schema = schemaNamed(schemaFile);

    it(`is valid by ${schemaFile}`, () => {
      fc.assert(
        fc.property(documents, (document) => {
          expect(schema.faultsOf(kind.writeXml(document))).toEqual([]);
        }),
        RUNS,
      );
    });

    it('passes the authority double, which computes it again from the XML', () => {
      fc.assert(
        fc.property(documents, (document) => {
          const now = new Date(`${ISSUE_DATE}T18:00:00.000Z`);
          const xml = kind.writeXml(document);
          expect(judgeXml(xml, { now, schemaFolder: sharedPath('xsd') })).toEqual([]);
        }),
        RUNS,
      );
    });
  });

  describe(`any broken ${kind.type} body`, () => {
    it('is answered with faults in Spanish that point into the body, and never throws', () => {
      const broken = bodies.chain(({ body, context }) => brokenBody(body).map((junk) => ({ junk, context })));
      fc.assert(
        fc.property(broken, ({ junk, context }) => {
          for (const { pointer, message } of inTests.faultsOf(junk, context)) {
            expect(pointer).toMatch(/^(\/([^~/]|~[01])*)*$/);
            expect(message).not.toMatch(/invalid|expected|required|unrecognized|too (big|small)|undefined/i);
            expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/s);
          }
        }),
        { numRuns: RUNS.numRuns * 4 },
      );
    });

    it('never throws on any JSON value', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (body) => {
          expect(inTests.check(body).ok).toBe(false);
        }),
        RUNS,
      );
    });
  });
}

/**
 * The additional field of large taxpayers is written on sales and purchases only (annex 24), and a withholding has
 * five characters for the resolution of a special taxpayer.
 */
function issuerCarried({ issuer, content }: IssuedDocument) {
  if (content.object !== 'withholding' && content.object !== 'delivery_note') return issuer;
  const { largeTaxpayerResolution: _left, specialTaxpayerResolution: resolution, ...rest } = issuer;
  const isWritten = resolution !== undefined && (content.object !== 'withholding' || resolution.length <= 5);
  return isWritten ? { ...rest, specialTaxpayerResolution: resolution } : rest;
}
