import type { DocumentStatus } from '../kinds.ts';
import type { SriMessage } from './sri-message.ts';

/** The `code` of what the program itself says of a refusal that came without a message: the authority has none like it. */
export const WITHOUT_MESSAGE = '0';

export const explanationWithoutMessage = {
  es: {
    cause:
      'El SRI rechazó el documento y su respuesta no trae ningún mensaje: no se sabe por qué. La venta está a salvo aquí.',
    remedy:
      'Pulse «Corregir y reenviar», revise los datos y reenvíe, aunque no cambie nada. Si se repite, busque el documento en ' +
      'SRI en Línea, o pregunte al SRI con su clave de acceso.',
  },
  en: {
    cause:
      'The SRI refused the document, and its answer has no message: nobody knows why. The sale is safe here.',
    remedy:
      'Press “Correct and resend”, look over what it says and resend it, even unchanged. If it happens again, look for the ' +
      'document in SRI en Línea, or ask the SRI with its access key.',
  },
} as const satisfies Readonly<Record<'es' | 'en', Pick<SriMessage, 'cause' | 'remedy'>>>;

const titles = {
  returned: 'El SRI lo devolvió sin decir por qué',
  not_authorized: 'El SRI no lo autorizó y no dijo por qué',
} as const satisfies Partial<Record<DocumentStatus, string>>;

/** What a person reads of a refusal to which the authority gave no message. */
export function refusalWithoutMessage(status: keyof typeof titles): SriMessage {
  return {
    code: WITHOUT_MESSAGE,
    message: titles[status],
    detail: '',
    type: 'error',
    ...explanationWithoutMessage.es,
  };
}
