import { XmlDocument, type XmlNode } from 'libxml2-wasm';
import type { DocumentKind } from './document-kinds.ts';

/** What the checks compare: read from the document itself, not from its access key. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly version: string;
  readonly accessKey: string;
  readonly ambiente: string;
  readonly tipoEmision: string;
  readonly ruc: string;
  readonly codDoc: string;
  readonly estab: string;
  readonly ptoEmi: string;
  readonly secuencial: string;
  /** dd/mm/yyyy; of a delivery note, which does not write it, the date its access key begins with. */
  readonly issueDate: string;
}

export function factsOf(document: XmlDocument, kind: DocumentKind): DocumentFacts {
  const { root } = document;
  const header = (name: string) => textAt(root, `infoTributaria/${name}`);
  const accessKey = header('claveAcceso');
  return {
    kind,
    version: root.attr('version')?.value ?? '',
    accessKey,
    ambiente: header('ambiente'),
    tipoEmision: header('tipoEmision'),
    ruc: header('ruc'),
    codDoc: header('codDoc'),
    estab: header('estab'),
    ptoEmi: header('ptoEmi'),
    secuencial: header('secuencial'),
    issueDate: kind.datePath === null ? dateInKey(accessKey) : textAt(root, kind.datePath),
  };
}

/** The eight digits a key begins with, as a date of the documents. */
function dateInKey(accessKey: string): string {
  return `${accessKey.slice(0, 2)}/${accessKey.slice(2, 4)}/${accessKey.slice(4, 8)}`;
}

/** The number no other key may have: type, issuer, environment, series and sequential. */
export function numberOf({ codDoc, ruc, ambiente, estab, ptoEmi, secuencial }: DocumentFacts): string {
  return `${ruc} ${codDoc} ${ambiente} ${estab}-${ptoEmi}-${secuencial}`;
}

/** The text at a path of unprefixed names; empty when there is nothing. */
export function textAt(node: XmlNode, path: string): string {
  return node.get(path)?.content ?? '';
}

/** Lends the parsed document for the time of `use`; its memory is outside the JavaScript heap. */
export function withXml<Result>(xml: Uint8Array, use: (document: XmlDocument) => Result): Result {
  const document = XmlDocument.fromBuffer(xml);
  try {
    return use(document);
  } finally {
    document.dispose();
  }
}
