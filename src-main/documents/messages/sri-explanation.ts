import { explanationWithoutMessage, WITHOUT_MESSAGE } from './refusal-without-message.ts';
import type { SriMessage } from './sri-message.ts';
import { type Explanation, type MessageFault, messageCatalogue } from './sri-message-catalogue.ts';

/** What happened and why, and what to press. */
type ExplanationText = Pick<SriMessage, 'cause' | 'remedy'>;

/** Why the authority says something, whose fault it is and what to do about it, in each language. */
export interface SriExplanation {
  /** Undefined where nobody knows. */
  readonly fault?: MessageFault;
  readonly es: ExplanationText;
  readonly en: ExplanationText;
}

/** For a code nobody described yet the explanation says so instead of guessing. */
export function explanationOf({ code, type }: Pick<SriMessage, 'code' | 'type'>): SriExplanation {
  if (code === WITHOUT_MESSAGE) return explanationWithoutMessage;
  const entry = messageCatalogue.find((message) => message.code === code);
  if (!entry) return undescribed[type === 'error' ? 'error' : 'notice'];
  return { fault: entry.fault, es: textOf(entry.es), en: textOf(entry.en) };
}

function textOf({ meaning, cause, remedy }: Explanation): ExplanationText {
  return { cause: `${meaning} ${cause}`, remedy };
}

const undescribed = {
  error: {
    es: {
      cause:
        'El SRI usa un código que Mostrador no conoce; lo que se sabe es el texto del mensaje y su detalle.',
      remedy:
        'Lea el detalle y corrija lo que indique antes de reenviar. Si no queda claro, pregunte al SRI por este código.',
    },
    en: {
      cause:
        "The SRI uses a code that Mostrador does not know; all that is known is the message's text and its detail.",
      remedy:
        'Read the detail and correct what it names before resending. If it is not clear, ask the SRI about this code.',
    },
  },
  notice: {
    es: {
      cause: 'El SRI usa un código que Mostrador no conoce; es un aviso y no un rechazo.',
      remedy:
        'No hace falta hacer nada para este documento. Lea el detalle por si conviene corregir algún dato.',
    },
    en: {
      cause: 'The SRI uses a code that Mostrador does not know; it is a notice and not a refusal.',
      remedy:
        'Nothing needs doing for this document. Read the detail, in case some datum is worth correcting.',
    },
  },
} as const satisfies Readonly<Record<string, SriExplanation>>;
