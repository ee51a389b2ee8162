import type { ResourceLink } from '@modelcontextprotocol/sdk/types.js';
import type { AgentDocument } from './agent-document.ts';

/** The addresses of a document's files among this server's resources. */
export const fileUris = {
  xml: (id: string) => `mostrador://documents/${id}/xml`,
  ride: (id: string, format: string) => `mostrador://documents/${id}/ride/${format}`,
} as const;

/** The RIDE and the XML of a document, to be read when they are wanted. */
export function linksOf({ id, number, status }: AgentDocument): readonly ResourceLink[] {
  const xml = status === 'authorized' || status === 'annulled' ? 'XML autorizado' : 'XML firmado';
  return [
    {
      type: 'resource_link',
      uri: fileUris.ride(id, 'a4'),
      name: `${number}.pdf`,
      title: `RIDE de ${number}`,
      mimeType: 'application/pdf',
    },
    {
      type: 'resource_link',
      uri: fileUris.xml(id),
      name: `${number}.xml`,
      title: `${xml} de ${number}`,
      mimeType: 'application/xml',
    },
  ];
}
