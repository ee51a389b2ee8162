import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { SriMessage } from '../../../../src-main/documents/messages/sri-message.ts';
import type { CorrectionSection } from './correction-fields.ts';
import { placesOf } from './remedy-places.ts';

/** The authority's messages, each where it can be acted on. */
export interface Remedies {
  /** Beside a field, by its JSON pointer. */
  readonly atField: ReadonlyMap<string, readonly SriMessage[]>;
  /** At the head of a section, by the section's pointer. */
  readonly atSection: ReadonlyMap<string, readonly SriMessage[]>;
  /** About no datum that can be changed here. */
  readonly general: readonly SriMessage[];
}

/** Puts each message beside the field it is about, else at its section, else above all. */
export function placeRemedies(
  messages: readonly SriMessage[],
  type: DocumentType,
  sections: readonly CorrectionSection[],
): Remedies {
  const atField = new Map<string, SriMessage[]>();
  const atSection = new Map<string, SriMessage[]>();
  const general: SriMessage[] = [];
  const pointers = new Set(
    sections.flatMap(({ at, fields, blank }) =>
      blank === undefined ? fields.map((field) => at + field.at) : [],
    ),
  );
  for (const message of messages) {
    const places = placesOf(message, type);
    const fields = places.filter((place) => pointers.has(place));
    const owners = sections.filter(({ at }) => places.some((place) => isWithin(place, at)));
    for (const place of fields) put(atField, place, message);
    if (fields.length > 0) continue;
    for (const { at } of owners) put(atSection, at, message);
    if (owners.length === 0) general.push(message);
  }
  return { atField, atSection, general };
}

/** A place names a section by its own pointer, or all the sections of the items of a list. */
function isWithin(place: string, section: string): boolean {
  if (section === '' || section === place) return section !== '';
  return section.startsWith(`${place}/`) && /^\d+$/.test(section.slice(place.length + 1));
}

function put(places: Map<string, SriMessage[]>, place: string, message: SriMessage): void {
  const others = places.get(place);
  if (others) others.push(message);
  else places.set(place, [message]);
}
