import type { Outcome } from '../../contract/problems/problems.ts';
import type { EventListQuery, EventResource } from '../../contract/webhooks/event.ts';
import { sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from '../lists/keyset-page.ts';
import type { EventLog } from './event-log.ts';

export type ActivityLog = ReturnType<typeof makeActivityLog>;

/** Reads the events of the installation for a person. */
export function makeActivityLog(dependencies: {
  readonly log: Pick<EventLog, 'page'>;
  readonly cursorSecret: Uint8Array;
}) {
  const { log, cursorSecret } = dependencies;
  return {
    /** A page of events, newest first. */
    list: ({ type, ...query }: EventListQuery): Promise<Outcome<KeysetPage<EventResource>>> =>
      keysetPage(
        {
          filters: sha256('activity', type ?? '').slice(0, 16),
          cursorSecret,
          positionOf: ({ id }: EventResource) => id,
          find: (question: KeysetQuestion) => log.page(type, question),
        },
        query,
      ),
  };
}
