import { errorMessage } from '../soap/service-message.ts';
import type { AuthorizationAnswer, ReceptionAnswer } from '../soap/soap-answers.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** A reception answer made wrong in its words. */
export function distortReception(
  answer: ReceptionAnswer,
  accessKey: string,
  misbehaviour: Misbehaviour | null,
): ReceptionAnswer {
  switch (misbehaviour) {
    case 'wrong_key':
      return { ...answer, comprobantes: [{ claveAcceso: anotherKey(accessKey), mensajes: [] }] };
    case 'unknown_state':
      return { ...answer, estado: 'EN REVISION' };
    case 'without_messages':
      return { ...answer, comprobantes: answer.comprobantes.map((one) => ({ ...one, mensajes: [] })) };
    default:
      return answer;
  }
}

/**
 * An authorization answer made wrong in its words. `several` is right, with an older refusal before the truth, where
 * there is one; so is `in_queue`: what is undecided can not be seen yet.
 */
export function distortAuthorization(
  answer: AuthorizationAnswer,
  misbehaviour: Misbehaviour | null,
): AuthorizationAnswer {
  switch (misbehaviour) {
    case 'wrong_key':
      return { ...answer, claveAccesoConsultada: anotherKey(answer.claveAccesoConsultada) };
    case 'unknown_state':
      return {
        ...answer,
        autorizaciones: answer.autorizaciones.map((one) => ({ ...one, estado: 'EN REVISION' })),
      };
    case 'without_messages':
      return {
        ...answer,
        autorizaciones: answer.autorizaciones.map((one) => ({ ...one, mensajes: [] })),
      };
    case 'in_queue':
      return {
        ...answer,
        autorizaciones: answer.autorizaciones.filter(({ fechaAutorizacion }) => fechaAutorizacion !== null),
      };
    case 'several':
      if (answer.autorizaciones.length === 0) return answer;
      return {
        ...answer,
        autorizaciones: [
          {
            estado: 'NO AUTORIZADO',
            fechaAutorizacion: new Date('2020-01-01T00:00:00Z'),
            ambiente: 'PRUEBAS',
            comprobante: Buffer.from('<factura/>'),
            mensajes: [errorMessage('39', 'Error en la firma')],
          },
          ...answer.autorizaciones,
        ],
      };
    default:
      return answer;
  }
}

function anotherKey(accessKey: string): string {
  return `${accessKey.slice(0, -1)}${(Number(accessKey.at(-1)) + 1) % 10}`;
}
