import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SigningKey } from '../../../src-main/signing/signing-key.ts';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import { accessKeyFaults, checkDigitOf } from '../../support/authority-double/checks/access-key.ts';
import { recomputeFactura } from '../../support/authority-double/checks/recompute/recompute-factura.ts';
import { signatureFault } from '../../support/authority-double/checks/signature.ts';
import { moneyText, rounded, scaled } from '../../support/authority-double/decimals.ts';
import { withXml } from '../../support/authority-double/document-facts.ts';
import { documentKinds } from '../../support/authority-double/document-kinds.ts';
import type { Issuer } from '../../support/certificates/issuers.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';
import { describeWithShared, sharedFile } from '../../support/samples/shared-files.ts';

const issuerNames = [
  'bancoCentral',
  'securityData',
  'uanataca',
  'unknown',
] as const satisfies readonly Issuer[];

describe('the double computes a check digit', () => {
  // Keys printed in the technical sheet, and the two limit cases of modulo 11.
  it.for([
    '0211202401050306179800120010020000000677300995216',
    '0403201301179226110400110015010000000081234567816',
    '0503201201176001321000110010030009900641234567814',
    '0000000000000000000000000000000000000000000000000',
    '2111202601179001234500110010010000000011234567810',
    '2111202601179001234500110010010000000101234567811',
  ])('of %s', (key) => {
    expect(checkDigitOf(key.slice(0, 48))).toBe(key.slice(48));
  });
});

describe('the double compares a key with its document', () => {
  const [kind] = documentKinds;
  const facts = kind && {
    kind,
    version: '1.1.0',
    accessKey: '2111202601179001234500110010010000000011234567810',
    ambiente: '1',
    tipoEmision: '1',
    ruc: '1790012345001',
    codDoc: '01',
    estab: '001',
    ptoEmi: '001',
    secuencial: '000000001',
    issueDate: '21/11/2026',
  };
  it('and agrees when all eight parts do', () => {
    expect(facts && accessKeyFaults(facts)).toEqual([]);
  });
  it.for([
    ['ambiente', '2'],
    ['tipoEmision', '2'],
    ['ruc', '1790012345002'],
    ['codDoc', '04'],
    ['estab', '002'],
    ['ptoEmi', '002'],
    ['secuencial', '000000002'],
    ['issueDate', '22/11/2026'],
    ['accessKey', '12345'],
  ])('and sees another %s', ([name = '', value]) => {
    expect(facts && accessKeyFaults({ ...facts, [name]: value })).toHaveLength(1);
  });
});

describe('the double calculates', () => {
  it.for([
    ['0.125', 3, '0.13'],
    ['0.124999', 6, '0.12'],
    ['-0.125', 3, '-0.13'],
    ['98.499999', 6, '98.50'],
    ['.5', 2, '0.50'],
    ['7.', 2, '7.00'],
    ['1.500000000000', 6, '1.50'],
  ] as const)('%s in cents, half up', ([text, scale, cents]) => {
    expect(moneyText(rounded(scaled(text, scale), scale, 2))).toBe(cents);
  });
  it('only with decimals', () => {
    for (const text of ['', '.', '1,5', '1e3', '1.2345678']) expect(() => scaled(text, 6)).toThrow();
  });
});

/** An invoice of one line at 15 % with ICE, an additional discount and a third party's charge. */
function invoice(changes: Readonly<Record<string, string>> = {}): string {
  const xml = `<factura><infoFactura><fechaEmision>20/11/2026</fechaEmision>
    <totalSinImpuestos>100.00</totalSinImpuestos><totalDescuento>7.00</totalDescuento><totalConImpuestos>
    <totalImpuesto><codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><baseImponible>100.00</baseImponible><valor>20.00</valor></totalImpuesto>
    <totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><descuentoAdicional>5.00</descuentoAdicional><baseImponible>120.00</baseImponible><valor>17.25</valor></totalImpuesto>
    </totalConImpuestos><propina>10.00</propina><importeTotal>145.25</importeTotal></infoFactura>
    <detalles><detalle><cantidad>3</cantidad><precioUnitario>34</precioUnitario><descuento>2.00</descuento><precioTotalSinImpuesto>100.00</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><tarifa>20.00</tarifa><baseImponible>100.00</baseImponible><valor>20.00</valor></impuesto>
    <impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>120.00</baseImponible><valor>18.00</valor></impuesto>
    </impuestos></detalle></detalles>
    <otrosRubrosTerceros><rubro><concepto>Tasa</concepto><total>3.00</total></rubro></otrosRubrosTerceros></factura>`;
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The invoice has no ${from}`);
    return text.replace(from, to);
  }, xml);
}

function differencesOf(xml: string): readonly string[] {
  return withXml(Buffer.from(xml), ({ root }) => recomputeFactura(root));
}

describe('the double recomputes an invoice', () => {
  it('and finds nothing in one that adds up', () => {
    expect(differencesOf(invoice())).toEqual([]);
  });
  it('and bears a cent in a tax, not in a sum', () => {
    expect(
      differencesOf(
        invoice({ '<valor>17.25': '<valor>17.26', '<importeTotal>145.25': '<importeTotal>145.26' }),
      ),
    ).toEqual([]);
    expect(differencesOf(invoice({ '<importeTotal>145.25': '<importeTotal>145.26' }))).toEqual([
      'importeTotal: el comprobante dice 145.26 y el valor calculado es 145.25',
    ]);
  });
  it.for([
    ['a line net', { '<precioUnitario>34': '<precioUnitario>34.01' }, 'precioTotalSinImpuesto (línea 1)'],
    [
      'an IVA base without the ICE',
      { '<baseImponible>120.00</baseImponible><valor>18': '<baseImponible>100.00</baseImponible><valor>15' },
      'baseImponible del IVA (línea 1)',
    ],
    ['a line tax', { '<valor>18.00': '<valor>18.02' }, 'valor del IVA (línea 1)'],
    [
      'a total tax that ignores the additional discount',
      { '<valor>17.25': '<valor>18.00' },
      'valor del total 2/4',
    ],
    [
      'a total without lines',
      {
        '<codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><baseImponible>':
          '<codigo>5</codigo><codigoPorcentaje>5001</codigoPorcentaje><baseImponible>',
      },
      'totalImpuesto 5/5001 no aparece en ninguna línea',
    ],
    ['a total discount', { '<totalDescuento>7.00': '<totalDescuento>2.00' }, 'totalDescuento'],
    ['a tip over a tenth', { '<propina>10.00': '<propina>10.01' }, 'La propina supera el 10 % del subtotal'],
    [
      'a rate of another date',
      { '20/11/2026': '20/11/2023' },
      'La tarifa 15 % del IVA no está vigente el 20/11/2023',
    ],
    [
      'a rate that is not its code',
      { '<tarifa>15.00': '<tarifa>12.00' },
      'La tarifa 12.00 no corresponde al código de porcentaje 4',
    ],
  ] as const)('and reports %s', ([, changes, message]) => {
    expect(differencesOf(invoice(changes)).join('\n')).toContain(message);
  });
});

const clock = new Date('2026-11-21T12:00:00-05:00');

function signatureVerdict(xml: string, at = clock) {
  return withXml(Buffer.from(xml), (document) => signatureFault(document, at));
}

describeWithShared('the double and the documents of other makers', () => {
  it.for(['factura_2.1.0.signed.xml', 'factura_1.1.0_consumidor_final.signed.xml'])(
    'agree about the amounts of %s',
    (name) => {
      expect(differencesOf(sharedFile(`samples/constructed/${name}`))).toEqual([]);
    },
  );

  it.for([
    'invoice.signed.xml',
    'invoice.issuer-with-email.signed.xml',
    'credit-note.signed.xml',
    'debit-note.signed.xml',
    'withholding-certificate.signed.xml',
  ])('agree about the signature of %s, until it is touched', (name) => {
    const xml = sharedFile(`samples/library-signed/${name}`);
    expect(signatureVerdict(xml)).toBeNull();
    const tampered = xml.replace(/<dirMatriz>./u, '<dirMatriz>~');
    expect(tampered).not.toBe(xml);
    expect(signatureVerdict(tampered)?.code).toBe('39');
  });

  it('differ about a signature from the future and one of an expired certificate', () => {
    const xml = sharedFile('samples/constructed/factura_2.1.0.signed.xml');
    expect(signatureVerdict(xml, new Date('2026-11-21T02:33:27Z'))?.detail).toContain('posterior');
    expect(signatureVerdict(xml, new Date('2033-07-13T00:00:00Z'))?.code).toBe('42');
  });
});

describe('the double verifies a signature', () => {
  const document = '<factura id="comprobante" version="1.1.0"><a>Ñandú &amp; Cía.</a></factura>';
  const circumstances = { signingTime: clock, idSeed: 'seed' };

  it.for(issuerNames)('of the product by a certificate of %s', async (issuer) => {
    const signer = makeSigner(makeTestKey(companyRuc, { issuer }));
    const signed = await signer.sign(`<?xml version="1.0" encoding="UTF-8"?>${document}`, circumstances);
    expect(signatureVerdict(signed)).toBeNull();
    expect(signatureVerdict(signed.replace('Cía.', 'Cia.'))?.code).toBe('39');
  });

  it.for([
    ['another certificate digest', /(?<=<etsi:CertDigest>.*<ds:DigestValue>).{4}/su, 'AAAA'],
    ['another serial number', /(?<=<ds:X509SerialNumber>)\d/u, '9'],
    ['another issuer', /(?<=<ds:X509IssuerName>.*)C=EC/su, 'C=CO'],
    ['the e-mail as E=', /(?<=X509IssuerName>.*)EMAILADDRESS=/su, 'E='],
    ['a time to come', /(?<=<etsi:SigningTime>)2026/u, '2027'],
    ['no reference to the key', /<ds:Reference [^>]*URI="#Certificate.*?<\/ds:Reference>/su, ''],
  ] as const)('and refuses one that stands in itself but has %s', async ([, from, to]) => {
    const key = makeTestKey(companyRuc, { issuer: 'unknown' });
    const signed = await makeSigner(key).sign(
      `<?xml version="1.0" encoding="UTF-8"?>${document}`,
      circumstances,
    );
    expect(signatureVerdict(await resigned(signed, key))).toBeNull();
    const changed = signed.replace(from, to);
    expect(changed).not.toBe(signed);
    expect(signatureVerdict(await resigned(changed, key))?.code).toBe('39');
  });

  it('and misses one where there is none', () => {
    expect(signatureVerdict(document)?.code).toBe('39');
  });
});

const signatureNames = {
  ds: 'http://www.w3.org/2000/09/xmldsig#',
  etsi: 'http://uri.etsi.org/01903/v1.3.2#',
};

/** The same document with its signed properties digested and its SignedInfo signed anew. */
async function resigned(xml: string, key: SigningKey): Promise<string> {
  const canonical = (text: string, path: string) =>
    withXml(Buffer.from(text), ({ root }) => root.get(path, signatureNames)?.canonicalizeToString() ?? '');
  const digest = createHash('sha1').update(canonical(xml, '//etsi:SignedProperties')).digest('base64');
  const redigested = xml.replace(
    /(<ds:Reference [^>]*Type="[^"]*SignedProperties".*?<ds:DigestValue>)[^<]*/su,
    (_, before: string) => before + digest,
  );
  const value = await key.sign(Buffer.from(canonical(redigested, '//ds:SignedInfo')));
  return redigested.replace(
    /(<ds:SignatureValue[^>]*>)[^<]*/u,
    (_, before: string) => before + value.toString('base64'),
  );
}
