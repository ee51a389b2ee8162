import { toSriDate } from '../../documents/values/ecuador-time.ts';
import { cleanText } from '../../documents/values/text.ts';
import type { StatementLetter } from '../../mailing/ports/mailer.ts';
import { marks, shortened, signature } from './common.ts';
import { html } from './html.ts';
import { logoHtml, logoPicture } from './logo.ts';
import { page } from './page.ts';
import type { WrittenLetter } from './written-letter.ts';

/** The letter with which a customer gets the account: what is owed, and the statement with all of it. */
export function writeStatementLetter(letter: StatementLetter): WrittenLetter {
  const { business, environment, customer, attachments } = letter;
  const name = cleanText(business.name);
  const subject = `${marks[environment]}Estado de cuenta de ${shortened(name)}`;
  const paragraphs = [
    `Estimado(a) ${cleanText(customer)}:`,
    ...sums(letter),
    'Va adjunto el estado de cuenta en PDF, con cada documento y cada cobro. No es un comprobante del SRI.',
  ];
  const signed = signature(business);
  return {
    senderName: name,
    ...(business.replyTo !== undefined && { replyTo: business.replyTo }),
    subject,
    text: `${[...paragraphs, signed.join('\n')].join('\n\n')}\n`,
    html: page(subject, [
      ...(business.logo ? [logoHtml(business.logo, name)] : []),
      ...paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`),
      html`<p style="margin:0">${signed.map((line) => html`${line}<br>`)}</p>`,
    ]),
    attachments,
    pictures: business.logo ? [logoPicture(business.logo)] : [],
  };
}

function sums({ balance, overdue, until }: StatementLetter): readonly string[] {
  const day = toSriDate(until);
  if (balance.startsWith('-')) return [`Al ${day} tiene a su favor $ ${balance.slice(1)}.`];
  return [`Al ${day} debe $ ${balance}${overdue === '0.00' ? '' : `, de lo que $ ${overdue} está vencido`}.`];
}
