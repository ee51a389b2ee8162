import { describe, expect, it } from 'vitest';
import { readState } from '../../../../src-main/authority/answers/state-answer.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { askedKey, otherKey, reply, soap } from './answer-text.ts';

const read = (body: string, status?: number) => readState(reply(body, status), askedKey);

function stateText(content: string): string {
  return soap(
    `<r:consultarEstadoAutorizacionComprobanteResponse xmlns:r="http://ec.gob.sri.ws.consultas"><EstadoAutorizacionComprobante>${content}</EstadoAutorizacionComprobante></r:consultarEstadoAutorizacionComprobanteResponse>`,
  );
}

describe('the answer of the query service', () => {
  it.for([
    ['AUTORIZADO', 'authorized'],
    ['NO AUTORIZADO', 'not_authorized'],
    ['PENDIENTE DE ANULAR', 'annulment_pending'],
    ['Pendiente_de  anular', 'annulment_pending'],
    ['ANULADO', 'annulled'],
    ['EN REVISION', undefined],
    ['', undefined],
  ] as const)('«%s» is %s', ([text, state]) => {
    const key = `<claveAcceso>${askedKey}</claveAcceso>`;
    expect(read(stateText(`${key}<mensajes/><estadoAutorizacion>${text}</estadoAutorizacion>`))).toBe(state);
  });

  it('says nothing about another key, nor when it failed', () => {
    const state = '<estadoAutorizacion>ANULADO</estadoAutorizacion>';
    const answer = (key: string) => stateText(`<claveAcceso>${key}</claveAcceso>${state}`);
    expect(read(answer(otherKey))).toBeUndefined();
    expect(read(stateText(state))).toBeUndefined();
    expect(read(answer(askedKey), 503)).toBeUndefined();
    expect(read('<html>Request Rejected</html>')).toBeUndefined();
    expect(
      readState(
        { kind: 'failed', problem: 'timeout', detail: '', status: null, date: null, body: null },
        askedKey,
      ),
    ).toBeUndefined();
  });
});

describeWithShared('answers of the query service as they were seen', () => {
  it.for([
    ['consulta-autorizado', '2111202405176001321000110010010000001241234567810', 'authorized'],
    ['consulta-anulado', '2111202405176001321000110010010000001241234567810', 'annulled'],
    ['consulta-99-sin-datos', '1509202601176001321000110010010000000011234567811', undefined],
  ] as const)('%s', ([name, key, state]) => {
    expect(readState(reply(sharedFile(`samples/soap/${name}.xml`)), key)).toBe(state);
  });
});
