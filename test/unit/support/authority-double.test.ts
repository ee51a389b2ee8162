import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { checkDigitOf } from '../../support/authority-double/checks/access-key.ts';
import type { ServiceOperation } from '../../support/authority-double/soap/soap-request.ts';
import { describeWithShared, sharedFile } from '../../support/samples/shared-files.ts';

/** The evening after the samples were dated and signed. */
const clock = new Date('2026-11-21T12:00:00-05:00');

/** A request written by hand: the double is tested without the product's client. */
async function ask(double: AuthorityDouble, operation: ServiceOperation, content: string | Uint8Array) {
  const { service, name, element, parameter } = wire[operation];
  const value = typeof content === 'string' ? content : Buffer.from(content).toString('base64');
  const response = await fetch(`${double.url}/comprobantes-electronicos-ws/${service}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=UTF-8', SOAPAction: '""' },
    body:
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
      `<q:${element} xmlns:q="http://ec.gob.sri.ws.${name}"><${parameter}>${value}</${parameter}></q:${element}>` +
      '</s:Body></s:Envelope>',
  });
  return { status: response.status, text: await response.text() };
}

const wire = {
  reception: {
    service: 'RecepcionComprobantesOffline',
    name: 'recepcion',
    element: 'validarComprobante',
    parameter: 'xml',
  },
  authorization: {
    service: 'AutorizacionComprobantesOffline',
    name: 'autorizacion',
    element: 'autorizacionComprobante',
    parameter: 'claveAccesoComprobante',
  },
  query: {
    service: 'ConsultaComprobante',
    name: 'consultas',
    element: 'consultarEstadoAutorizacionComprobante',
    parameter: 'claveAcceso',
  },
} as const;

function sample(name: string): string {
  return sharedFile(`samples/constructed/${name}`);
}

function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/<identificador>(\d+)</gu)].map(([, code = '']) => code);
}

function keyOf(xml: string): string {
  return /<claveAcceso>(\d{49})</u.exec(xml)?.[1] ?? '';
}

/** The same document under another sequential, its key recomputed: the signature no longer stands. */
function renumbered(xml: string, numericCode: string): string {
  const key = keyOf(xml);
  const digits = `${key.slice(0, 39)}${numericCode}${key.slice(47, 48)}`;
  return xml.replaceAll(key, digits + checkDigitOf(digits));
}

describe('the authority double', () => {
  let double: AuthorityDouble;
  beforeEach(async () => {
    double = await startAuthorityDouble({ now: () => clock, decisionDelayMs: 0 });
  });
  afterEach(() => double.close());

  it('knows nothing of a key it never received', async () => {
    const { text } = await ask(double, 'authorization', '1'.repeat(49));
    expect(text).toContain('<numeroComprobantes>0</numeroComprobantes><autorizaciones/>');
  });

  it('answers a wrong envelope with a fault and a WSDL request with a WSDL', async () => {
    const address = `${double.url}/comprobantes-electronicos-ws/RecepcionComprobantesOffline`;
    const headers = { 'Content-Type': 'text/xml', SOAPAction: '""' };
    const wrong = await fetch(address, { method: 'POST', headers, body: '<a/>' });
    expect(wrong.status).toBe(500);
    expect(await wrong.text()).toContain('faultstring');
    expect(await (await fetch(`${address}?wsdl`)).text()).toContain('http://ec.gob.sri.ws.recepcion');
    expect((await fetch(`${double.url}/elsewhere`)).status).toBe(404);
  });

  describeWithShared('with real documents', () => {
    it.for([
      'factura_2.1.0.signed.xml',
      'factura_1.1.0_consumidor_final.signed.xml',
      'notaCredito_1.1.0.signed.xml',
      'notaDebito_1.0.0.signed.xml',
      'guiaRemision_1.1.0.signed.xml',
      'comprobanteRetencion_2.0.0.signed.xml',
    ])('receives and authorizes %s', async (name) => {
      const xml = sample(name);
      const reception = await ask(double, 'reception', Buffer.from(xml));
      expect(reception.text).toContain('<estado>RECIBIDA</estado><comprobantes/>');

      const decision = await ask(double, 'authorization', keyOf(xml));
      expect(decision.text).toContain('<estado>AUTORIZADO</estado>');
      expect(codesIn(decision.text)).toEqual(['60']);
      expect(decision.text).toContain(`<![CDATA[${xml}]]>`);
      const [stored] = double.documents();
      expect(stored?.state).toBe('authorized');
      expect(Buffer.from(stored?.bytes ?? []).equals(Buffer.from(xml))).toBe(true);
    });

    it.for([
      ['a changed amount', '39', '<importeTotal>138.28<', '<importeTotal>138.29<'],
      ['a changed name', '39', 'EMPRESA DE PRUEBA S.A.', 'EMPRESA DE PRUEBA S.L.'],
      ['a changed signature value', '39', /<ds:SignatureValue([^>]*)>./u, '<ds:SignatureValue$1>A'],
      ['a changed issuer name', '39', 'CN=ec-sri-invoice-sign,OU', 'CN=ec-sri-invoice-sing,OU'],
      ['a changed signing time', '39', '2026-11-21T02:33:27.192', '2026-11-21T02:33:28.192'],
      ['the same certificate written otherwise', '39', '<ds:X509Certificate>', '<ds:X509Certificate>\n'],
      ['no certificate', '40', /<ds:X509Certificate>[^<]*/u, '<ds:X509Certificate>'],
    ] as const)('does not authorize a document with %s (%s)', async ([, code, from, to]) => {
      const original = sample('factura_2.1.0.signed.xml');
      const tampered = original.replace(from, to);
      expect(tampered).not.toBe(original);
      const reception = await ask(double, 'reception', Buffer.from(tampered));
      expect(reception.text).toContain('RECIBIDA');

      const decision = await ask(double, 'authorization', keyOf(tampered));
      expect(decision.text).toContain('<estado>NO AUTORIZADO</estado>');
      expect(codesIn(decision.text)).toEqual([code]);
    });

    it.for([
      ['an element out of place', '35', '<moneda>DOLAR</moneda>', ''],
      ['a number of eight digits', '35', '<secuencial>000000101', '<secuencial>00000101'],
      ['an unknown version', '48', 'version="2.1.0"', 'version="9.9.9"'],
      ['a root that is no document', '47', /factura\b/gu, 'facturita'],
      ['a number other than its key says', '58', '<secuencial>000000101', '<secuencial>000000102'],
      ['a date other than its key says', '58', '<fechaEmision>20/', '<fechaEmision>19/'],
      ['a key that fails modulo 11', '58', /812<\/claveAcceso>/u, '813</claveAcceso>'],
      ['text that is not XML', '35', '</factura>', '</nota>'],
      ['a DOCTYPE', '35', '<factura ', '<!DOCTYPE factura [<!ENTITY x "y">]><factura '],
    ] as const)('returns %s (%s)', async ([name, code, from, to]) => {
      const original = sample('factura_2.1.0.signed.xml');
      const broken =
        name === 'an element out of place'
          ? original.replace(from, to).replace('<propina>', '<moneda>DOLAR</moneda><propina>')
          : original.replace(from, to);
      expect(broken).not.toBe(original);
      const { text } = await ask(double, 'reception', Buffer.from(broken));
      expect(text).toContain('<estado>DEVUELTA</estado>');
      expect(codesIn(text)).toEqual([code]);
      expect(double.documents()).toEqual([]);
    });

    it('returns what is too large or empty', async () => {
      const large = sample('factura_2.1.0.signed.xml').replace(
        '</factura>',
        `${' '.repeat(330_000)}</factura>`,
      );
      expect(codesIn((await ask(double, 'reception', Buffer.from(large))).text)).toEqual(['26']);
      expect(codesIn((await ask(double, 'reception', '')).text)).toEqual(['49']);
    });

    it('says 43 to a key it holds and 45 to its number under another key', async () => {
      const xml = sample('factura_2.1.0.signed.xml');
      await ask(double, 'reception', Buffer.from(xml));
      const again = await ask(double, 'reception', Buffer.from(xml));
      expect(codesIn(again.text)).toEqual(['43']);
      const other = await ask(double, 'reception', Buffer.from(renumbered(xml, '87654321')));
      expect(codesIn(other.text)).toEqual(['45']);

      expect(double.documents()).toHaveLength(1);
      expect(double.received(keyOf(xml)).map(({ estado }) => estado)).toEqual(['RECIBIDA', 'DEVUELTA']);
      expect(double.counts()).toEqual({ reception: 3, authorization: 0, query: 0 });
    });

    it('takes a refused document again, and then answers about both', async () => {
      const xml = sample('factura_2.1.0.signed.xml');
      await ask(double, 'reception', Buffer.from(xml.replace('S.A.', 'S.L.')));
      expect((await ask(double, 'authorization', keyOf(xml))).text).toContain('NO AUTORIZADO');
      expect((await ask(double, 'reception', Buffer.from(xml))).text).toContain('RECIBIDA');

      const { text } = await ask(double, 'authorization', keyOf(xml));
      expect(text).toContain('<numeroComprobantes>2<');
      expect([...text.matchAll(/<estado>([^<]*)</gu)].map(([, estado]) => estado)).toEqual([
        'NO AUTORIZADO',
        'AUTORIZADO',
      ]);
    });

    it('shows EN PROCESO until it decides, with 70 for the impatient', async () => {
      const patient = await startAuthorityDouble({
        now: () => clock,
        decisionDelayMs: Number.POSITIVE_INFINITY,
        inProcessCode: '70',
      });
      const xml = sample('factura_2.1.0.signed.xml');
      await ask(patient, 'reception', Buffer.from(xml));
      expect((await ask(patient, 'authorization', keyOf(xml))).text).toContain('<estado>EN PROCESO</estado>');
      expect(codesIn((await ask(patient, 'reception', Buffer.from(xml))).text)).toEqual(['70']);
      patient.setDecisionDelay(0);
      expect((await ask(patient, 'authorization', keyOf(xml))).text).toContain('<estado>AUTORIZADO</estado>');
      await patient.close();
    });

    it('decides nothing of what it hid in its queue, so that handed over again it is no second one', async () => {
      const busy = await startAuthorityDouble({
        now: () => clock,
        decisionDelayMs: 200,
        inProcessCode: '70',
      });
      const xml = sample('factura_2.1.0.signed.xml');
      await ask(busy, 'reception', Buffer.from(xml));
      busy.next('authorization', 'in_queue');
      expect((await ask(busy, 'authorization', keyOf(xml))).text).toContain('<numeroComprobantes>0<');
      busy.setDecisionDelay(0);
      expect(codesIn((await ask(busy, 'reception', Buffer.from(xml))).text)).toEqual(['70']);
      busy.setInProcessCode('43');
      expect(codesIn((await ask(busy, 'reception', Buffer.from(xml))).text)).toEqual(['43']);
      expect(busy.documents()).toHaveLength(1);
      await busy.close();
    });

    it.for([
      ['more than 90 days old', '2027-02-19T00:00:00-05:00', '65'],
      ['dated tomorrow', '2026-11-19T23:59:59-05:00', '65'],
      ['90 days old', '2027-02-17T23:59:00-05:00', undefined],
    ] as const)('judges the date of a document %s', async ([, now, code]) => {
      const dated = await startAuthorityDouble({ now: () => new Date(now) });
      const { text } = await ask(dated, 'reception', Buffer.from(sample('factura_2.1.0.signed.xml')));
      expect(codesIn(text)).toEqual(code === undefined ? [] : [code]);
      await dated.close();
    });

    it.for([
      ['on the fifteenth day', '2026-12-06T12:00:00-05:00', '1', 'AUTORIZADO'],
      ['after fifteen days', '2026-12-06T12:00:01-05:00', '0', 'AUTORIZADO'],
      ['at the end of the next month', '2026-12-31T23:59:59-05:00', '0', 'AUTORIZADO'],
      ['in the month after the next', '2027-01-01T00:00:00-05:00', '0', '99'],
    ] as const)(
      'hands a document out for days, and tells its state for two months: %s',
      async ([, asked, count, state]) => {
        let now = clock;
        const aging = await startAuthorityDouble({ now: () => now, decisionDelayMs: 0 });
        const xml = sample('factura_2.1.0.signed.xml');
        await ask(aging, 'reception', Buffer.from(xml));
        await ask(aging, 'authorization', keyOf(xml));
        now = new Date(asked);
        const { text } = await ask(aging, 'authorization', keyOf(xml));
        expect(text).toContain(`<numeroComprobantes>${count}<`);
        const query = (await ask(aging, 'query', keyOf(xml))).text;
        expect([...codesIn(query), ...(query.includes('>AUTORIZADO<') ? ['AUTORIZADO'] : [])]).toEqual([
          state,
        ]);
        expect(codesIn((await ask(aging, 'reception', Buffer.from(xml))).text)).toEqual(['43']);
        await aging.close();
      },
    );

    it("refuses by a test's own rule, an unknown issuer and the wrong environment", async () => {
      const xml = sample('factura_2.1.0.signed.xml');
      double.refuse('reception', ({ secuencial }) =>
        secuencial === '000000101'
          ? { code: '69', title: 'ERROR EN LA IDENTIFICACIÓN DEL RECEPTOR', detail: '', type: 'ERROR' }
          : null,
      );
      expect(codesIn((await ask(double, 'reception', Buffer.from(xml))).text)).toEqual(['69']);

      const strict = await startAuthorityDouble({ now: () => clock, decisionDelayMs: 0, registeredRucs: [] });
      await ask(strict, 'reception', Buffer.from(xml));
      expect(codesIn((await ask(strict, 'authorization', keyOf(xml))).text)).toEqual(['46']);
      await strict.close();

      const production = await startAuthorityDouble({ now: () => clock, ambiente: '2' });
      expect(codesIn((await ask(production, 'reception', Buffer.from(xml))).text)).toEqual(['58']);
      await production.close();
    });

    it('gives the query service what became of a document, annulment included', async () => {
      const xml = sample('factura_2.1.0.signed.xml');
      expect(codesIn((await ask(double, 'query', keyOf(xml))).text)).toEqual(['99']);
      await ask(double, 'reception', Buffer.from(xml));
      expect((await ask(double, 'query', keyOf(xml))).text).toContain('<estadoAutorizacion>AUTORIZADO<');
      double.annul(keyOf(xml));
      expect((await ask(double, 'query', keyOf(xml))).text).toContain('<estadoAutorizacion>ANULADO<');
    });
  });
});
