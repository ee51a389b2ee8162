/**
 * Writes XML that is born in canonical form (inclusive C14N 1.0), so that signing needs no parser: no empty-element
 * tags, attributes in order, only the escapes C14N writes, no white space between elements.
 */
export type XmlNode = XmlElement | readonly XmlNode[] | undefined;

/** An element already written. */
export interface XmlElement {
  readonly xml: string;
}

/**
 * An element. Undefined text or no children leaves it out altogether: the schemas refuse empty optional elements
 * (SRI reference §15).
 */
export function element(
  name: string,
  content: string | readonly XmlNode[] | undefined,
  attributes = '',
): XmlElement | undefined {
  if (content === undefined) return undefined;
  const inner = typeof content === 'string' ? escapeText(content) : join(content);
  return inner === '' && attributes === '' ? undefined : { xml: `<${name}${attributes}>${inner}</${name}>` };
}

/** Attributes in the order given, which must be alphabetical. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeAttribute(value)}"`;
}

/** The whole document: declaration and root, which every schema wants as `id="comprobante"`. */
export function xmlDocument(root: string, version: string, content: readonly XmlNode[]): string {
  const attributes = attribute('id', 'comprobante') + attribute('version', version);
  return `<?xml version="1.0" encoding="UTF-8"?><${root}${attributes}>${join(content)}</${root}>`;
}

function join(nodes: readonly XmlNode[]): string {
  let xml = '';
  for (const node of nodes) {
    if (node === undefined) continue;
    xml += 'xml' in node ? node.xml : join(node);
  }
  return xml;
}

/** Nearly all texts are free of markup, and looking once is much cheaper than replacing four times. */
const escapedInText = /[&<>\r]/;
const escapedInAttributes = /[&<"\t\n\r]/;

function escapeText(text: string): string {
  if (!escapedInText.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;');
}

function escapeAttribute(text: string): string {
  if (!escapedInAttributes.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
}
