import { MAX_MAILED_BYTES } from '../../contract/reports/monthly-mail.ts';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import { cleanText } from '../../documents/values/text.ts';
import type { HeadMonth, MonthLetter } from '../../mailing/ports/mailer.ts';
import { marks, shortened, signature } from './common.ts';
import { html } from './html.ts';
import { logoHtml, logoPicture } from './logo.ts';
import { page } from './page.ts';
import type { WrittenLetter } from './written-letter.ts';

const MAX_MEGABYTES = MAX_MAILED_BYTES / 1024 / 1024;

const NO_VALUE = 'Estos documentos son de prueba y no tienen validez tributaria.';

const CHANGED = 'Algo cambió desde el correo anterior: este archivo lo reemplaza.';

/** The letter with which an accountant gets a month, or learns that it is too large for mail. */
export function writeMonthLetter(letter: MonthLetter): WrittenLetter {
  const { business, environment, attachments } = letter;
  const changed = letter.isUpdate ? ', con cambios' : '';
  const subject = `${marks[environment]}${monthName(letter)}${changed} de ${shortened(cleanText(business.name))}`;
  const paragraphs = [
    ...(environment === 'live' ? [] : [NO_VALUE]),
    ...(letter.isUpdate ? [CHANGED] : []),
    ...paragraphsOf(letter),
  ];
  const signed = signature(business);
  return {
    senderName: cleanText(business.name),
    ...(business.replyTo !== undefined && { replyTo: business.replyTo }),
    subject,
    text: `${[...paragraphs, signed.join('\n')].join('\n\n')}\n`,
    html: page(subject, [
      ...(business.logo ? [logoHtml(business.logo, cleanText(business.name))] : []),
      ...paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`),
      html`<p style="margin:0">${signed.map((line) => html`${line}<br>`)}</p>`,
    ]),
    attachments,
    pictures: business.logo ? [logoPicture(business.logo)] : [],
  };
}

/** `Octubre de 2026`, `Julio–diciembre de 2026`. */
function monthName({ month }: MonthLetter): string {
  const { from, to } = daysOfTaxPeriod(month);
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat('es', format).formatRange(new Date(from), new Date(to));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function paragraphsOf(letter: MonthLetter): readonly string[] {
  return letter.ofHead ? headParagraphs(letter, letter.ofHead) : tillParagraphs(letter);
}

function headParagraphs({ file, attachments }: MonthLetter, { link, without, behind }: HeadMonth) {
  const contents =
    'los XML y RIDE autorizados de todas las cajas que informan a la matriz, y un libro de Excel con sus documentos y lo vendido';
  const all = [
    ...(attachments.length > 0
      ? [`Va adjunto ${file}: ${contents}.`]
      : [
          `El archivo del mes (${contents}) pesa más de ${MAX_MEGABYTES} MB, demasiado para un correo.`,
          `Pídalo al negocio: se guarda desde la matriz, en Informes → Archivo del mes (${link}).`,
        ]),
    without,
  ];
  return behind.length === 0 ? all : [...all, `De estas cajas puede faltar algo: ${behind.join('; ')}.`];
}

function tillParagraphs({ month, file, attachments }: MonthLetter): readonly string[] {
  const contents =
    'los XML y RIDE autorizados, los XML de las compras, y un libro de Excel con ventas, compras, retenciones y las cifras de los formularios 104 y 103';
  if (attachments.length > 0) {
    return [
      `Va adjunto ${file}: ${contents}.`,
      'Las cifras son una ayuda: revíselas antes de declarar. Lo que el SRI no había decidido al enviar este correo está en el libro con su estado.',
    ];
  }
  return [
    `El archivo del mes (${contents}) pesa más de ${MAX_MEGABYTES} MB, demasiado para un correo.`,
    `Pídalo al negocio: se guarda desde Mostrador, en Informes → Cerrar el mes, o con «mostrador reports month ${month} --out ${file}».`,
  ];
}
