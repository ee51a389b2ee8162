import type { Letter } from '../../mailing/mailer.ts';
import { writeDocumentLetter } from './document-letter.ts';
import { writeTestLetter } from './test-letter.ts';
import type { WrittenLetter } from './written-letter.ts';

/** Writes a letter, in Spanish. */
export function writeLetter(letter: Letter): WrittenLetter {
  return letter.kind === 'test' ? writeTestLetter() : writeDocumentLetter(letter);
}
