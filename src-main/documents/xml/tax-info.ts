import { childOf, textOf, type XmlTree } from './xml-tree.ts';

/** What `infoTributaria` of a document says under a name, trimmed; empty where either is missing. */
export function taxInfoText(document: XmlTree, name: string): string {
  const taxInfo = childOf(document, 'infoTributaria');
  return taxInfo ? textOf(taxInfo, name) : '';
}
