import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src-main/documents/reading/read-document.ts';
import { compareAuthorization } from '../../../../src-main/issuing/authorization/compare-authorization.ts';
import type { StandingAuthorization } from '../../../../src-main/issuing/ports/authorization-evidence.ts';
import { makeDocumentComparison } from '../../../../src-main/signing/verifier/compare-documents.ts';
import { makeSigner } from '../../../../src-main/signing/xades.ts';
import { companyRuc, makeTestKey } from '../../../support/certificates/test-certificates.ts';
import {
  foreignInvoiceXml,
  foreignKey,
  signedForeignInvoice,
} from '../../../support/import-files/signed-invoice.ts';

const accessKey = foreignKey();
const sent = await signedForeignInvoice();
const answeredAt = new Date('2026-11-20T16:00:00.000Z');
const compare = makeDocumentComparison();

const ours: StandingAuthorization = {
  number: accessKey,
  authorizedAt: '2026-11-20T10:31:09-05:00',
  environment: 'live',
  document: sent,
};

function differences(standing: Partial<StandingAuthorization>) {
  const reading = readDocument(sent);
  if (!reading.ok) throw new Error(reading.fault);
  const { identity } = reading.document;
  return compareAuthorization(
    { ...ours, ...standing },
    { identity, signedXml: Buffer.from(sent), answeredAt },
    compare,
  );
}

const [, declaration = '', body = ''] = /^(<\?xml[^>]*\?>\s*)(.*)$/su.exec(sent) ?? [];

describe('an authorization of the document that was sent', () => {
  it.for([
    ['byte by byte', sent],
    ['without its declaration', body],
    ['with another declaration', `<?xml version='1.0' standalone="yes"?>\n${body}`],
    ['with blanks and a comment around the root', `${declaration}\n <!-- sellado -->\n${body}\n\n`],
    ['with the line ends of Windows', sent.replaceAll('\n', '\r\n')],
    ['with text in CDATA', sent.replace('ROSA PÉREZ &amp; HIJAS', '<![CDATA[ROSA PÉREZ & HIJAS]]>')],
    ['with other entities for the same characters', sent.replace('PÉREZ &amp;', 'P&#201;REZ &#38;')],
    [
      'with its attributes in another order',
      sent.replace(/ id="comprobante" version="([^"]*)"/u, " version='$1'  id='comprobante'"),
    ],
    [
      'with its signature value in other lines',
      sent.replace(/(<ds:SignatureValue[^>]*>)([^<]{20})/u, '$1\n$2\n'),
    ],
  ] as const)('is known %s', async ([, document]) => {
    expect(await differences({ document })).toEqual([]);
  });

  it('is known by number, environment and date where the answer encloses no document', async () => {
    const { document: _, ...bare } = ours;
    const reading = readDocument(sent);
    if (!reading.ok) throw new Error(reading.fault);
    const asked = { identity: reading.document.identity, signedXml: Buffer.from(sent), answeredAt };
    expect(await compareAuthorization(bare, asked, compare)).toEqual([]);
    const { environment: _environment, ...barest } = bare;
    expect(await compareAuthorization(barest, asked, compare)).toEqual([]);
    expect(await compareAuthorization({ ...bare, environment: 'test' }, asked, compare)).toEqual([
      'environment',
    ]);
  });

  it.for(['2026-11-19T00:00:00-05:00', '2026-11-20T00:00:00Z', '2026-11-21T15:59:59.999Z'])(
    'may be dated %s, as clocks and zones differ by a day',
    async (authorizedAt) => {
      expect(await differences({ authorizedAt })).toEqual([]);
    },
  );
});

describe('an authorization of something else', () => {
  it.for(['2026-11-18T23:59:59-05:00', '2001-01-01T00:00:00-05:00', '2026-11-21T16:00:00.001Z'])(
    'is known by a date such as %s',
    async (authorizedAt) => {
      expect(await differences({ authorizedAt })).toEqual(['date']);
    },
  );

  it('is known by its number and by its environment', async () => {
    expect(await differences({ number: foreignKey({ sequential: 2 }) })).toEqual(['access_key']);
    expect(await differences({ environment: 'test' })).toEqual(['environment']);
  });

  it.for([
    ['one letter', sent.replace('Café molido', 'Cafe molido')],
    ['a blank inside', sent.replace('<detalles>', '<detalles> ')],
    ['an amount', sent.replace('<importeTotal>11.50', '<importeTotal>11.51')],
    ['the signature, which is missing', foreignInvoiceXml()],
    ['everything', '<factura/>'],
  ] as const)('is known by %s', async ([, document]) => {
    expect(await differences({ document })).toContain('document');
  });

  it('that says the same and was signed another time is reported as that', async () => {
    const signingTime = new Date('2026-11-20T17:00:00.000Z');
    const again = await makeSigner(makeTestKey(companyRuc)).sign(foreignInvoiceXml(), {
      signingTime,
      idSeed: '8',
    });
    expect(await differences({ document: again })).toEqual(['signature']);
  });

  it('is known by the key and the environment inside the document', async () => {
    const other = await signedForeignInvoice({ sequential: 2, environment: 'test' });
    expect(await differences({ document: other })).toEqual(['access_key', 'environment', 'document']);
  });

  it.for(['<factura>cut', 'Request Rejected', '<!DOCTYPE x><x/>'])(
    'that cannot be read («%s») is never taken for it',
    async (document) => {
      expect(await differences({ document })).toEqual(['unreadable']);
    },
  );
});
