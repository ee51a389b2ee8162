import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAccessKey } from '../../../../src-main/documents/access-key.ts';
import { invoice } from '../../../../src-main/documents/invoice/invoice.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { writeInvoiceXml } from '../../../../src-main/documents/invoice/xml.ts';
import {
  arbitraryIdentity,
  arbitraryInvoiceBody,
  arbitraryIssuer,
} from '../../../support/builders/arbitrary-invoice.ts';
import { checkInvoice, computedInvoice } from '../../../support/builders/issued-invoice.ts';
import { describeWithShared } from '../../../support/shared-files.ts';
import { canonicalRootOf, schemaNamed } from '../../../support/xsd.ts';
import { expectedTotals } from './expected-totals.ts';

const RUNS = { numRuns: 400 };

describe('any valid invoice body', () => {
  it('computes the totals that integer arithmetic finds on its own', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, (body) => {
        const { lines, taxes, subtotal, discount, iva, ice, irbpnr, tip, total } = computedInvoice(body);
        const actual = {
          nets: lines.map(({ net }) => net),
          subtotal,
          discount,
          iva,
          ice,
          irbpnr,
          tip,
          total,
        };
        const { taxes: expectedTaxes, ...expected } = expectedTotals(body);
        expect(actual).toEqual(expected);
        expect(new Map(taxes.map(({ rate, base, value }) => [rate, { base, value }]))).toEqual(expectedTaxes);
      }),
      RUNS,
    );
  });

  it('computes a content that its own resource schema takes, with two decimals in every amount', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, (body) => {
        const content = computedInvoice(body);
        expect(invoice.parse(JSON.parse(JSON.stringify(content)))).toEqual(
          JSON.parse(JSON.stringify(content)),
        );
        const { subtotal, discount, iva, ice, irbpnr, tip, total, lines, taxes, payments } = content;
        const amounts = [
          ...[subtotal, discount, iva, ice, irbpnr, tip, total],
          ...lines.flatMap((line) => [
            line.net,
            line.discount,
            ...line.taxes.flatMap(({ base, value }) => [base, value]),
          ]),
          ...taxes.flatMap(({ base, value }) => [base, value]),
          ...payments.map(({ amount }) => amount),
        ];
        for (const amount of amounts) expect(amount).toMatch(/^\d{1,12}\.\d{2}$/);
        expect(invoiceKind.summary(content).total).toBe(total);
        expect(() => invoiceKind.warnings(content)).not.toThrow();
      }),
      RUNS,
    );
  });

  it('is written in canonical form, as an independent canonicalizer would write it', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody, arbitraryIssuer, arbitraryIdentity, (body, issuer, identity) => {
        const xml = writeInvoiceXml({ identity, issuer, content: computedInvoice(body) });
        expect(isAccessKey(identity.accessKey)).toBe(true);
        expect(`<?xml version="1.0" encoding="UTF-8"?>${canonicalRootOf(xml)}`).toBe(xml);
      }),
      RUNS,
    );
  });
});

describeWithShared('any valid invoice body, against the schema of the authority', () => {
  it('is valid by factura_V2.1.0.xsd', () => {
    const schema = schemaNamed('factura_V2.1.0.xsd');
    fc.assert(
      fc.property(arbitraryInvoiceBody, arbitraryIssuer, arbitraryIdentity, (body, issuer, identity) => {
        expect(
          schema.faultsOf(writeInvoiceXml({ identity, issuer, content: computedInvoice(body) })),
        ).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('any broken invoice body', () => {
  it('is answered with faults in Spanish that point into the body, and never throws', () => {
    fc.assert(
      fc.property(arbitraryInvoiceBody.chain(broken), (body) => {
        const checked = checkInvoice(body);
        if (checked.ok) return;
        expect(checked.faults.length).toBeGreaterThan(0);
        for (const { pointer, message } of checked.faults) {
          expect(pointer).toMatch(/^(\/([^~/]|~[01])*)*$/);
          expect(message).not.toMatch(/invalid|expected|required|unrecognized|too (big|small)|undefined/i);
          expect(message).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/s);
        }
      }),
      RUNS,
    );
  });

  it('never throws on any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(checkInvoice(body).ok).toBe(false);
      }),
      RUNS,
    );
  });
});

/** A body with one place of it, however deep, replaced, removed or joined by something else. */
function broken(body: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(body);
  return fc
    .record({ place: fc.constantFrom(...places), junk: fc.option(fc.jsonValue(), { nil: undefined }) })
    .map(({ place, junk }) => replaced(body, place, junk));
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, child]) => placesOf(child, [...at, key]));
  return [at, [...at, 'campo_desconocido'], ...inner];
}

function replaced(value: unknown, [key, ...rest]: Place, junk: unknown): unknown {
  if (key === undefined) return junk;
  if (Array.isArray(value)) {
    return value.map((child, index) => (String(index) === String(key) ? replaced(child, rest, junk) : child));
  }
  const fields = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  fields.set(String(key), replaced(fields.get(String(key)), rest, junk));
  return Object.fromEntries(fields);
}
