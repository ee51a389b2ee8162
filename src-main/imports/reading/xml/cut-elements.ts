/**
 * The elements of those local names as they are written in a well-formed text, in their order and without looking
 * inside. Reads the text once, however it was made to mislead; none more are given after one that does not end.
 */
export function* cutElements(text: string, names: readonly string[]): Generator<string, undefined> {
  const opening = new RegExp(`<(?<tag>(?:[\\w.-]+:)?(?:${names.join('|')}))[\\s>]`, 'g');
  for (;;) {
    const start = opening.exec(text);
    if (start === null) return undefined;
    const closing = `</${start.groups?.tag}`;
    const closed = text.indexOf(closing, opening.lastIndex);
    const end = closed === -1 ? -1 : text.indexOf('>', closed);
    if (end === -1) return undefined;
    opening.lastIndex = end + 1;
    yield text.slice(start.index, end + 1);
  }
}
