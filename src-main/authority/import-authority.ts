import type { ImportAuthority } from '../imports/ports/import-authority.ts';
import type { Authority } from '../sync/ports/authority.ts';
import { namesAnother } from './answers/names-another.ts';

/** What the authority says of documents of a previous system, asked where it answers what it decided about a key. */
export function makeImportAuthority(authority: Pick<Authority, 'decision'>): ImportAuthority {
  return {
    async ask(environment, accessKey) {
      const { outcome } = await authority.decision({ environment, accessKey });
      switch (outcome.kind) {
        case 'authorized': {
          if (namesAnother(outcome, accessKey)) return { kind: 'unavailable' };
          const authorizedAt = new Date(outcome.authorizedAt).toISOString();
          const { document: xml } = outcome;
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
