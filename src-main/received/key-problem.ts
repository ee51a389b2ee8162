import type { Problem, ProblemError } from '../contract/problems/problems.ts';
import type { NotReceived } from './received-document.ts';

/** What to do instead, where that depends on what was wanted of the document. */
export interface WaysOut {
  readonly notInSandbox: string;
  readonly unavailable: string;
}

/** Why there is no document of the access key in a body. */
export function keyProblem(reason: NotReceived, { notInSandbox, unavailable }: WaysOut): Problem {
  switch (reason) {
    case 'not_in_sandbox':
      return { code: 'not_available_in_sandbox', detail: notInSandbox };
    case 'unavailable':
      return { code: 'authority_unavailable', detail: unavailable, retryAfterSeconds: 30 };
    case 'not_an_access_key':
      return fault('invalid_value', 'No es una clave de acceso: son 49 dígitos y el último los verifica.');
    case 'other_environment':
      return fault('invalid_value', 'La clave de acceso es de otro ambiente que el de su clave de API.');
    case 'not_authorized':
      return fault('not_found', 'El SRI no autorizó el comprobante de esta clave.');
    case 'undecided':
      return fault('not_found', notYetAtAuthority);
    case 'not_handed_out':
      return fault('not_found', notHandedOut);
    case 'unreadable':
      return fault('invalid_value', 'El comprobante de esta clave no se pudo leer.');
  }
}

export const notYetAtAuthority =
  'El SRI no entrega todavía el comprobante de esta clave, que se emitió hace poco. Intente más tarde, o descárguelo de ' +
  'SRI en Línea y súbalo en Compras.';

export const notHandedOut =
  'El SRI entrega el XML de un comprobante solo durante unos días, y con esta clave ya no entrega ninguno. Eso no dice ' +
  'si está autorizado. Descárguelo de SRI en Línea y súbalo en Compras, o pídalo a quien lo emitió.';

/** What is wrong with the access key of a body. */
export function keyFaults(faults: readonly Pick<ProblemError, 'code' | 'message'>[]): Problem {
  return {
    code: 'validation_failed',
    errors: faults.map(({ code, message }) => ({ pointer: '/access_key', code, message })),
  };
}

function fault(code: string, message: string): Problem {
  return keyFaults([{ code, message }]);
}
