import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { DocumentType } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';

/** What a person calls a type of document: `Nota de crédito`, `Credit note`. */
export function kindLabel(type: DocumentType): string {
  return translate({ es: kindOf(type).label, en: inEnglish(type) });
}

/** The API's names are the English ones. */
function inEnglish(type: DocumentType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`;
}
