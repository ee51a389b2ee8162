import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { altered, justAfter } from '../../support/authority-double/documents/document-xml.ts';
import { aFactura, aSimpleFactura } from '../../support/authority-double/documents/factura.ts';
import { aNotaCredito } from '../../support/authority-double/documents/notas.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';

const signer = makeSigner(makeTestKey(companyRuc, { issuer: 'unknown' }));

let double: AuthorityDouble;
beforeEach(async () => {
  double = await startAuthorityDouble({ now: () => justAfter, decisionDelayMs: 0 });
});
afterEach(() => double.close());

/** Hands a document over and tells what became of it, with the codes it was answered with. */
async function send(xml: string): Promise<string> {
  const signed = await signer.sign(xml, { signingTime: justAfter, idSeed: 'seed' });
  const response = await fetch(`${double.url}/comprobantes-electronicos-ws/RecepcionComprobantesOffline`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=UTF-8', SOAPAction: '""' },
    body:
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
      '<q:validarComprobante xmlns:q="http://ec.gob.sri.ws.recepcion"><xml>' +
      `${Buffer.from(signed).toString('base64')}</xml></q:validarComprobante></s:Body></s:Envelope>`,
  });
  const codes = [...(await response.text()).matchAll(/<identificador>(\d+)</gu)].map(([, code]) => code);
  if (codes.length > 0) return `returned ${codes.join(' ')}`;
  const held = double.documents().at(-1);
  return `${held?.state} ${held?.messages.map(({ code }) => code).join(' ')}`;
}

function note(sequential: string, changes: Readonly<Record<string, string>> = {}): string {
  return altered(aNotaCredito({ sequential }), changes);
}

function keyOf(xml: string): string {
  return /<claveAcceso>(\d{49})/u.exec(xml)?.[1] ?? '';
}

const authorized = 'authorized 60';

describe('credit notes on an invoice the double holds', () => {
  it('are authorized until they exceed it, and again when one of them is annulled', async () => {
    expect(await send(aFactura())).toBe(authorized);
    for (const sequential of ['000000001', '000000002', '000000003', '000000004']) {
      expect(await send(note(sequential))).toBe(authorized);
    }
    expect(await send(note('000000005'))).toBe('not_authorized 52');
    expect(double.documents().at(-1)?.messages[0]?.detail).toBe(
      'Las notas de crédito suman 179.15 y la factura 001-001-000000001 es de 163.75',
    );
    double.annul(keyOf(note('000000002')));
    expect(await send(note('000000005'))).toBe(authorized);
  });

  it('are not authorized when it is to a final consumer', async () => {
    expect(await send(aSimpleFactura())).toBe(authorized);
    expect(await send(note('000000001'))).toBe('not_authorized 69');
  });

  it('are judged in the order they came, even if nobody asks for them in that order', async () => {
    double.setDecisionDelay(Number.POSITIVE_INFINITY);
    await send(aFactura());
    for (const sequential of ['000000001', '000000002', '000000003', '000000004', '000000005']) {
      await send(note(sequential));
    }
    double.setDecisionDelay(0);
    expect(double.acceptedXml(keyOf(note('000000005')))).toBeNull();
    expect(double.acceptedXml(keyOf(note('000000001')))).not.toBeNull();
  });
});

describe('credit notes', () => {
  it('on an invoice the double does not hold are taken at their word', async () => {
    expect(await send(aSimpleFactura({ sequential: '000000009' }))).toBe(authorized);
    expect(await send(note('000000001'))).toBe(authorized);
  });
});

describe('a number and a key', () => {
  it('that were returned may come again, corrected, and never after they were authorized', async () => {
    const wrong = altered(aFactura(), {
      '<tipoIdentificacionComprador>05': '<tipoIdentificacionComprador>06',
    });
    expect(await send(wrong)).toBe('returned 92');
    expect(await send(wrong)).toBe('returned 92');
    expect(await send(aFactura())).toBe(authorized);
    expect(await send(aFactura())).toBe('returned 43');
  });

  it('that were not authorized may come again, corrected, and are judged anew', async () => {
    const wrong = altered(aFactura(), { '<importeTotal>163.75': '<importeTotal>163.76' });
    expect(await send(wrong)).toBe('not_authorized 52');
    expect(await send(aFactura())).toBe(authorized);
  });

  it('are one pair: the same number under another key is refused, of another kind it is not', async () => {
    expect(await send(aFactura())).toBe(authorized);
    expect(await send(aFactura({ numericCode: '87654321' }))).toBe('returned 45');
    expect(await send(note('000000001'))).toBe(authorized);
  });
});

describe('the XML the double authorized', () => {
  it('is given byte by byte, and that of no other document', async () => {
    await send(aFactura());
    await send(note('000000001', { '<valorModificacion>35.83': '<valorModificacion>35.84' }));
    const signed = await signer.sign(aFactura(), { signingTime: justAfter, idSeed: 'seed' });
    expect(double.acceptedXml(keyOf(aFactura()))).toBe(signed);
    expect(double.acceptedXml(keyOf(note('000000001')))).toBeNull();
    expect(double.acceptedXml('0'.repeat(49))).toBeNull();
  });
});
