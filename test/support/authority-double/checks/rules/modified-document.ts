import { textAt } from '../../document-facts.ts';
import { errorMessage } from '../../soap/service-message.ts';
import type { ContentRule } from './content-rule.ts';

const infos: Readonly<Record<string, string>> = {
  notaCredito: 'infoNotaCredito',
  notaDebito: 'infoNotaDebito',
};

/** Credit and debit notes modify an invoice (SRI reference §9): message 64. */
export const modifiedDocumentFaults: ContentRule = (root) => {
  const info = infos[root.name];
  if (info === undefined) return [];
  const code = textAt(root, `${info}/codDocModificado`);
  const number = textAt(root, `${info}/numDocModificado`);
  return [
    ...(code === '01' ? [] : [errorMessage('64', `No se modifica un documento del tipo ${code}`)]),
    ...(/^\d{3}-\d{3}-\d{9}$/u.test(number)
      ? []
      : [errorMessage('64', `El número ${number} no es de un documento`)]),
  ];
};
