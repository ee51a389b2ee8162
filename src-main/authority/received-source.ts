import type { ReceivedSource } from '../received/received-document.ts';
import type { Authority } from '../sync/ports/authority.ts';
import { namesAnother } from './answers/names-another.ts';

/** Documents of suppliers, read where the authority answers what it decided about a key. */
export function makeReceivedSource(authority: Pick<Authority, 'decision'>): ReceivedSource {
  return {
    async fetch(environment, accessKey) {
      const ask = () => authority.decision({ environment, accessKey });
      let { outcome } = await ask();
      // A connection kept alive may have ended since the last question; a person waits, who would only ask again.
      if (outcome.kind === 'unknown' && outcome.problem === 'cut') ({ outcome } = await ask());
      switch (outcome.kind) {
        case 'authorized': {
          const { document: xml, authorizedAt } = outcome;
          const isClear = xml !== undefined && !namesAnother(outcome, accessKey);
          return isClear ? { kind: 'authorized', xml, authorizedAt } : { kind: 'unavailable' };
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
