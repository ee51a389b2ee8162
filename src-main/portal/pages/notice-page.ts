import { html } from '../../html/html.ts';
import { frame } from './frame.ts';

/** A page that shows no document, and says why. */
export interface Notice {
  readonly title: string;
  readonly words: string;
}

export function noticePage({ title, words }: Notice): string {
  return frame(
    title,
    html`<div class="paper"><div class="alone"><div class="mark" aria-hidden="true">!</div><h1>${title}</h1><p>${words}</p></div></div>`,
  );
}

export const notices = {
  absent: {
    title: 'No hay nada aquí',
    words:
      'Revise que el enlace esté completo, tal como lo recibió. Si el comprobante es reciente, puede que el SRI aún no ' +
      'lo autorice: intente más tarde.',
  },
  annulled: {
    title: 'Este comprobante fue anulado',
    words: 'Ya no tiene validez y por eso no se muestra. Si tiene dudas, consulte a quien se lo emitió.',
  },
  tooFast: {
    title: 'Un momento, por favor',
    words: 'Llegaron muchas peticiones seguidas desde su conexión. Espere un momento y vuelva a intentar.',
  },
  busy: {
    title: 'Un momento, por favor',
    words: 'Hay muchas descargas a la vez. Espere unos segundos y vuelva a intentar.',
  },
  broken: {
    title: 'Algo salió mal',
    words: 'No es por usted. Intente de nuevo en un momento.',
  },
  elsewhere: {
    title: 'Esta no es la dirección',
    words: 'Use el enlace tal como lo recibió.',
  },
  notThisWay: {
    title: 'Aquí solo se mira',
    words: 'Abra el enlace en su navegador.',
  },
} as const satisfies Readonly<Record<string, Notice>>;
