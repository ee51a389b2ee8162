import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDecision } from '../../../../src-main/authority/answers/authorization-answer.ts';
import { readReception } from '../../../../src-main/authority/answers/reception-answer.ts';
import type { Decision, Reception } from '../../../../src-main/sync/ports/authority.ts';
import { describeWithShared, sharedFile, sharedPath } from '../../../support/samples/shared-files.ts';
import { reply } from './answer-text.ts';

interface Expected {
  readonly accessKey: string;
  readonly outcome: Partial<Reception | Decision>;
  readonly messages?: readonly (readonly [code: string, type: string])[];
  readonly status?: number;
}

const invoiceKey = '2011202601176001321000110010020000001011234567812';
const goClientKey = '2508202601179001234500110010020000001231234567811';

/** Every answer of the folder but those of the query service, which the delivery does not ask. */
const expected: Readonly<Record<string, Expected>> = {
  'recepcion-recibida.xml': { accessKey: invoiceKey, outcome: { kind: 'received' }, messages: [] },
  'recepcion-devuelta-35.xml': {
    accessKey: invoiceKey,
    outcome: { kind: 'returned' },
    messages: [['35', 'error']],
  },
  'recepcion-devuelta-43-70.xml': {
    accessKey: goClientKey,
    outcome: { kind: 'already_there' },
    messages: [
      ['43', 'error'],
      ['70', 'error'],
    ],
  },
  'recepcion-devuelta-65.xml': {
    accessKey: invoiceKey,
    outcome: { kind: 'returned' },
    messages: [['65', 'error']],
  },
  'recepcion-devuelta-70-informativo.xml': {
    accessKey: invoiceKey,
    outcome: { kind: 'already_there' },
    messages: [['70', 'info']],
  },
  'autorizacion-autorizado-60.xml': {
    accessKey: invoiceKey,
    outcome: { kind: 'authorized', number: invoiceKey, authorizedAt: '2026-11-20T10:31:09-05:00' },
    messages: [['60', 'warning']],
  },
  'autorizacion-no-autorizado-39.xml': {
    accessKey: '1609202601176001321000110010010009404212344783611',
    outcome: { kind: 'not_authorized' },
    messages: [['39', 'error']],
  },
  'autorizacion-vacia.xml': {
    accessKey: '1609202601176001321000110010010000001231234567813',
    outcome: { kind: 'not_found' },
  },
  'autorizacion-varias-en-proceso.xml': { accessKey: goClientKey, outcome: { kind: 'in_process' } },
  'fault-500.xml': {
    accessKey: invoiceKey,
    status: 500,
    outcome: { kind: 'unknown', problem: 'fault', detail: 'soap:Server Error interno general' },
  },
};

describeWithShared('a recorded answer of the authority', () => {
  it('has its expectation here, whichever the file', () => {
    const files = readdirSync(sharedPath('samples/soap')).filter((name) => !name.startsWith('consulta-'));
    expect(files.sort()).toEqual(Object.keys(expected).sort());
  });

  it.for(Object.entries(expected))('is understood: %s', ([name, wanted]) => {
    const answer = reply(sharedFile(`samples/soap/${name}`), wanted.status);
    const read = name.startsWith('recepcion') ? readReception : readDecision;
    const outcome = read(answer, wanted.accessKey);
    expect(outcome).toMatchObject(wanted.outcome);
    if (wanted.messages !== undefined) {
      const messages = 'messages' in outcome ? outcome.messages : [];
      expect(messages.map(({ code, type }) => [code, type])).toEqual(wanted.messages);
    }
  });

  it("keeps the authority's words and adds a cause and a remedy", () => {
    const outcome = readReception(reply(sharedFile('samples/soap/recepcion-devuelta-35.xml')), invoiceKey);
    expect(outcome).toEqual({
      kind: 'returned',
      messages: [
        {
          code: '35',
          message: 'ARCHIVO NO CUMPLE ESTRUCTURA XML',
          detail:
            'Se encontró el siguiente error en la estructura del comprobante: No se ha encontrado información en el tag claveAcceso.',
          type: 'error',
          fault: 'program',
          cause: expect.stringMatching(/\w/u),
          remedy: expect.stringMatching(/\w/u),
        },
      ],
    });
  });
});
