import { cleanText } from '../../documents/values/text.ts';
import type { Html } from '../../html/html.ts';
import type { DocumentLetter } from '../../mailing/ports/mailer.ts';
import { marks, shortened, signature } from './common.ts';
import { html } from './html.ts';
import { logoHtml, logoPicture } from './logo.ts';
import { page } from './page.ts';
import type { WrittenLetter } from './written-letter.ts';

const NO_VALUE = 'Este comprobante es de prueba y no tiene validez tributaria.';

const SEEN_AT = 'También puede verlo y descargarlo aquí:';

export function writeDocumentLetter(letter: DocumentLetter): WrittenLetter {
  const { label, number, issueDate, total, accessKey, business } = letter;
  return writeCustomerLetter(letter, {
    name: `${label} ${number}`,
    opening: `${cleanText(business.name)} le envía un comprobante electrónico autorizado por el SRI. Van adjuntos el XML y su representación impresa (RIDE) en PDF.`,
    facts: [
      [label, number],
      ['Fecha de emisión', issueDate],
      ...(total ? [[sentenceCase(total.label), `$ ${total.amount}`] as const] : []),
      ['Clave de acceso y autorización', accessKey],
    ],
  });
}

/** What a letter to a customer is made of, whatever it brings. */
type CustomerLetter = Pick<
  DocumentLetter,
  'business' | 'environment' | 'attachments' | 'link' | 'recipientName'
>;

interface LetterWords {
  /** What is in it, as the subject says it. */
  readonly name: string;
  readonly opening: string;
  readonly facts: readonly (readonly [string, string])[];
}

export function writeCustomerLetter(letter: CustomerLetter, words: LetterWords): WrittenLetter {
  const { business, environment, attachments } = letter;
  const name = cleanText(business.name);
  const subject = `${marks[environment]}${words.name} de ${shortened(name)}`;
  return {
    senderName: name,
    ...(business.replyTo !== undefined && { replyTo: business.replyTo }),
    subject,
    text: plainText(letter, words),
    html: page(subject, htmlOf(letter, words)),
    attachments,
    pictures: business.logo ? [logoPicture(business.logo)] : [],
  };
}

function greeting({ recipientName }: CustomerLetter): string {
  return recipientName === undefined ? 'Estimado cliente:' : `Estimado(a) ${cleanText(recipientName)}:`;
}

/** `VALOR TOTAL` as a letter writes it. */
function sentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}

function plainText(letter: CustomerLetter, { opening, facts }: LetterWords): string {
  const { environment, business } = letter;
  const parts = [
    ...(environment === 'live' ? [] : [NO_VALUE]),
    greeting(letter),
    opening,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...(letter.link === undefined ? [] : [`${SEEN_AT}\n${letter.link}`]),
    signature(business).join('\n'),
    ...(business.footerLegend === undefined ? [] : [cleanText(business.footerLegend)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf(letter: CustomerLetter, { opening, facts }: LetterWords): readonly Html[] {
  const { environment, business } = letter;
  const rows = facts.map(
    ([name, value]) => html`<tr>
<td style="padding:6px 12px 6px 0;color:#52525b;vertical-align:top">${name}</td>
<td style="padding:6px 0;font-weight:bold;word-break:break-all">${value}</td>
</tr>`,
  );
  const notice = html`<p style="margin:0 0 16px;padding:8px 12px;background:#fef3c7;border-radius:4px">${NO_VALUE}</p>`;
  const legend = (content: string) =>
    html`<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e4e7;font-size:13px;color:#52525b">${content}</p>`;
  return [
    ...(business.logo ? [logoHtml(business.logo, cleanText(business.name))] : []),
    ...(environment === 'live' ? [] : [notice]),
    html`<p style="margin:0 0 16px">${greeting(letter)}</p>`,
    html`<p style="margin:0 0 16px">${opening}</p>`,
    html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${rows}</table>`,
    ...(letter.link === undefined ? [] : [linkHtml(letter.link)]),
    html`<p style="margin:0">${signature(business).map((line) => html`${line}<br>`)}</p>`,
    ...(business.footerLegend === undefined ? [] : [legend(cleanText(business.footerLegend))]),
  ];
}

/** Written out too: careful readers look where a link leads before they follow it. */
function linkHtml(link: string): Html {
  return html`<p style="margin:0 0 24px">${SEEN_AT}<br><a href="${link}" style="color:#0b5cad;word-break:break-all">${link}</a></p>`;
}
