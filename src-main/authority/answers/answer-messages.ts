import type { SriMessage } from '../../documents/messages/sri-message.ts';
import { childOf, childrenOf, textOf, type XmlTree } from '../../documents/xml/xml-tree.ts';
import { explainMessage } from './messages.ts';

/** The messages inside `<mensajes>`, explained; none when the element is missing or empty. */
export function messagesIn(element: XmlTree): readonly SriMessage[] {
  const list = childOf(element, 'mensajes');
  if (list === undefined) return [];
  return childrenOf(list, 'mensaje').map((message) =>
    explainMessage({
      code: textOf(message, 'identificador'),
      // The title is a `mensaje` inside a `mensaje`.
      title: textOf(message, 'mensaje'),
      detail: textOf(message, 'informacionAdicional'),
      type: textOf(message, 'tipo'),
    }),
  );
}
