import { isSigningProblem, signingProblems } from './signing-problems.ts';

/** Why the last attempt did not bring a document further, for a person. */
const deliveryProblems = {
  unreachable: 'No hay conexión con el SRI. Se intenta de nuevo al volver la línea.',
  timeout: 'El SRI no respondió a tiempo. Antes de reenviar se le pregunta si lo recibió.',
  cut: 'La conexión con el SRI se cortó a la mitad. Antes de reenviar se le pregunta si lo recibió.',
  http_error: 'El servicio del SRI respondió con un error. Se intenta de nuevo.',
  not_soap:
    'Lo que respondió no es el servicio del SRI: puede ser una página de aviso de la red o del propio SRI.',
  fault: 'El SRI informó una falla interna. Se intenta de nuevo.',
  too_large: 'La respuesta fue demasiado grande para ser del SRI, y no se leyó.',
  contradictory: 'La respuesta del SRI se contradice o habla de otro documento. Se le pregunta de nuevo.',
  internal_error: 'Una falla de este programa, anotada en su registro. Se intenta de nuevo.',
} as const satisfies Readonly<Record<string, string>>;

/** What a person reads of the code the outbox keeps; undefined for a code of another version. */
export function deliveryProblemMessage(code: string): string | undefined {
  if (isSigningProblem(code)) {
    const { message, remedy } = signingProblems[code];
    return `${message} ${remedy}`;
  }
  return isDeliveryProblem(code) ? deliveryProblems[code] : undefined;
}

function isDeliveryProblem(code: string): code is keyof typeof deliveryProblems {
  return Object.hasOwn(deliveryProblems, code);
}
