/** What may come before the root: the declaration, instructions, comments and blanks. */
const PROLOG = /(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->)*/y;
const NAME = /<(?<name>[A-Za-z_][\w.-]*)[\s/>]/y;

/** The name of the root without reading the rest; null when it has a prefix or the text does not begin as XML. */
export function rootNameOf(text: string): string | null {
  PROLOG.lastIndex = 0;
  PROLOG.exec(text);
  NAME.lastIndex = PROLOG.lastIndex;
  return NAME.exec(text)?.groups?.name ?? null;
}
