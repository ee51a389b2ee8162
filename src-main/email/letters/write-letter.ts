import type { Letter } from '../../mailing/ports/mailer.ts';
import { writeAttentionLetter } from './attention-letter.ts';
import { writeDocumentLetter } from './document-letter.ts';
import { html } from './html.ts';
import { writeMonthLetter } from './month-letter.ts';
import { page } from './page.ts';
import { writeProformaLetter } from './proforma-letter.ts';
import { writeStatementLetter } from './statement-letter.ts';
import type { WrittenLetter } from './written-letter.ts';

/** Writes a letter, in Spanish. */
export function writeLetter(letter: Letter): WrittenLetter {
  switch (letter.kind) {
    case 'document':
      return writeDocumentLetter(letter);
    case 'proforma':
      return writeProformaLetter(letter);
    case 'month':
      return writeMonthLetter(letter);
    case 'attention':
      return writeAttentionLetter(letter);
    case 'statement':
      return writeStatementLetter(letter);
    case 'test':
      return writeTestLetter();
  }
}

const SUBJECT = 'Correo de prueba de Mostrador';
const TEXT = 'Este es un correo de prueba. Si lo lee, Mostrador puede enviar desde esta cuenta.';

function writeTestLetter(): WrittenLetter {
  return {
    senderName: 'Mostrador',
    subject: SUBJECT,
    text: `${TEXT}\n`,
    html: page(SUBJECT, [html`<p style="margin:0">${TEXT}</p>`]),
    attachments: [],
    pictures: [],
  };
}
