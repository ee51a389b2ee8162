import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { SriMessage } from '../../../../src-main/documents/messages/sri-message.ts';
import type { FormPointers } from '../body/form-pointers.ts';
import { remedyPointersOf } from './remedy-pointers.ts';

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
export function groupRemedies(
  messages: readonly SriMessage[],
  type: DocumentType,
  { fields, parts }: Pick<FormPointers, 'fields' | 'parts'>,
): Remedies {
  const atField = new Map<string, SriMessage[]>();
  const atSection = new Map<string, SriMessage[]>();
  const general: SriMessage[] = [];
  for (const message of messages) {
    const pointers = remedyPointersOf(message, type);
    const ofFields = pointers.filter((pointer) => fields.has(pointer));
    const ofParts = pointers.filter((pointer) => parts.has(pointer));
    for (const pointer of ofFields) put(atField, pointer, message);
    if (ofFields.length > 0) continue;
    for (const pointer of ofParts) put(atSection, pointer, message);
    if (ofParts.length === 0) general.push(message);
  }
  return { atField, atSection, general };
}

function put(messages: Map<string, SriMessage[]>, pointer: string, message: SriMessage): void {
  const others = messages.get(pointer);
  if (others) others.push(message);
  else messages.set(pointer, [message]);
}
