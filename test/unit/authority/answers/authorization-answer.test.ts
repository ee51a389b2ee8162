import { describe, expect, it } from 'vitest';
import { readDecision } from '../../../../src-main/authority/answers/authorization-answer.ts';
import {
  askedKey,
  authorizationText as authorization,
  decisionText,
  messageText,
  otherKey,
  reply,
  soap,
} from './answer-text.ts';

const read = (...authorizations: readonly string[]) =>
  readDecision(reply(decisionText(authorizations.join(''), { count: authorizations.length })), askedKey);

const date = '2026-11-20T10:31:09-05:00';

describe('the answer of authorization', () => {
  it.for([
    ['AUTORIZADO', 'authorized'],
    ['AUT', 'authorized'],
    ['autorizado', 'authorized'],
    ['NO AUTORIZADO', 'not_authorized'],
    ['NO_AUTORIZADO', 'not_authorized'],
    [' NO  AUTORIZADO ', 'not_authorized'],
    ['NAT', 'not_authorized'],
    ['RECHAZADO', 'not_authorized'],
    ['RECHAZADA', 'not_authorized'],
    ['EN PROCESO', 'in_process'],
    ['EN PROCESAMIENTO', 'in_process'],
    ['PPR', 'in_process'],
    ['EN REVISION', 'in_process'],
    ['', 'in_process'],
  ] as const)('«%s» is %s', ([estado, kind]) => {
    expect(read(authorization({ estado, date })).kind).toBe(kind);
  });

  it('authorizes nothing where it names no key, no number and no document', () => {
    const readOf = (parts: { number?: string; document?: string }, key = '') =>
      readDecision(
        reply(decisionText(authorization({ estado: 'AUTORIZADO', date, ...parts }), { key })),
        askedKey,
      );
    expect(readOf({})).toMatchObject({ kind: 'unknown', problem: 'contradictory' });
    expect(readOf({}, askedKey).kind).toBe('authorized');
    expect(readOf({ number: askedKey }).kind).toBe('authorized');
    expect(readOf({ document: '<![CDATA[<factura/>]]>' }).kind).toBe('authorized');
  });

  it('keeps the date of what it says in a word nobody knows', () => {
    expect(read(authorization({ estado: 'EN REVISION', date }))).toEqual({
      kind: 'in_process',
      decidedAt: date,
    });
    expect(read(authorization({ estado: 'EN PROCESO' }))).toEqual({ kind: 'in_process' });
  });

  it('keeps number, date and warnings of an authorized document', () => {
    const text = authorization({
      estado: 'AUTORIZADO',
      date,
      number: askedKey,
      document: `<![CDATA[<factura><infoTributaria><claveAcceso>${askedKey}</claveAcceso></infoTributaria></factura>]]>`,
      messages: messageText('60', 'ADVERTENCIA') + messageText('59', 'ADVERTENCIA'),
    });
    expect(read(text)).toMatchObject({
      kind: 'authorized',
      number: askedKey,
      authorizedAt: date,
      messages: [
        { code: '60', type: 'warning' },
        { code: '59', type: 'warning' },
      ],
    });
  });

  it('lets an authorization count over every other one', () => {
    const authorized = authorization({ estado: 'AUTORIZADO', date: '2026-11-20T10:00:00-05:00' });
    const refusedLater = authorization({ estado: 'NO AUTORIZADO', date: '2026-11-20T12:00:00-05:00' });
    const inProcess = authorization({ estado: 'EN PROCESO' });
    expect(read(authorized, refusedLater, inProcess).kind).toBe('authorized');
    expect(read(inProcess, refusedLater, authorized).kind).toBe('authorized');
  });

  it('without one takes the latest, an undated undecided one being the latest of all', () => {
    const older = authorization({
      estado: 'NO AUTORIZADO',
      date: '20/11/2026 10:00:00',
      messages: messageText('39'),
    });
    const newer = authorization({
      estado: 'NO AUTORIZADO',
      date: '2026-11-20T16:00:00Z',
      messages: messageText('52'),
    });
    expect(read(newer, older)).toMatchObject({
      kind: 'not_authorized',
      decidedAt: '2026-11-20T16:00:00Z',
      messages: [{ code: '52' }],
    });
    expect(read(older, newer)).toMatchObject({ kind: 'not_authorized', messages: [{ code: '52' }] });
    expect(read(authorization({ estado: 'EN PROCESO' }), newer).kind).toBe('in_process');
    expect(read(authorization({ estado: 'EN PROCESO', date: '19/11/2026 10:00:00' }), newer).kind).toBe(
      'not_authorized',
    );
  });

  it('is not found when nothing is announced and nothing given', () => {
    expect(read()).toEqual({ kind: 'not_found' });
    const announced = decisionText('', { count: 1 });
    expect(readDecision(reply(announced), askedKey)).toMatchObject({ problem: 'contradictory' });
  });

  it.for([
    [
      'another key was consulted',
      decisionText(authorization({ estado: 'AUTORIZADO', date }), { key: otherKey }),
    ],
    [
      'no date can be read',
      decisionText(authorization({ estado: 'AUTORIZADO', date: '31/02/2026 10:00:00' })),
    ],
  ] as const)('is contradictory when authorized but %s', ([, text]) => {
    expect(readDecision(reply(text), askedKey)).toMatchObject({ kind: 'unknown', problem: 'contradictory' });
  });

  it('gives number, environment and enclosed document as they are, whomever they are of', () => {
    const document = `<factura><claveAcceso>${otherKey}</claveAcceso></factura>`;
    const text = authorization({
      estado: 'AUTORIZADO',
      date,
      number: otherKey,
      environment: 'PRODUCCI\u00d3N',
      document: `<![CDATA[${document}]]>`,
    });
    expect(read(text)).toMatchObject({ number: otherKey, environment: 'live', document });
    const bare = authorization({ estado: 'AUTORIZADO', date, environment: 'produccion' });
    expect(read(bare)).toEqual({
      kind: 'authorized',
      number: askedKey,
      authorizedAt: date,
      environment: 'live',
      messages: [],
    });
  });

  it('is not troubled by an enclosed document that cannot be read', () => {
    const text = authorization({ estado: 'AUTORIZADO', date, document: '<![CDATA[<factura>cut]]>' });
    expect(read(text)).toMatchObject({ kind: 'authorized', number: askedKey });
  });

  it('is unknown when the response has no content', () => {
    const text = soap('<autorizacionComprobanteResponse/>');
    expect(readDecision(reply(text), askedKey)).toMatchObject({ kind: 'unknown', problem: 'not_soap' });
  });
});
