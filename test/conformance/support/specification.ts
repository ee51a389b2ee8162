/** One thing that the specification says: a row of a table, an entry of a list, or a sentence. */
export interface Item {
  /** Its section and its first words: `pagination/limit-integer-1-to-100`. Stable while the text is. */
  readonly id: string;
  readonly kind: 'row' | 'entry' | 'sentence';
  /** As it is written, without the marks of emphasis. */
  readonly text: string;
}

interface TextLine {
  readonly section: string;
  readonly kind: Item['kind'];
  /** What the name is made of: the cells of a row, or the words of a sentence. */
  readonly parts: readonly string[];
  readonly text: string;
}

/** Enough words to tell the sentences of a section apart; more are taken where they are not enough. */
const FIRST_WORDS = 6;

/**
 * Takes a specification in Markdown apart into everything it says. A name is the section and the fewest words, but at
 * least six, or cells, but at least one, that no other item of the section begins with.
 */
export function itemsOf(markdown: string): readonly Item[] {
  const lines = textLinesOf(markdown);
  return lines.map(({ section, kind, parts, text }) => {
    const others = lines.filter((other) => other.section === section && other.text !== text);
    const least = kind === 'row' ? 1 : FIRST_WORDS;
    let count = least;
    while (
      count < parts.length &&
      others.some((other) => nameOf(other.parts, count) === nameOf(parts, count))
    ) {
      count += 1;
    }
    return { id: `${section}/${nameOf(parts, count)}`, kind, text };
  });
}

function textLinesOf(markdown: string): readonly TextLine[] {
  const textLines: TextLine[] = [];
  let section = '';
  let title: string | undefined;
  let isHead = true;
  for (const line of linesOf(markdown)) {
    const heading = /^#+ (.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      // What stands under the title of all has no section of its own.
      title ??= heading;
      section = heading === title ? 'top' : slug(plain(heading).replace(/^\d+\. |\(.*/g, ''));
    } else if (line.startsWith('|')) {
      // A table begins with the names of its columns.
      if (!isHead && !isRule(line)) textLines.push(rowOf(section, line));
      isHead = false;
      continue;
    } else {
      const kind: Item['kind'] = isEntry(line) ? 'entry' : 'sentence';
      for (const text of sentencesOf(plain(line))) {
        textLines.push({ section, kind, parts: wordsOf(text), text });
      }
    }
    isHead = true;
  }
  return textLines;
}

/** Lines that say something; a paragraph or an entry is one, however it was wrapped. */
function linesOf(markdown: string): readonly string[] {
  const lines: string[] = [];
  let goesOn = false;
  for (const line of markdown.split('\n')) {
    const isText = line.trim() !== '' && !line.startsWith('|') && !line.startsWith('#');
    if (isText && goesOn && !isEntry(line)) lines.splice(-1, 1, `${lines.at(-1)} ${line.trim()}`);
    else if (line.trim() !== '') lines.push(line);
    goesOn = isText;
  }
  return lines;
}

function isEntry(line: string): boolean {
  return /^(?:- |\d+\. )/.test(line);
}

function rowOf(section: string, line: string): TextLine {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => plain(cell.trim()));
  return { section, kind: 'row', parts: cells.filter((cell) => cell !== ''), text: cells.join(' | ') };
}

/** The line under the names of a table's columns. */
function isRule(line: string): boolean {
  return /^[|\s:-]+$/.test(line);
}

/**
 * A sentence ends where the next begins with a capital, or with the name of something. What is not shown of an
 * operation belongs to the sentence that tells what it does.
 */
function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const sentence of text.split(
    /(?<=[.!?])\s+(?=[A-Z<]|next_cursor|prev_cursor|result values|code values|http only|an endpoint's)/u,
  )) {
    const before = sentences.at(-1);
    const isOpen = /^[A-Z][a-z]+(?: and [a-z]+)*(?: shape)?: not shown\.$/.test(sentence);
    if (isOpen && before !== undefined) sentences.splice(-1, 1, `${before} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => slug(word) !== '');
}

function nameOf(parts: readonly string[], count: number): string {
  return slug(parts.slice(0, count).join(' '));
}

function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/^(?:- |\d+\. )/, '')
    .trim();
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
