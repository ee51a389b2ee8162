import type { EventResource, EventType } from '../../contract/webhooks/event.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { KeysetQuestion } from '../lists/keyset-page.ts';

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
