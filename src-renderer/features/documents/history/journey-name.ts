import type { DocumentEventResource } from '../../../../src-main/contract/documents/document-event.ts';

/** How the authorization was learned, where the authorization service did not tell it. */
const authorizedBy = {
  state_query: 'authorizedByState',
  file: 'authorizedByFile',
  listing: 'authorizedByListing',
} as const;

/** Under what name a step of the journey is shown: its type, or what was out of the ordinary about it. */
export function journeyName({ type, data }: Pick<DocumentEventResource, 'type' | 'data'>) {
  if (data.prices_with_taxes === 'classic') return 'recomputed';
  if (type !== 'authorized') return type;
  if (data.state === 'annulled') return 'authorizedThenAnnulled';
  const { by } = data;
  return by === 'state_query' || by === 'file' || by === 'listing' ? authorizedBy[by] : type;
}
