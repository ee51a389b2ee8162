import type { AgentDocument } from './agent-document.ts';

/** What can be done about a document as it stands. */
export interface NextStep {
  /** The next thing to do; `person` is for somebody at Mostrador's window, `wait` and `none` for nobody. */
  readonly next_step: 'resubmit_document' | 'person' | 'wait' | 'none';
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

/** What to do next about a document, by its status and by what the authority said. */
export function nextStepOf({ status, sri_messages: messages }: AgentDocument): NextStep {
  switch (status) {
    case 'pending':
      return { next_step: 'wait', how: 'Aún no se envía. Mostrador lo envía solo en cuanto se pueda.' };
    case 'submitted':
      return {
        next_step: 'wait',
        how: 'El SRI lo recibió y aún no decide. Mostrador lo consulta por su cuenta.',
      };
    case 'authorized':
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
  return {
    next_step: 'resubmit_document',
    how:
      'Resuelva lo que dice cada remedio y envíe el documento completo, corregido, con resubmit_document: conserva su ' +
      'número, su clave de acceso y su fecha. Si el remedio es algo que se arregla en el SRI, hágalo antes y reenvíe lo mismo.',
  };
}
