import { cleanText } from '../../documents/values/text.ts';
import type { AttentionLetter } from '../../mailing/ports/mailer.ts';
import { attentionLine } from './attention-line.ts';
import { shortened, signature } from './common.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import type { WrittenLetter } from './written-letter.ts';

/** The letter that lists what came to need a person at the head office. */
export function writeAttentionLetter({
  business,
  items,
  more,
  reportedBefore,
  link,
}: AttentionLetter): WrittenLetter {
  const count = items.length + more;
  const name = cleanText(business.name);
  const subject = `Matriz de ${shortened(name)}: ${counted(count, 'asunto nuevo', 'asuntos nuevos')}`;
  const opening = `En la matriz hay ${counted(count, 'asunto nuevo que necesita', 'asuntos nuevos que necesitan')} a una persona:`;
  const lines = items.map((item) => cleanText(attentionLine(item)));
  const rest = [
    ...(more > 0 ? [`Y ${more} más.`] : []),
    ...(reportedBefore > 0
      ? [
          `Además ${reportedBefore === 1 ? 'sigue pendiente uno' : `siguen pendientes ${reportedBefore}`} de los que ya se avisó.`,
        ]
      : []),
  ];
  const where = 'Véalos y decídalos en la ventana de la matriz:';
  const why = 'Se avisa de cada asunto una vez, y a lo sumo una vez al día.';
  const signed = signature(business);
  return {
    senderName: name,
    subject,
    text: `${[
      opening,
      lines.map((line) => `- ${line}`).join('\n'),
      ...rest,
      `${where}\n${link}`,
      why,
      signed.join('\n'),
    ].join('\n\n')}\n`,
    html: page(subject, [
      paragraph(opening),
      html`<ul style="margin:0 0 16px;padding-left:20px">${lines.map((line) => html`<li style="margin:0 0 8px">${line}</li>`)}</ul>`,
      ...rest.map(paragraph),
      html`<p style="margin:0 0 16px">${where}<br><a href="${link}" style="color:#0b5cad;word-break:break-all">${link}</a></p>`,
      html`<p style="margin:0 0 16px;font-size:13px;color:#52525b">${why}</p>`,
      html`<p style="margin:0">${signed.map((line) => html`${line}<br>`)}</p>`,
    ]),
    attachments: [],
    pictures: [],
  };
}

function paragraph(text: string) {
  return html`<p style="margin:0 0 16px">${text}</p>`;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
