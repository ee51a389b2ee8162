import { html } from '../../html/html.ts';
import { frame } from './frame.ts';

/** A page that shows no document, and says why. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

export function noticePage({ title, text }: Notice): string {
  return frame(
    title,
    html`<div class="paper"><div class="alone"><div class="mark" aria-hidden="true">!</div><h1>${title}</h1><p>${text}</p></div></div>`,
  );
}

export const notices = {
  absent: {
    title: 'No hay nada aquí',
    text:
      'Revise que el enlace esté completo, tal como lo recibió. Si el comprobante es reciente, puede que el SRI aún no ' +
      'lo autorice: intente más tarde.',
  },
  annulled: {
    title: 'Este comprobante fue anulado',
    text: 'Ya no tiene validez y por eso no se muestra. Si tiene dudas, consulte a quien se lo emitió.',
  },
  tooFast: {
    title: 'Un momento, por favor',
    text: 'Llegaron muchas peticiones seguidas desde su conexión. Espere un momento y vuelva a intentar.',
  },
  busy: {
    title: 'Un momento, por favor',
    text: 'Hay muchas descargas a la vez. Espere unos segundos y vuelva a intentar.',
  },
  broken: {
    title: 'Algo salió mal',
    text: 'No es por usted. Intente de nuevo en un momento.',
  },
  elsewhere: {
    title: 'Esta no es la dirección',
    text: 'Use el enlace tal como lo recibió.',
  },
  notThisWay: {
    title: 'Aquí solo se mira',
    text: 'Abra el enlace en su navegador.',
  },
} as const satisfies Readonly<Record<string, Notice>>;
