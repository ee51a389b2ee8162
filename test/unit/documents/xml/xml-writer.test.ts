import { describe, expect, it } from 'vitest';
import { attribute, element, xmlDocument } from '../../../../src-main/documents/xml/xml-writer.ts';
import { canonicalRootOf } from '../../../support/xml/xsd.ts';

describe('writing XML', () => {
  it.each([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['\r', '&#xD;'],
    [`"'\t\n`, `"'\t\n`],
    ['&lt;&', '&amp;lt;&amp;'],
  ])('writes %j in text as %j', (text, written) => {
    expect(element('a', text)?.xml).toBe(`<a>${written}</a>`);
  });

  it.each([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['"', '&quot;'],
    ['\t', '&#x9;'],
    ['\n', '&#xA;'],
    ['\r', '&#xD;'],
    [`>'`, `>'`],
    ['&quot;"', '&amp;quot;&quot;'],
  ])('writes %j in an attribute as %j', (value, written) => {
    expect(element('a', [], attribute('b', value))?.xml).toBe(`<a b="${written}"></a>`);
  });

  it.each([
    ['undefined', undefined],
    ['an empty text', ''],
    ['no children', []],
    ['children left out', [undefined, [undefined]]],
  ])('leaves out an element of %s', (_, content) => {
    expect(element('a', content)).toBeUndefined();
  });

  it('never writes an empty-element tag', () => {
    expect(element('a', [], attribute('b', ''))?.xml).toBe('<a b=""></a>');
  });

  it('flattens children in order', () => {
    const leaf = (name: string) => element(name, name);
    expect(element('a', [leaf('b'), [leaf('c'), undefined, [leaf('d')]]])?.xml).toBe(
      '<a><b>b</b><c>c</c><d>d</d></a>',
    );
  });

  it('writes a document whose root is in canonical form already', () => {
    const xml = xmlDocument('factura', '2.1.0', [
      element('a', 'ñ 👍 <&>\r ]]>'),
      element('d', [], attribute('nombre', '\t\n\r"<&>') + attribute('valor', 'x')),
    ]);
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>${canonicalRootOf(xml)}`);
    expect(xml).toContain('<factura id="comprobante" version="2.1.0">');
  });
});
