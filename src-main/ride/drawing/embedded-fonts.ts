import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { resourceFile } from '../../process/program-file.ts';
import type { FontName } from './text-style.ts';

/** A font of `resources/fonts/`, read when it is first asked for a letter. A PDF holds the letters it uses. */
export class EmbeddedFont {
  readonly name: string;
  #file: Buffer | undefined;
  #font: Font | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get file(): Buffer {
    this.#file ??= readFileSync(resourceFile(`fonts/${this.name}.ttf`));
    return this.#file;
  }

  has(letter: string): boolean {
    this.#font ??= parseFont(this.file);
    return this.#font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }
}

function parseFont(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('a file of one font was expected');
  return font;
}

/**
 * The fonts for what Helvetica lacks, in the order they are asked. Arimo has its widths and its look, for Latin, Greek
 * and Cyrillic letters; Droid Sans Fallback has those of Chinese, Japanese and Korean, in one weight.
 */
export function embeddedFonts(): Readonly<Record<FontName, readonly EmbeddedFont[]>> {
  const eastAsian = new EmbeddedFont('DroidSansFallback');
  return {
    Helvetica: [new EmbeddedFont('Arimo-Regular'), eastAsian],
    'Helvetica-Bold': [new EmbeddedFont('Arimo-Bold'), eastAsian],
  };
}
