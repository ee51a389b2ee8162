import {
  type WebhookEventPattern,
  type WebhookEventType,
  webhookEventFamilies,
  webhookEventTypes,
} from '../../../../../src-main/contract/webhooks/webhook-event.ts';
import { type DocumentType, documentTypes } from '../../../../../src-main/documents/kinds.ts';

/** The events of an endpoint: everything there is and will be, or single types. */
export type EventsChoice = 'all' | ReadonlySet<WebhookEventType>;

export type EventFamily = FamilyOf<WebhookEventType>;
type FamilyOf<Type> = Type extends `${infer Name}.${string}` ? Name : never;

/** The types of a family, in the order of the contract. */
export function typesOf(family: EventFamily): readonly WebhookEventType[] {
  return webhookEventTypes.filter((type) => type.startsWith(`${family}.`));
}

/** Families that are not of a kind of document. A test is always sent to the tested endpoint: nobody chooses it. */
export type OtherFamily = Exclude<EventFamily, DocumentType | 'webhook'>;
export const otherFamilies = [
  'document',
  'import',
  'certificate',
  'entity',
  'sync',
] as const satisfies readonly OtherFamily[];

const families: readonly EventFamily[] = [...documentTypes, ...otherFamilies, 'webhook'];

export function familyOf(type: WebhookEventType): EventFamily {
  const family = families.find((one) => type.startsWith(`${one}.`));
  if (!family) throw new Error(`no family has ${type}`);
  return family;
}

export function choiceOf(patterns: readonly WebhookEventPattern[]): EventsChoice {
  if (patterns.includes('*')) return 'all';
  const isAsked = (type: WebhookEventType) =>
    patterns.includes(type) ||
    patterns.some((pattern) => pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)));
  return new Set(webhookEventTypes.filter(isAsked));
}

/** The shortest way to say it: a whole family by its name, with what may be added to it. */
export function patternsOf(choice: EventsChoice): readonly WebhookEventPattern[] {
  if (choice === 'all') return ['*'];
  return families.flatMap((family): readonly WebhookEventPattern[] => {
    const whole = webhookEventFamilies.find((pattern) => pattern === `${family}.*`);
    const types = typesOf(family);
    return whole && types.every((type) => choice.has(type))
      ? [whole]
      : types.filter((type) => choice.has(type));
  });
}

/** With types added, or taken out when all of them are there. */
export function toggled(
  choice: ReadonlySet<WebhookEventType>,
  types: readonly WebhookEventType[],
): ReadonlySet<WebhookEventType> {
  const others = [...choice].filter((type) => !types.includes(type));
  return new Set(types.every((type) => choice.has(type)) ? others : [...others, ...types]);
}
