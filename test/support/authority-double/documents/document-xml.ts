import { checkDigitOf } from '../checks/access-key.ts';

/** What a hand-written document is numbered by; the rest of its head is always the same. */
export interface Numbering {
  readonly sequential?: string;
  /** dd/mm/yyyy */
  readonly date?: string;
  readonly numericCode?: string;
  /** `1` test, `2` production. */
  readonly ambiente?: '1' | '2';
}

/** The day every hand-written document is issued unless it says otherwise, and a moment after it. */
export const issueDate = '20/11/2026';
export const justAfter: Date = new Date('2026-11-20T18:00:00-05:00');

/** A document with a correct head and access key around what a test writes itself. */
export function documentXml(
  { root, version, codDoc }: { readonly root: string; readonly version: string; readonly codDoc: string },
  content: string,
  { sequential = '000000001', date = issueDate, numericCode = '12345678', ambiente = '1' }: Numbering = {},
): string {
  const digits = `${date.replaceAll('/', '')}${codDoc}1790012345001${ambiente}001001${sequential}${numericCode}1`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<${root} id="comprobante" version="${version}"><infoTributaria><ambiente>${ambiente}</ambiente>` +
    '<tipoEmision>1</tipoEmision><razonSocial>EMPRESA DE PRUEBA S.A.</razonSocial><ruc>1790012345001</ruc>' +
    `<claveAcceso>${digits}${checkDigitOf(digits)}</claveAcceso><codDoc>${codDoc}</codDoc><estab>001</estab>` +
    `<ptoEmi>001</ptoEmi><secuencial>${sequential}</secuencial><dirMatriz>Quito</dirMatriz></infoTributaria>` +
    `${content.replace(/>\s+</gu, '><').trim()}</${root}>`
  );
}

/** The same document with some texts replaced, each at its first occurrence; a text it does not have is an error. */
export function altered(xml: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The document has no ${from}`);
    return text.replace(from, to);
  }, xml);
}
