import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { SriMessage } from '../../../../src-main/documents/messages/sri-message.ts';
import type { FormPlaces } from '../body/form-places.ts';
import { placesOf } from './remedy-places.ts';

/** The authority's messages, each where it can be acted on. */
export interface Remedies {
  /** Beside a field, by its JSON pointer. */
  readonly atField: ReadonlyMap<string, readonly SriMessage[]>;
  /** At the head of a part, by its pointer. */
  readonly atSection: ReadonlyMap<string, readonly SriMessage[]>;
  /** About no datum that can be changed here. */
  readonly general: readonly SriMessage[];
}

/** Puts each message beside the field it is about, else at its part, else above all. */
export function placeRemedies(
  messages: readonly SriMessage[],
  type: DocumentType,
  { fields, parts }: Pick<FormPlaces, 'fields' | 'parts'>,
): Remedies {
  const atField = new Map<string, SriMessage[]>();
  const atSection = new Map<string, SriMessage[]>();
  const general: SriMessage[] = [];
  for (const message of messages) {
    const places = placesOf(message, type);
    const ofFields = places.filter((place) => fields.has(place));
    const ofParts = places.filter((place) => parts.has(place));
    for (const place of ofFields) put(atField, place, message);
    if (ofFields.length > 0) continue;
    for (const place of ofParts) put(atSection, place, message);
    if (ofParts.length === 0) general.push(message);
  }
  return { atField, atSection, general };
}

function put(places: Map<string, SriMessage[]>, place: string, message: SriMessage): void {
  const others = places.get(place);
  if (others) others.push(message);
  else places.set(place, [message]);
}
