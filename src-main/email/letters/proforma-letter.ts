import { cleanText } from '../../documents/values/text.ts';
import type { ProformaLetter } from '../../mailing/ports/mailer.ts';
import { writeCustomerLetter } from './document-letter.ts';
import type { WrittenLetter } from './written-letter.ts';

/** The letter with which a customer gets what a shop offers. */
export function writeProformaLetter(letter: ProformaLetter): WrittenLetter {
  const { number, issueDate, validUntil, total, business } = letter;
  return writeCustomerLetter(letter, {
    name: `Proforma ${number}`,
    opening: `${cleanText(business.name)} le envía una proforma, sin valor tributario. Va adjunta en PDF.`,
    facts: [
      ['Proforma', number],
      ['Fecha de emisión', issueDate],
      ['Válida hasta', validUntil],
      ['Valor total', `$ ${total}`],
    ],
  });
}
