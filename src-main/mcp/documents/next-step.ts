import type { AgentDocument } from './agent-document.ts';

export const nextSteps = ['resubmit_document', 'report', 'person', 'wait', 'none'] as const;

/** What can be done about a document as it stands. */
export interface NextStep {
  /**
   * The next thing to do; `person` and `report` are for somebody at Mostrador's window, the latter of an error that only
   * the program's makers can mend; `wait` and `none` are for nobody.
   */
  readonly next_step: (typeof nextSteps)[number];
  /** Spanish, for the person. */
  readonly how: string;
}

/** Messages after which a correction does not help, and why (api.md §9). */
const personSteps: Readonly<Record<string, string>> = {
  '45':
    'El SRI ya tiene otro documento con ese número. La serie está detenida hasta que una persona diga desde qué número ' +
    'seguir: en Mostrador, Ajustes, Series.',
  '65':
    'La fecha de emisión no se puede corregir. La salida es emitir lo mismo hoy, con otro número: lo decide una persona en ' +
    'Mostrador, en «Necesitan su decisión».',
};

/** Amounts that the authority computes otherwise: a correction computes them anew, even of the same body. */
const RECOMPUTED = '52';

/** What to do next about a document, by its status and by what the authority answered. */
export function nextStepOf({ status, sri_messages: messages, authorization }: AgentDocument): NextStep {
  switch (status) {
    case 'pending':
      return { next_step: 'wait', how: 'Aún no se envía. Mostrador lo envía solo en cuanto se pueda.' };
    case 'submitted':
      return {
        next_step: 'wait',
        how: 'El SRI lo recibió y aún no decide. Mostrador lo consulta por su cuenta.',
      };
    case 'authorized':
      if (authorization?.substitute_authority !== undefined) {
        return {
          next_step: 'person',
          how: 'No lo autorizó el SRI, sino otro servidor en su lugar: no tiene validez. Una persona debe abrir Mostrador conectado al SRI y emitir de nuevo la venta.',
        };
      }
      return {
        next_step: 'none',
        how: 'El SRI lo autorizó: no fue rechazado. Un aviso no le quita validez.',
      };
    case 'annulled':
      return { next_step: 'none', how: 'Está anulado: ya no se corrige.' };
    case 'returned':
    case 'not_authorized':
      break;
  }
  const step = messages.map(({ code }) => personSteps[code]).find((how) => how !== undefined);
  if (step !== undefined) return { next_step: 'person', how: step };
  if (messages.some(({ code, fault }) => fault === 'program' && code !== RECOMPUTED)) {
    return {
      next_step: 'report',
      how:
        'Es un error del programa y la venta está a salvo: reenviar lo mismo daría el mismo error. En Mostrador, en la página ' +
        'del documento, una persona pulsa «Descargar informe» y lo envía a quien le da soporte; corregido el programa, se reenvía.',
    };
  }
  return {
    next_step: 'resubmit_document',
    how:
      'Resuelva lo que dice cada remedio y envíe el documento completo, corregido, con resubmit_document: conserva su ' +
      'número, su clave de acceso y su fecha. Si el remedio es algo que se arregla en el SRI, hágalo antes y reenvíe lo mismo.',
  };
}
