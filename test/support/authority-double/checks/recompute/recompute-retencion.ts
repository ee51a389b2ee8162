import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { supportDocumentDifferences } from '../pieces/support-document.ts';
import { withheldAt, withheldDifferences } from '../pieces/withheld.ts';

/** Recomputes a withholding, of version 2.0.0 or, in its flat list, of 1.0.0 (SRI reference §9). */
export function recomputeRetencion(root: XmlElement): readonly string[] {
  const info = root.get('infoCompRetencion');
  if (info === null) return ['Falta infoCompRetencion'];
  const supports = root.find('docsSustento/docSustento');
  const flat = withheldAt(root, 'impuestos/impuesto');
  return [
    ...periodDifferences(info),
    ...(root.attr('version')?.value === '1.0.0' ? [] : subjectDifferences(info)),
    ...supports.flatMap(supportDocumentDifferences),
    ...repeatedSupports(supports),
    ...flat.flatMap((withheld, index) => withheldDifferences(withheld, `impuesto ${index + 1}`)),
  ];
}

function periodDifferences(info: XmlNode): readonly string[] {
  const stated = textAt(info, 'periodoFiscal');
  const month = textAt(info, 'fechaEmision').slice(3);
  return stated === month ? [] : [`periodoFiscal: el comprobante dice ${stated} y se emite en ${month}`];
}

/** Persons and companies from abroad say which they are, and nobody else does. */
function subjectDifferences(info: XmlNode): readonly string[] {
  const isForeign = textAt(info, 'tipoIdentificacionSujetoRetenido') === '08';
  const isStated = textAt(info, 'tipoSujetoRetenido') !== '';
  return isForeign === isStated ? [] : ['tipoSujetoRetenido va solo y siempre con la identificación 08'];
}

function repeatedSupports(supports: readonly XmlNode[]): readonly string[] {
  const names = supports.map(
    (support) => `${textAt(support, 'codDocSustento')} ${textAt(support, 'numDocSustento')}`,
  );
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  return [...new Set(repeated)].map((name) => `El sustento ${name} consta más de una vez`);
}
