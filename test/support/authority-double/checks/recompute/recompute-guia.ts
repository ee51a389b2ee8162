import type { XmlElement } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';

const support = ['codDocSustento', 'numDocSustento', 'numAutDocSustento', 'fechaEmisionDocSustento'];

/** A delivery note has no amounts; of a recipient's support document it says all or nothing (SRI reference §14.5). */
export function recomputeGuia(root: XmlElement): readonly string[] {
  return root.find('destinatarios/destinatario').flatMap((recipient, index) => {
    const missing = support.filter((name) => textAt(recipient, name) === '');
    return missing.length === 0 || missing.length === support.length
      ? []
      : missing.map((name) => `Falta ${name} (destinatario ${index + 1})`);
  });
}
