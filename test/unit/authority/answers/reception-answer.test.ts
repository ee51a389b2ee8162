import { describe, expect, it } from 'vitest';
import { readReception } from '../../../../src-main/authority/answers/reception-answer.ts';
import { askedKey, messageText, otherKey, receptionText, reply, returnedText, soap } from './answer-text.ts';

const read = (body: string | Uint8Array, status?: number) => readReception(reply(body, status), askedKey);

describe('the answer of reception', () => {
  it('is received with its warnings kept', () => {
    const text = receptionText(
      `<estado> Recibida </estado><comprobantes><comprobante><claveAcceso>${askedKey}</claveAcceso><mensajes>${messageText('68', 'ADVERTENCIA')}</mensajes></comprobante></comprobantes>`,
    );
    expect(read(text)).toMatchObject({ kind: 'received', messages: [{ code: '68', type: 'warning' }] });
  });

  it.for([
    ['43', messageText('43'), 'already_there'],
    ['70', messageText('70'), 'already_there'],
    ['43 with a warning', messageText('43') + messageText('68', 'ADVERTENCIA'), 'already_there'],
    ['43 with another error', messageText('43') + messageText('35'), 'returned'],
    ['45', messageText('45'), 'returned'],
    ['a code nobody knows', messageText('977'), 'returned'],
    ['no message at all', '', 'returned'],
  ] as const)('DEVUELTA with %s is %s', ([, messages, kind]) => {
    expect(read(returnedText(messages)).kind).toBe(kind);
  });

  it('DEVUELTA for an internal failure of the authority (50) refuses nothing', () => {
    expect(read(returnedText(messageText('50')))).toEqual({
      kind: 'unknown',
      problem: 'fault',
      detail: '50 TITULO',
    });
    expect(read(returnedText(messageText('50') + messageText('35'))).kind).toBe('returned');
  });

  it('about another key is contradictory, about N/A is not', () => {
    expect(read(returnedText(messageText('35'), otherKey))).toMatchObject({ problem: 'contradictory' });
    expect(read(returnedText(messageText('35'), 'N/A')).kind).toBe('returned');
  });

  it('with a status of no meaning is contradictory', () => {
    expect(read(receptionText('<estado>PENDIENTE</estado>'))).toMatchObject({ problem: 'contradictory' });
  });

  it('is read whatever the prefixes, the white space and a byte order mark', () => {
    const text = `\uFEFF<?xml version='1.0'?>
      <S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/"><S:Header/>
        <S:Body>
          <validarComprobanteResponse xmlns="http://ec.gob.sri.ws.recepcion">
            <x:RespuestaRecepcionComprobante xmlns:x="urn:x"><x:estado>RECIBIDA</x:estado></x:RespuestaRecepcionComprobante>
          </validarComprobanteResponse>
        </S:Body>
      </S:Envelope>`;
    expect(read(text)).toEqual({ kind: 'received', messages: [] });
  });

  it.for([
    ['an empty body', ''],
    ['HTML', '<html><head><title>Request Rejected</title><br></head></html>'],
    ['another envelope', '<Envelope><Body/></Envelope>'],
    ['a document cut in the middle', receptionText('<estado>RECIBIDA</estado>').slice(0, -40)],
    ['a DTD', receptionText('<estado>RECIBIDA</estado>').replace('?>', '?><!DOCTYPE a [<!ENTITY e "x">]>')],
    ['an entity nobody declared', receptionText('<estado>&xxe;</estado>')],
    ['a response without content', soap('<validarComprobanteResponse/>')],
    ["another operation's response", soap('<autorizacionComprobanteResponse/>')],
    ['elements nested without end', `${'<a>'.repeat(5000)}`],
  ] as const)('is unknown when it is %s', ([, text]) => {
    expect(read(text)).toMatchObject({ kind: 'unknown', problem: 'not_soap' });
  });

  it('is unknown when it is not UTF-8', () => {
    const latin1 = Buffer.from(receptionText('<estado>RECIBIDA</estado><x>ñ</x>'), 'latin1');
    expect(read(latin1)).toMatchObject({ kind: 'unknown', problem: 'not_soap' });
  });

  it('is unknown under any status but success, whatever it says', () => {
    expect(read(receptionText('<estado>DEVUELTA</estado>'), 503)).toMatchObject({ problem: 'http_error' });
    expect(read('<html>', 302)).toMatchObject({ problem: 'http_error' });
  });

  it('limits the size of an answer in the log', () => {
    const outcome = read(`<html>${'A'.repeat(100_000)}`, 500);
    expect('detail' in outcome && outcome.detail.length).toBeLessThanOrEqual(300);
  });
});
