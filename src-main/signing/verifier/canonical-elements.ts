/** An element of a text in canonical form, by where it is written. */
export interface CanonicalElement {
  readonly prefix: string;
  /** Local name. */
  readonly name: string;
  readonly parent: CanonicalElement | null;
  /** The namespaces that hold inside of it, by prefix, as written: its own declarations and all around it. */
  readonly namespaces: ReadonlyMap<string, string>;
  /** Without declarations of namespaces; each with its value as written. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly start: number;
  /** Where its content begins, behind its opening tag. */
  readonly inside: number;
  /** Where its closing tag begins; -1 when it was not read to there. */
  readonly closed: number;
  /** Behind its closing tag. */
  readonly end: number;
}

/**
 * In canonical form every tag is written like this: values never hold `"` or `<`, but they may hold `>`. The stroke of a
 * closing tag, prefix, name and attributes; without names for the groups, which take as long as the matching.
 */
const TAG = /<(\/?)(?:([^\s<>:/="]+):)?([^\s<>:/="]+)((?: [^\s<>="]+="[^"<]*")*)>/g;
const ATTRIBUTE = / ([^\s<>="]+)="([^"<]*)"/g;

type Opened = { -readonly [Key in keyof CanonicalElement]: CanonicalElement[Key] };

/** The element that begins at a place of a canonical text, as its first tag says; null when none begins there. */
export function openingTag(text: string, start: number): CanonicalElement | null {
  TAG.lastIndex = start;
  const tag = TAG.exec(text);
  return tag?.index === start && tag[1] === '' ? opened(tag, null, new Map()) : null;
}

/**
 * The element that begins at a place of a canonical text and all that are inside of it, in the order they are written.
 * Empty when none begins there, or it does not end.
 */
export function elementsFrom(
  text: string,
  start: number,
  around: ReadonlyMap<string, string>,
): readonly CanonicalElement[] {
  const elements: Opened[] = [];
  const open: Opened[] = [];
  TAG.lastIndex = start;
  for (let tag = TAG.exec(text); tag !== null; tag = TAG.exec(text)) {
    if (tag[1] === '/') {
      const closed = open.pop();
      if (closed?.name !== tag[3] || closed?.prefix !== (tag[2] ?? '')) return [];
      closed.closed = tag.index;
      closed.end = TAG.lastIndex;
      if (open.length === 0) return closed.start === start ? elements : [];
    } else {
      const parent = open.at(-1) ?? null;
      const element = opened(tag, parent, parent?.namespaces ?? around);
      elements.push(element);
      open.push(element);
    }
  }
  return [];
}

function opened(
  tag: RegExpExecArray,
  parent: CanonicalElement | null,
  around: ReadonlyMap<string, string>,
): Opened {
  const [written, , prefix = '', name = '', attributes = ''] = tag;
  const { index: start } = tag;
  const place = { start, inside: start + written.length, closed: -1, end: -1 };
  return { prefix, name, parent, ...place, ...readAttributes(attributes, around) };
}

function readAttributes(
  written: string,
  around: ReadonlyMap<string, string>,
): Pick<CanonicalElement, 'namespaces' | 'attributes'> {
  if (written === '') return { namespaces: around, attributes: [] };
  const attributes: [string, string][] = [];
  let namespaces: Map<string, string> | undefined;
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) {
      namespaces ??= new Map(around);
      namespaces.set(name.slice('xmlns:'.length), value);
    } else attributes.push([name, value]);
  }
  return { namespaces: namespaces ?? around, attributes };
}
