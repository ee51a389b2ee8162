import type { ImportAuthority } from '../imports/import-authority.ts';
import type { Authority } from '../sync/authority.ts';
import { enclosedDocument } from './answers/enclosed-document.ts';

/** What the authority says of documents of a previous system, asked where it tells what it decided about a key. */
export function makeImportAuthority(authority: Pick<Authority, 'decision'>): ImportAuthority {
  return {
    async ask(environment, accessKey) {
      const { outcome, exchange } = await authority.decision({ environment, accessKey });
      switch (outcome.kind) {
        case 'authorized': {
          const xml = exchange.answer ? enclosedDocument(exchange.answer) : undefined;
          const authorizedAt = new Date(outcome.authorizedAt).toISOString();
          return { kind: 'authorized', authorizedAt, ...(xml !== undefined && { xml }) };
        }
        case 'not_authorized':
        case 'not_found':
          return { kind: outcome.kind };
        case 'in_process':
          return { kind: 'undecided' };
        case 'unknown':
          return { kind: 'unavailable' };
      }
    },
  };
}
