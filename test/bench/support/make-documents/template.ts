/** A text with placeholders in it, each written anew in every copy. */
export type Template<Copy> = readonly (string | TextOfCopy<Copy>)[];

export type TextOfCopy<Copy> = (copy: Copy) => string;

/** What to look for, and what stands in its place in a copy. Of those that fit at one spot the first counts. */
export interface Replacement<Copy> {
  /** Without groups of its own. */
  readonly pattern: string;
  textOf(match: string): TextOfCopy<Copy>;
}

/** Cuts a text where something in it is to be replaced, once, so that a copy of it is no more than a joining. */
export function makeTemplate<Copy>(text: string, replacements: readonly Replacement<Copy>[]): Template<Copy> {
  const pieces: (string | TextOfCopy<Copy>)[] = [];
  const all = new RegExp(replacements.map(({ pattern }) => `(${pattern})`).join('|'), 'gu');
  let end = 0;
  for (const match of text.matchAll(all)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    const replacement = replacements[which];
    if (!replacement) throw new Error(`nothing replaces «${match[0]}»`);
    pieces.push(text.slice(end, match.index), replacement.textOf(match[0]));
    end = match.index + match[0].length;
  }
  return [...pieces, text.slice(end)];
}

export function writeTemplate<Copy>(template: Template<Copy>, copy: Copy): string {
  let text = '';
  for (const piece of template) text += typeof piece === 'string' ? piece : piece(copy);
  return text;
}

/** A text as a pattern that finds nothing else. */
export function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
