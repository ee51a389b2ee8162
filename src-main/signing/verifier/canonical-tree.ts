import { readXml, type XmlReading, type XmlTree } from '../../documents/xml/xml-tree.ts';
import { type CanonicalElement, elementsFrom } from './canonical-elements.ts';

/**
 * Reads an element in canonical form into a tree, as `readXml` does and several times as fast: there is one way only
 * to write anything in it. One with an instruction in it is left to `readXml`.
 */
export function readCanonical(text: string): XmlReading {
  const elements = text.includes('<?') ? [] : elementsFrom(text, 0, noneAround);
  const [root] = elements;
  return root?.end === text.length ? { ok: true, root: treeOf(text, root, elements) } : readXml(text);
}

const noneAround: ReadonlyMap<string, string> = new Map();

interface Growing extends XmlTree {
  text: string;
  readonly children: Growing[];
}

/** Elements come in the order they are written, each before what is inside of it. */
function treeOf(text: string, root: CanonicalElement, elements: readonly CanonicalElement[]): XmlTree {
  const trees = new Map<CanonicalElement, Growing>();
  /** Up to where the text of each is taken. */
  const taken = new Map<CanonicalElement, number>();
  for (const element of elements) {
    const tree = emptyTree(element);
    const { parent } = element;
    const around = parent && trees.get(parent);
    if (parent && around) {
      around.children.push(tree);
      around.text += decoded(text.slice(taken.get(parent), element.start));
      taken.set(parent, element.end);
    }
    trees.set(element, tree);
    taken.set(element, element.inside);
  }
  for (const [element, tree] of trees) tree.text += decoded(text.slice(taken.get(element), element.closed));
  return trees.get(root) ?? emptyTree(root);
}

function emptyTree({ name, prefix, namespaces, attributes }: CanonicalElement): Growing {
  const own = attributes.map(([written, value]) => [localOf(written), decoded(value)]);
  return {
    name,
    namespace: decoded(namespaces.get(prefix) ?? ''),
    attributes: Object.fromEntries(own),
    text: '',
    children: [],
  };
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** What stands for the characters that are written otherwise in canonical form (Canonical XML §2.3). */
function decoded(written: string): string {
  if (!written.includes('&')) return written;
  return written.replaceAll(
    /&(?:lt|gt|quot|amp|#x9|#xA|#xD);/g,
    (reference) => characters[reference] ?? reference,
  );
}

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#x9;': '\t',
  '&#xA;': '\n',
  '&#xD;': '\r',
};
