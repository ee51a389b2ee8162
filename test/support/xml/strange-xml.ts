import fc from 'fast-check';

/** What somebody would write who wants two readers to understand two things; about half of it is plain. */
const names = ['a', 'b', 'Id', 'x-1', '__proto__', 'ñ', 'xmlns'];
const prefixes = ['', '', '', 'p', 'p', 'q', 'z', 'xml', 'xmlns'];
const namespaces = [
  'urn:a',
  'urn:a',
  'urn:b',
  'http://x.y/z',
  'http://x.y/z#',
  '',
  'a',
  'http:',
  'http://a:b/',
  'urn:a b',
  ' urn:a',
  'urn:é',
  'urn:😀',
  'urn:a&amp;b',
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/XML/1998/namespace',
];
const signs = [
  'x',
  'á',
  '😀',
  ' ',
  '"',
  "'",
  ']]',
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
  '&#xD;',
  '&#13;',
  '&#x9;',
  '&#xA;',
  '&#x1F600;',
  '&#0;',
  '&#xFFFE;',
  '&#55357;',
  '&eacute;',
  '&',
  '<',
  '>',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\u0085',
  '\u2028',
  '\uFEFF',
  '\uD83D',
];
const interruptions = ['<![CDATA[<b>&]]>', '<![CDATA[\r\n]]>', '<!-- c -->', '<?p i?>', ']]>', '<!', '</a>'];
const spaces = ['  ', '\n', '\t', ''];

const written = fc.array(usually(signs, 8), { maxLength: 3 }).map((parts) => parts.join(''));

/** Most often one of the first; the later ones are what few documents have. */
function usually<Value>(values: readonly Value[], common: number): fc.Arbitrary<Value> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...values.slice(0, common)), weight: 12 },
    { arbitrary: fc.constantFrom(...values), weight: 1 },
  );
}

function qualified(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}:${name}`;
}

const attribute = fc
  .tuple(usually(prefixes, 6), usually(names, 4), written)
  .map(([prefix, name, value]) => `${qualified(prefix, name)}="${value}"`);

const declaration = fc
  .tuple(usually(prefixes, 7), usually(namespaces, 5))
  .map(([prefix, namespace]) => `${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${namespace}"`);

const tag = fc.record({
  name: fc.tuple(usually(prefixes, 6), usually(names, 4)).map(([prefix, name]) => qualified(prefix, name)),
  declared: fc.array(declaration, { maxLength: 2 }),
  attributes: fc.array(attribute, { maxLength: 2 }),
  isSorted: usually([true, true, false], 2),
  space: usually([' ', ...spaces], 1),
  end: usually(['', ...spaces, '/'], 1),
});

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  content: fc.oneof(
    { depthSize: 'small' },
    { arbitrary: written, weight: 4 },
    { arbitrary: fc.constantFrom(...interruptions), weight: 1 },
    { arbitrary: tie('element'), weight: 6 },
  ),
  element: fc
    .tuple(tag, fc.array(tie('content'), { maxLength: 4 }))
    .map(([{ name, declared, attributes, isSorted, space, end }, content]) => {
      const written = [...declared.toSorted(), ...(isSorted ? attributes.toSorted() : attributes)];
      const opening = `<${name}${written.map((one) => space + one).join('')}${end}>`;
      return opening.endsWith('/>') ? opening : `${opening}${content.join('')}</${name}>`;
    }),
}));

/** An element, well-formed or not, whose prefixes are those that `strangeNamespaces` declares and some more. */
export const strangeElement: fc.Arbitrary<string> = element;

/** What declares the prefixes that most strange elements use. */
export const strangeNamespaces = 'xmlns:p="urn:p" xmlns:q="urn:a"';
