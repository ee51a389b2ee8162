import { describe, expect, it } from 'vitest';
import { readState } from '../../../../src-main/authority/answers/state-answer.ts';
import { describeWithShared, sharedFile } from '../../../support/samples/shared-files.ts';
import { askedKey, otherKey, reply, soap } from './answer-text.ts';

const read = (body: string, status?: number) => readState(reply(body, status), askedKey);

const unavailable = { kind: 'unavailable' };

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
  ] as const)('«%s» is %s', ([text, state]) => {
    const key = `<claveAcceso>${askedKey}</claveAcceso>`;
    expect(read(stateText(`${key}<mensajes/><estadoAutorizacion>${text}</estadoAutorizacion>`))).toEqual({
      kind: 'found',
      state,
    });
  });

  it('has the date of the decision', () => {
    const content =
      `<claveAcceso>${askedKey}</claveAcceso><estadoAutorizacion>AUTORIZADO</estadoAutorizacion>` +
      '<fechaAutorizacion>2026-11-20T10:31:09-05:00</fechaAutorizacion>';
    expect(read(stateText(content))).toHaveProperty('decidedAt', '2026-11-20T10:31:09-05:00');
  });

  it.for(['EN REVISION', ''])('says nothing in the words «%s»', (text) => {
    const content = `<claveAcceso>${askedKey}</claveAcceso><estadoAutorizacion>${text}</estadoAutorizacion>`;
    expect(read(stateText(content))).toEqual(unavailable);
  });

  it('says nothing about another key, nor when it failed', () => {
    const state = '<estadoAutorizacion>ANULADO</estadoAutorizacion>';
    const answer = (key: string) => stateText(`<claveAcceso>${key}</claveAcceso>${state}`);
    expect(read(answer(otherKey))).toEqual(unavailable);
    expect(read(stateText(state))).toEqual(unavailable);
    expect(read(answer(askedKey), 503)).toEqual(unavailable);
    expect(read('<html>Request Rejected</html>')).toEqual(unavailable);
    expect(
      readState(
        { kind: 'failed', problem: 'timeout', detail: '', status: null, date: null, body: null },
        askedKey,
      ),
    ).toEqual(unavailable);
  });
});

describeWithShared('answers of the query service as they were seen', () => {
  it.for([
    ['consulta-autorizado', '2111202405176001321000110010010000001241234567810', 'authorized'],
    ['consulta-anulado', '2111202405176001321000110010010000001241234567810', 'annulled'],
    ['consulta-99-sin-datos', '1509202601176001321000110010010000000011234567811', undefined],
  ] as const)('%s', ([name, key, state]) => {
    expect(readState(reply(sharedFile(`samples/soap/${name}.xml`)), key)).toMatchObject(
      state === undefined ? { kind: 'no_data' } : { kind: 'found', state },
    );
  });
});
