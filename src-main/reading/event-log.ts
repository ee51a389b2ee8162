import type { EventListQuery, EventResource, EventType } from '../contract/event.ts';
import type { Outcome } from '../contract/problems.ts';
import type { Environment } from '../documents/kinds.ts';
import { sha256 } from '../issuing/fingerprint.ts';
import { type KeysetPage, type KeysetQuestion, keysetPage } from './keyset-page.ts';

/** Something that happened to the installation. */
export interface NewEvent {
  readonly type: EventType;
  readonly environment?: Environment;
  readonly entityId?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What happened to the installation, for ever. */
export interface EventLog {
  append(event: NewEvent): Promise<EventResource>;
  /** The newest hundred of a type. */
  find(question: { type: EventType; entityId?: string }): Promise<readonly EventResource[]>;
  page(type: EventType | undefined, question: KeysetQuestion): Promise<readonly EventResource[]>;
}

/** A page of what happened, newest first. */
export function listHappenings(
  { log, cursorSecret }: { log: Pick<EventLog, 'page'>; cursorSecret: Uint8Array },
  { type, ...query }: EventListQuery,
): Promise<Outcome<KeysetPage<EventResource>>> {
  const list = {
    filters: sha256('happenings', type ?? '').slice(0, 16),
    cursorSecret,
    positionOf: ({ id }: EventResource) => id,
    find: (question: KeysetQuestion) => log.page(type, question),
  };
  return keysetPage(list, query);
}
