import type { ReceivedSource } from '../received/received-document.ts';
import type { Authority } from '../sync/authority.ts';
import { enclosedDocument } from './answers/enclosed-document.ts';

/** Documents of suppliers, read where the authority tells what it decided about a key. */
export function makeReceivedSource(authority: Pick<Authority, 'decision'>): ReceivedSource {
  return {
    async fetch(environment, accessKey) {
      const { outcome, exchange } = await authority.decision({ environment, accessKey });
      if (outcome.kind === 'unknown') return { kind: 'unavailable' };
      if (outcome.kind !== 'authorized') return { kind: 'not_authorized' };
      const xml = exchange.answer && enclosedDocument(exchange.answer);
      return xml ? { kind: 'authorized', xml, authorizedAt: outcome.authorizedAt } : { kind: 'unavailable' };
    },
  };
}
